import type { Ruleset } from "tilewright";
import { presets, type RulesetPreset } from "tilewright/rulesets";
import { knobs } from "./knobs.ts";

/**
 * One row of the table of docs/rules-of-the-world.md: what presets say about some knobs, and what that rests on.
 * A knob that no row of a preset names is off there: nothing that we read speaks of such a rule.
 */
export interface SourceRow {
  /** The presets by their ids. */
  readonly presets: readonly string[];
  readonly knobs: readonly string[];
  readonly says: string;
  /**
   * How that is known. `read`: the text itself was read. `cited`: somebody cites it or sums it up. `seen`: a program or
   * a player has it so. `unknown`: nothing says so. `not followed`: something says so, and the preset does not.
   */
  readonly evidence: string;
  /** The document and the place in it; `-` if there is none. */
  readonly source: string;
}

/** Everything that a cell may say of how it is known. */
export const evidences: readonly string[] = ["read", "cited", "seen", "unknown", "not followed"];

// preset | base | follows
const followed = `
north-america-2017 | us2021 | the Official Tournament Rules of the North American Scrabble Players Association (NASPA), edition of 20 January 2017 (the newest that we could find), as we read them in summaries and in recorded games
international-2022 | northAmerica2017 | the game rules of the World English-Language Scrabble Players' Association (WESPA), version 5.1, of 14 November 2021, read in full; of its standard prices, five points for the play (3.10.13(b)(ii))
world-english-2022 | northAmerica2017 | the same; of its standard prices the preferred one, five points for each word (3.10.13(b)(i))
united-kingdom-2012 | northAmerica2017 | the same, by which the Association of British Scrabble Players has played since 1 January 2012 (Scrabble3D, British English)
united-kingdom-2009 | northAmerica2017 | the Game Rules of the Association of British Scrabble Players (ABSP), April 2009 (we could read their introduction and list of changes), and what players there write about challenges. For games until 2011: since 1 January 2012 the rules of WESPA hold there (Scrabble3D, British English), so a club of today takes \`unitedKingdom2012\`
spanish-2026 | northAmerica2017 | the rules of the Federación Internacional de Scrabble en Español (FISE, now FILE), modalidad clásica, as three other programs cite them
polish-2026 | northAmerica2017 | the tournament rules of the Polska Federacja Scrabble (PFS), article 5.1.1, and as another program has them
german-2026 | northAmerica2017 | the Turnierspielordnung of Scrabble Deutschland, version 1.0 (25 April 2010), as another program cites it, and a column on tournament games
french-2026 | northAmerica2017 | free play in French: the Règlement du Scrabble classique de compétition of the international federation (FISF), version 7.5a (1 September 2010), and the text of 2020, as other programs cite them, and the beginning of the same rules on the site of the federation of Quebec
romanian-2023 | northAmerica2017 | the free game of the Federaţia Română de Scrabble (FRSc), rules of 2011 as another program cites them, and as Ninel Aldea published it, with eight tiles held and seven laid as a player described it
swedish-2010 | northAmerica2017 | the tournament rules of Svenska Scrabbleförbundet of 14 January 1999, with changes up to 13 June 2010, as another program follows them; where these are silent, that program takes the rules in the box
catalan-2017 | northAmerica2017 | the Reglament de joc of the Federació Internacional de Scrabble en Català (FISC), July 2011, as another program cites it, and what its assembly of 2017 changed. Another association, AJUSC, has kept the rule that went
slovak-2026 | northAmerica2017 | the rules of Slovenský spolok SCRABBLE (SSS), as another program quotes and follows them; of its Súťažný poriadok of 5 October 2020 we could read the beginning
hong-kong-2012 | northAmerica2017 | the nine-tile game of the Hong Kong Crossword Club, as we read its page of 2012
large-2004 | us2021 | the game on 21 by 21 squares sold since 2004, as encyclopedias describe it
`;

// presets | knobs | what they say | how that is known | source
const table = `
north-america-2017 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the English tiles on the standard board; seven tiles, and 50 points for all seven | seen | Scrabble3D, American English (letters, board, numberOfLetters, scrabbleBonus)
north-america-2017 | players.min, players.max | two play | cited | scrabbleclub195.net/first.htm, "Number of Players"; champaignscrabble.com/Articles/AboutClub.html (16 September 2010), "How games are played"
north-america-2017 | exchange.minTiles, exchange.maxTiles | one tile or more, even all | cited | htfbw.com/games-cards/Board-Games/38651.shtml, on exchanges at tournaments
north-america-2017 | exchange.minBag | seven tiles in the bag | cited | Official Tournament Rules of 27 June 2012, IV.E.2.a (page 16), as Scrabble3D cites them; wolges
north-america-2017 | wordCheck, challenge.whenWrong | words are looked up on a challenge, and a failed one costs the next turn | cited | en.wikipedia.org/wiki/Challenge_(Scrabble), "Double challenge"
north-america-2017 | challenge.looksUp | the words that the challenger names, and one challenge of a play | unknown | that words are named: IV.J.2 of the edition of 2012, quoted on scrabble3d.info, "a multi-word challenge"; issue 1413 of the program liwords. No text that we read speaks of a second challenge
north-america-2017 | forbiddenLabels | the list alone decides | read | a draft of the association's rules of 25 July 2008, on scrabble-assoc.com/build/rules/rules2.html; the rules of 1995, I.A, on math.utoronto.ca/~jjchew/scrabble/rules/nsa.html
north-america-2017 | end.passesEach, end.scorelessTurns | six scoreless turns in a row, and no number of passes | cited | V.C.2 (page 25) of the edition of 2012, as Scrabble3D cites it; Wikipedia, "Scrabble", End of game (read in a copy, wiki.niidae.com), where either player may then end the game: here it ends by itself
north-america-2017 | leftover.own, leftover.toFinisher | whoever goes out gains twice the others' tiles | cited | boardgames.about.com/od/ScrabbleFAQ/f/When-is-Scrabble-Over.htm (read in a copy, thesprucecraftsaf.pages.dev), which names NASPA; recorded games
north-america-2017 | end.lostTurnsCount | a turn lost to a failed challenge counts among the six | seen | the programs macondo (game/game.go) and liwords count it like a pass; V.C.2 could not be read
north-america-2017 | tieBreak | a tie is shared | seen | the program liwords calls it a tie game
north-america-2017 | dictionaryUse | only for challenges | unknown | -
north-america-2017 | end.zerosNeedScore | a game cannot end at 0–0 | not followed | Wikipedia, "Scrabble", of earlier rules (read in a copy, wiki.niidae.com)
international-2022, world-english-2022, united-kingdom-2012 | tileSet, layout | the English tiles on the standard board | read | WESPA 5.1, 1.1(a), 1.3.1 and Appendix 1: the published game with its 100 tiles
international-2022, world-english-2022, united-kingdom-2012 | players.min, players.max | two play | read | WESPA 5.1, 1.1(b)(i)
international-2022, world-english-2022, united-kingdom-2012 | rackSize, maxTilesPerPlay, bonuses | seven tiles, and 50 points for all seven | read | WESPA 5.1, Appendix 1
international-2022, world-english-2022, united-kingdom-2012 | exchange.minTiles, exchange.maxTiles, exchange.minBag | one tile or more, even all, with seven tiles in the bag; nothing put down is a pass | read | WESPA 5.1, 3.2.1, 3.13.2(b) and Appendix 1
international-2022, world-english-2022, united-kingdom-2012 | wordCheck | words are looked up on a challenge | read | WESPA 5.1, 3.10.1 and Appendix 1
international-2022, world-english-2022, united-kingdom-2012 | challenge.looksUp | the words that the challenger names, which are fixed once the look-up begins; no article allows another challenge of the play, except of a word that was written wrongly | read | WESPA 5.1, 3.10.8(b), 3.10.9, 3.10.10 and 3.11.2(a); a player on word-buff.com/when-a-play-results-in-two-words-can-both-words-be-challenged-at-once.html says the same outright
world-english-2022, united-kingdom-2012 | challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs five points for each word looked up, the preferred of the standard prices; the challenged player gets them, as is recommended | read | WESPA 5.1, 3.10.13(a) and (b)(i). The other prices: \`worldEnglishPrices\`
international-2022 | challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs five points for the play; the challenged player gets them, as is recommended | read | WESPA 5.1, 3.10.13(a) and (b)(ii)
international-2022, world-english-2022, united-kingdom-2012 | forbiddenLabels | the list alone decides | read | WESPA 5.1, 1.2(b)
international-2022, world-english-2022, united-kingdom-2012 | dictionaryUse | only once a word has been played and challenged; no other devices | read | WESPA 5.1, Appendix 1 and 1.6
international-2022, world-english-2022, united-kingdom-2012 | end.passesEach | two passes by everybody do not end a game | read | WESPA 5.1, 1.1(b)(ii)
international-2022, world-english-2022, united-kingdom-2012 | end.scorelessTurns, end.lostTurnsCount | six scoreless turns: passes, exchanges and successful challenges, and nothing else | read | WESPA 5.1, 5.2
international-2022, world-english-2022, united-kingdom-2012 | leftover.own | if nobody goes out, all players lose their own tiles | read | WESPA 5.1, 5.2
international-2022, world-english-2022, united-kingdom-2012 | leftover.toFinisher | whoever goes out gains twice the other's tiles, as is recommended; taking them off one player and giving them to the other is allowed as well, with the same difference between the scores | read | WESPA 5.1, 5.1.4(a)
international-2022, world-english-2022, united-kingdom-2012 | tieBreak | a tie is shared | read | no article of WESPA 5.1 breaks a tie
united-kingdom-2009 | players.min, players.max | two play | read | ABSP Game Rules, April 2009, Introduction, on docslib.org/download/12134221
united-kingdom-2009 | wordCheck, challenge.whenWrong | a failed challenge costs nothing | seen | scrabble.collinsdictionary.com/blog/challenge, by Barry Grossman: "in this country", but not in the highest tournaments
united-kingdom-2009 | challenge.looksUp | the words that the challenger names, and one challenge of a play | unknown | that words are named: centrestar.co.uk/best/FAQ.htm (28 January 2009), on a knock-out under "normal ABSP Game Rules", which for 2009 took five points for each word challenged
united-kingdom-2009 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses, exchange.minTiles, exchange.minBag, exchange.maxTiles, forbiddenLabels, dictionaryUse, end.passesEach, end.scorelessTurns, leftover.own, leftover.toFinisher, tieBreak | as in the base | unknown | -
spanish-2026 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Spanish tiles on the standard board; seven tiles, and 50 points for all seven | seen | Scrabble3D, Spanish (letters, board, numberOfLetters, scrabbleBonus)
spanish-2026 | exchange.minBag | one tile in the bag is enough | cited | wolges, which cites fisescrabble.org/reglamentos/modalidad-clasica; Scrabble3D, which cites the same page: "no limit is explicitly mentioned"
spanish-2026 | challenge.whenWrong | a failed challenge costs nothing | cited | the same page, as Scrabble3D cites it: "no challenge penalty is mentioned in the rules"
spanish-2026 | wordCheck | words are looked up when the opponent questions them | cited | FILE, modalidad clásica, 2024, as that summary has it; titles of articles 33 and 34 of revision 16.1 (August 2004), on e20.webkit.com.ar
spanish-2026 | challenge.looksUp | the words that the challenger names, and one challenge of a play | unknown | article 40 is about this, and only its title could be read (studylibpl.com/doc/1451746)
spanish-2026 | end.passesEach, end.passesInRow | four passes, two by each | cited | FILE, modalidad clásica, 2024, as that summary has it; article 45.2, as Scrabble3D cites it; wolges
spanish-2026 | end.scorelessTurns, end.zerosNeedScore | twelve scoreless turns, but not on an empty board | cited | FILE 2024, the same, which is silent about an empty board; wolges, which cites fisescrabble.org
spanish-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | cited | FILE 2024, the same; article 45.4, as Scrabble3D cites it
spanish-2026 | players.min, players.max | two play: there is one opponent | cited | FILE 2024, the same; 20.1 and 20.2, in chapter IV of a copy, on ccpdeltamacuro.blogspot.com (September 2013)
spanish-2026 | exchange.minTiles, exchange.maxTiles | one to seven tiles, and no more than the bag has | cited | FILE, modalidad clásica, 2024 (filexico.com/_files/ugd/86eae9_218ad5c749024cfc9259ed4ef82d9de4.pdf), as a program sums it up. FILE is the new name of FISE
spanish-2026 | forbiddenLabels | the list alone decides | cited | FILE 2024, the same
spanish-2026 | dictionaryUse | only for challenges: words may not be looked up before they are laid | cited | FILE 2024, the same
spanish-2026 | tieBreak | as in the base | unknown | -
polish-2026 | tileSet | the Polish tiles | read | pfs.org.pl/regulaminy.php
polish-2026 | layout, rackSize, maxTilesPerPlay, bonuses | the standard board; seven tiles, and 50 points for all seven | seen | wolges
polish-2026 | players.min, players.max | two play: "both players" | read | article 5.1.1 c), on pfs.org.pl/rozne/poprawki.html
polish-2026 | exchange.perGame, exchange.minBag | three exchanges for each player, with seven tiles in the bag | cited | wolges, which cites pfs.org.pl/regulaminy.php; zagraj.pl/do/gry/scrabble/pomoc/zasady
polish-2026 | forbiddenLabels | the list alone decides | read | rules of admissible words, in force since 1 January 2024: the official list holds all words and forms, on pfs.org.pl/zds2.php
polish-2026 | end.passesEach, end.passesInRow | four passes one after the other | read | article 5.1.1 b), on pfs.org.pl/rozne/poprawki.html; wolges
polish-2026 | end.scorelessTurns | no number of scoreless turns | read | article 5.1.1 names three ends, and none of this kind, on pfs.org.pl/rozne/poprawki.html
polish-2026 | exchange.keepsScoreless | six scoreless turns, in which exchanges do not count | not followed | wolges has that, and no text that we could read
polish-2026 | wordCheck | words are looked up on a challenge | read | question 6 for referees, on pfs.org.pl/pytania_sedz.php: what must happen before a word may be checked
polish-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | seen | issue 5 of the program Quackle (1 September 2014), by a player of Polish tournaments
polish-2026 | exchange.minTiles, exchange.maxTiles, challenge.looksUp, challenge.whenWrong, dictionaryUse, tieBreak | as in the base; article 5.1.1 speaks of lost turns, but not of what costs one | unknown | -
german-2026 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the German tiles on the standard board; seven tiles, and 50 points for all seven | seen | Scrabble3D, German (letters, board, numberOfLetters, scrabbleBonus)
german-2026 | exchange.minBag | seven tiles in the bag | cited | Turnierspielordnung, version 1.0 (25 April 2010), 3.2.1 (page 9), as Scrabble3D cites it
german-2026 | wordCheck, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs the challenger ten points for each word challenged | cited | 3.1.4 (page 8), the same
german-2026 | challenge.looksUp | the words that the challenger names, and one challenge of a play | unknown | that words are named: 3.1.4, the same
german-2026 | end.passesEach, end.passesInRow | four passes one after the other, two by each | cited | 5.1 (page 12), the same; wolges
german-2026 | end.scorelessTurns | no number of scoreless turns | cited | that an exchange is no pass, Scrabble3D reads out of 5.1.b, 3.2 and 3.3; wolges
german-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and the other gains them | cited | scrabble.de/rules.php, point 4 i), as Scrabble3D cites it; zeit.de/2011/16/Spiele-Scrabble-16, on the end of tournament games
german-2026 | players.min, players.max | two play: a game is counted for "the opponent" | cited | the version of 28 September 2017, quoted on wort-suchen.de
german-2026 | exchange.minTiles, exchange.maxTiles | any number of tiles, any number of times | seen | a tournament player's page, annodomino.de/deutsch/scrabble/regeln
german-2026 | forbiddenLabels | the list alone decides: words are not excluded because they offend | read | Regeln zur Zulässigkeit von Wörtern, 1 January 2014, I.1.1 and I.1.2, of the German association (scrabble-info.de/orz-offizielle-regeln-zur-zulaessigkeit-von-woertern), pages 3 and 4 read in a copy; the same in 2024 on annodomino.de/deutsch/scrabble
german-2026 | dictionaryUse, tieBreak | as in the base | unknown | -
french-2026 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the French tiles on the standard board; seven tiles, and 50 points for all seven | seen | Scrabble3D, French (letters, board, numberOfLetters, scrabbleBonus)
french-2026 | players.min, players.max | two play | read | article 1.1, on fqcsf.qc.ca/21020-2
french-2026 | exchange.minTiles, exchange.minBag, exchange.maxTiles | one tile or more, even all, with seven tiles in the bag | cited | article 4.3, as Scrabble3D cites it; slides that follow the rules, on slideplayer.fr/amp/186919; for seven in the bag also fisf.net/scrabble/decouverte-du-scrabble/formules-de-jeu.html
french-2026 | wordCheck | words are looked up on a challenge | read | articles 2.2.1 and 2.2.2, on fqcsf.qc.ca/21020-2
french-2026 | challenge.looksUp | the words that the challenger writes down, and one challenge of a play | unknown | that words are written down: 2.2.1, the same, which does not speak of a second challenge
french-2026 | challenge.whenWrong, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs points for each word challenged | cited | article 5.3 of version 7.5a (1 September 2010), as Scrabble3D cites it
french-2026 | challenge.whenWrong.points | five points; the organiser may set another number | cited | the program electronic-scrabble, on its page about challenges, of an older text and of the federation's word checker; the choice of Scrabble3D, too
french-2026 | forbiddenLabels | the list alone decides | read | article 1.2, on fqcsf.qc.ca/21020-2
french-2026 | end.passesEach, end.passesAfterExchanges | three passes by each, once the bag has fewer than seven tiles | cited | articles 4.2 and 7 of the text of 2020 (classement.fisf.net/documents/FISF_ReglementInternationalClassique2020.pdf), as the program electronic-scrabble sums them up on its page about the end of a game; of 2010 Scrabble3D cites three passes and no condition
french-2026 | end.scorelessTurns | no number of scoreless turns | cited | that an exchange is no pass, Scrabble3D reads out of articles 4.2 and 4.3
french-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | cited | article 7, as Scrabble3D and electronic-scrabble cite it
french-2026 | dictionaryUse | only for challenges: players may use no machine, and no papers but the organiser's | read | article 1.8, on fqcsf.qc.ca/21020-2
french-2026 | tieBreak | as in the base | unknown | -
romanian-2023 | tileSet | the Romanian tiles | seen | Scrabble3D, Romanian (letters); scrabblesfera.blogspot.com, 5 April 2016
romanian-2023 | layout | the standard board | seen | Scrabble3D, Romanian (board)
romanian-2023 | players.min, players.max | two play | cited | general rules of the free game, from Ninel Aldea, "Scrabble de la A la Jocher", on mosgerilacom.blogspot.com (July 2017), part 7
romanian-2023 | rackSize, bonuses | eight tiles are held; 50 points for laying seven | seen | issue 314 of the program scrabble-solver (5 November 2023), "an official tournament variation"; Aldea, part 4
romanian-2023 | maxTilesPerPlay | seven at most are laid | seen | issue 314, as above
romanian-2023 | exchange.minTiles, exchange.maxTiles | one tile or more, even all | cited | Aldea, part 7
romanian-2023 | exchange.minBag | seven tiles in the bag | cited | Scrabble3D, Romanian (limitExchange), which cites the rules of the free game of 2011
romanian-2023 | wordCheck, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.to | a failed challenge costs the challenger ten points | cited | article 5.10.15 of the rules of the free game of 2011, as Scrabble3D cites it
romanian-2023 | challenge.whenWrong.per | once for the play | unknown | -
romanian-2023 | end.passesEach, end.scorelessTurns | six scoreless turns, exchanges among them | seen | Scrabble3D, Romanian (numberOfPasses, changeIsPass); scrabble3d.info, "Which default settings do you wish for Romanian games", a player's table: three passes, read as three for each of the two
romanian-2023 | leftover.own, leftover.toFinisher | players lose their own tiles, and the one who goes out gains those of the other | seen | the same
romanian-2023 | challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown | -
swedish-2010 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Swedish tiles on the standard board; seven tiles, and 50 points for all seven | seen | Scrabble3D, Swedish (letters, board, numberOfLetters, scrabbleBonus), which follows scrabbleforbundet.se and the rules in the box
swedish-2010 | players.min, players.max | two play: "both players" | cited | starback.se/skrabbel-arkiv (8 September 2003), on a series of matches by these rules
swedish-2010 | exchange.minBag | seven tiles in the bag | seen | Scrabble3D, Swedish (limitExchange)
swedish-2010 | wordCheck, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs the challenger ten points, once | seen | issue 20 of the program Quackle (15 November 2015), by a player of Swedish tournaments; Scrabble3D, Swedish (challengePenalty)
swedish-2010 | end.passesEach, end.scorelessTurns | six scoreless turns, exchanges among them: three by each of the two | seen | Scrabble3D, Swedish (numberOfPasses, changeIsPass)
swedish-2010 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | seen | issue 5 of the program Quackle (9 November 2015), by a player of Swedish tournaments; Scrabble3D, Swedish (substractLetters, addLetters)
swedish-2010 | exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown | -
catalan-2017 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Catalan tiles on the standard board; seven tiles, and 50 points for all seven | cited | Scrabble3D, Catalan (letters, board, numberOfLetters, scrabbleBonus); clubscrabblemanresa.cat/1obertppcc/regpartides.htm, "Desenvolupament"
catalan-2017 | players.min, players.max | two play, "one against one" | read | ajuscrabble.cat/reglament-scrabble-classic, introduction
catalan-2017 | exchange.minBag | seven tiles in the bag; a rack of vowels or consonants alone costs the turn as well | cited | point 3 (page 4), as Scrabble3D cites it; leximots.cat/normativa-canvi-fitxes-scrabble-en-catala (2017)
catalan-2017 | wordCheck, challenge.whenWrong | a failed challenge costs nothing: "nothing is explicitly mentioned about any challenge penalty" | cited | point 6 (page 6), as Scrabble3D cites it
catalan-2017 | end.passesEach | three passes by each | cited | point 4 b) (page 4), as Scrabble3D cites it
catalan-2017 | end.scorelessTurns | no number of scoreless turns: an exchange is no pass | cited | point 4 b), the same; wolges counts exchanges, as it does for every language that it says nothing else of
catalan-2017 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | seen | Scrabble3D, Catalan (substractLetters, addLetters)
catalan-2017 | dictionaryUse | only to check a challenge, if both players agree | read | article 2 of AJUSC, another association, on ajuscrabble.cat/reglament-scrabble-classic
catalan-2017 | exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, tieBreak | as in the base | unknown | -
slovak-2026 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Slovak tiles on the standard board; seven tiles, and 50 points for all seven | seen | Scrabble3D, Slovak (letters, board, numberOfLetters, scrabbleBonus), which follows hramescrabble.sk
slovak-2026 | players.min, players.max | competitions are played in pairs | read | hramescrabble.sk/web39/index.php/vseobecne-informacie/scrabble-je, "Princíp hry"
slovak-2026 | exchange.minBag | seven tiles in the bag | seen | Scrabble3D, Slovak (limitExchange)
slovak-2026 | wordCheck, challenge.whenWrong, challenge.schedule | a player's first failed challenge costs ten points, every further one the next turn | cited | Scrabble3D, version 3.1 (10 August 2012), df_slovak.inc, which quotes the rule
slovak-2026 | end.passesEach, end.scorelessTurns | six scoreless turns, exchanges among them: three by each of the two | seen | Scrabble3D, Slovak (numberOfPasses, changeIsPass)
slovak-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | seen | Scrabble3D, Slovak (substractLetters, addLetters)
slovak-2026 | exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown | -
hong-kong-2012 | tileSet | 107 tiles: one more of J, K, Q, X and Z, two more blanks | read | the club's front page, on hkcrosswordclub.com/?cat=14 (2012)
hong-kong-2012 | rackSize, maxTilesPerPlay | nine tiles | read | the same
hong-kong-2012 | bonuses | 50 points for all nine | read | the same. House Rule 2, on hkcrosswordclub.com/?p=560, regards only words of nine letters or more as a bonus: nine tiles always form one, but fewer tiles added to a word do not earn it
hong-kong-2012 | exchange.minBag | nine tiles in the bag | seen | wolges, which cites no source for it
hong-kong-2012 | end.scorelessTurns | six scoreless turns | seen | wolges, which cites no source for it
hong-kong-2012 | layout, players.min, players.max, exchange.minTiles, exchange.maxTiles, wordCheck, challenge.looksUp, challenge.whenWrong, forbiddenLabels, dictionaryUse, end.passesEach, leftover.own, leftover.toFinisher, tieBreak | as in the base | unknown | -
large-2004 | tileSet | 200 tiles | cited | Wikipedia, "Super Scrabble" (read in copies, scrabble.wikia.com/wiki/Super_Scrabble and liquisearch.com/super_scrabble); wolges, super_english.txt
large-2004 | layout | 21 by 21 squares, the standard board in the middle | cited | the same; wolges, board_layout.rs, which cites boardgamegeek.com/image/52794
large-2004 | rackSize, maxTilesPerPlay, bonuses | seven tiles, and 50 points for all seven | cited | the same
large-2004 | players.min, players.max | two, three or four play | cited | the same
large-2004 | exchange.minTiles, exchange.minBag, exchange.maxTiles, wordCheck, challenge.whenWrong, forbiddenLabels, end.passesEach, leftover.own, leftover.toFinisher | as in the game on the standard board | cited | the same: apart from board and tiles the games are alike, with the same word lists
large-2004 | challenge.looksUp, dictionaryUse, tieBreak | as in the base, but with one challenge of a play | unknown | rules printed in boxes of that time say that only one turn is lost on any challenge (manuzoid.com, Deluxe Turntable)
`;

const cellsOf = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.trim()));

/** The table, in the order of the page. */
export const sourceRows: readonly SourceRow[] = cellsOf(table).map(
  ([presets = "", named = "", says = "", evidence = "", source = ""]) => {
    return { presets: presets.split(", "), knobs: named.split(", "), says, evidence, source };
  },
);

/** The rows of one preset. */
export function rowsOf(id: string): readonly SourceRow[] {
  return sourceRows.filter(({ presets }) => presets.includes(id));
}

/** The knobs whose values a preset states or inherits. Prices are knobs of their own where they are points. */
export function knobsToCite({ challenge }: Ruleset): readonly string[] {
  const points = typeof challenge?.whenWrong === "object";
  return knobs
    .map(({ path }) => path)
    .filter((path) => !path.includes("[]") && path !== "exchange" && path !== "challenge")
    .filter((path) => points || !path.startsWith("challenge.whenWrong."));
}

/** The presets of regions. */
export const citedPresets: readonly RulesetPreset[] = presets.flatMap((preset) =>
  preset.kind === "region" ? [preset] : [],
);

/** The knobs of a preset that no source confirms, as its rows name them. */
export function unknownOf(id: string): readonly string[] {
  return rowsOf(id).flatMap(({ knobs, evidence }) => (evidence === "unknown" ? knobs : []));
}

/** What docs/rules-of-the-world.md says each preset follows; it fails for a preset that no line names. */
export function followedTable(): string {
  const lines = citedPresets.map(({ id, name, stability }) => {
    const [, base, follows] = cellsOf(followed).find(([preset]) => preset === id) ?? [];
    if (follows === undefined) throw new Error(`test/docs/sources.ts does not say what ${id} follows`);
    return `| \`${name}\` | \`${base}\` | ${stability} | ${follows} |`;
  });
  return ["| preset | base | how sure | follows |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

/** What docs/rules-of-the-world.md shows of the table. */
export function sourceTable(): string {
  const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");
  const lines = sourceRows.map(({ presets, knobs, says, evidence, source }) => {
    const how = evidence === "unknown" ? "**unknown**" : evidence;
    return `| ${code(presets)} | ${code(knobs)} | ${says} | ${how} | ${source === "-" ? "–" : source} |`;
  });
  const head = ["| preset | setting | what it says | known | source |", "| --- | --- | --- | --- | --- |"];
  return [...head, ...lines].join("\n");
}

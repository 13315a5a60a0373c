import type { Ruleset } from "tilewright";
import { presets, type RulesetPreset } from "tilewright/rulesets";
import { knobs } from "./knobs.ts";

/**
 * One row of the table of docs/rules-of-the-world.md: what a preset says about some knobs, and what that rests on.
 * A knob that no row of a preset names is off there: nothing that we read speaks of such a rule.
 */
export interface SourceRow {
  readonly preset: string;
  readonly knobs: readonly string[];
  readonly says: string;
  /** The document and the place in it. `unknown`: nothing that we read says so. */
  readonly source: string;
}

// preset | base | follows
const followed = `
north-america-2017 | us2021 | the Official Tournament Rules of the North American Scrabble Players Association (NASPA), edition of 20 January 2017 (the newest that we could find), as we read them in summaries and in recorded games
international-2022 | northAmerica2017 | the list of prices of a failed challenge (A.ii) of the World English-Language Scrabble Players' Association (WESPA), as quoted in April 2022, and recorded games
world-english-2022 | northAmerica2017 | the game rules of WESPA: article 1.1(b), and the list of prices of a failed challenge (A.i to B.iv), as we read them where they are quoted
united-kingdom-2012 | northAmerica2017 | version 2 of the game rules of WESPA (17 November 2010), to which the Association of British Scrabble Players plays since 1 January 2012 (Scrabble3D, British English)
united-kingdom-2009 | northAmerica2017 | the Game Rules of the Association of British Scrabble Players (ABSP), April 2009 (we could read their introduction and list of changes), and what players there write about challenges. For games until 2011: since 1 January 2012 the rules of WESPA hold there (Scrabble3D, British English), so a club of today takes \`unitedKingdom2012\`
spanish-2026 | northAmerica2017 | the rules of the Federación Internacional de Scrabble en Español (FISE), modalidad clásica, as two other programs cite them
polish-2026 | northAmerica2017 | the tournament rules of the Polska Federacja Scrabble (PFS), article 5.1.1, and as another program has them
german-2026 | northAmerica2017 | the Turnierspielordnung of Scrabble Deutschland, version 1.0 (25 April 2010), as another program cites it, and a column on tournament games
french-2026 | northAmerica2017 | free play in French: the Règlement du Scrabble classique de compétition of the international federation (FISF), version 7.5a (1 September 2010), as another program cites it, and the beginning of the same rules on the site of the federation of Quebec
romanian-2023 | northAmerica2017 | the free game of the Federaţia Română de Scrabble (FRSc), rules of 2011 as another program cites them, and as Ninel Aldea published it, with eight tiles held and seven laid as a player described it
swedish-2010 | northAmerica2017 | the tournament rules of Svenska Scrabbleförbundet of 14 January 1999, with changes up to 13 June 2010, as another program follows them; where these are silent, that program takes the rules in the box
catalan-2017 | northAmerica2017 | the Reglament de joc of the Federació Internacional de Scrabble en Català (FISC), July 2011, as another program cites it, and what its assembly of 2017 changed. Another association, AJUSC, has kept the rule that went
slovak-2026 | northAmerica2017 | the rules of Slovenský spolok SCRABBLE (SSS), as another program quotes and follows them; of its Súťažný poriadok of 5 October 2020 we could read the beginning
hong-kong-2012 | northAmerica2017 | the nine-tile game of the Hong Kong Crossword Club, as we read its page of 2012
large-2004 | us2021 | the game on 21 by 21 squares sold since 2004, as encyclopedias describe it
`;

// preset | knobs | what it says | source
const table = `
north-america-2017 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the English tiles on the standard board; seven tiles, and 50 points for all seven | Scrabble3D, American English (letters, board, numberOfLetters, scrabbleBonus)
north-america-2017 | players.min, players.max | two play | scrabbleclub195.net/first.htm, "Number of Players"; champaignscrabble.com/Articles/AboutClub.html (16 September 2010), "How games are played"
north-america-2017 | exchange.minTiles, exchange.maxTiles | one tile or more, even all | wordgameworkbook.blogspot.com/2010/12/scrabble-game-part-3.html
north-america-2017 | exchange.minBag | seven tiles in the bag | Official Tournament Rules of 27 June 2012, IV.E.2.a (page 16), as Scrabble3D cites them; wiki.niidae.com, "Scrabble", Gameplay, a copy of Wikipedia; wolges
north-america-2017 | wordCheck, challenge.whenWrong | words are looked up on a challenge, and a failed one costs the next turn | en.wikipedia.org/wiki/Challenge_(Scrabble), "Double challenge"
north-america-2017 | challenge.looksUp | the words that the challenger names | the same article: "one or more of the challenged words"; IV.J.2 of the edition of 2012, quoted on scrabble3d.info: "a multi-word challenge"; issue 1413 of the program liwords: a play stands if the challenge does not list its bad word
north-america-2017 | forbiddenLabels | the list alone decides | the association's rules of 1995, I.A, on math.utoronto.ca/~jjchew/scrabble/rules/nsa.html
north-america-2017 | end.passesEach, end.scorelessTurns | six turns without points, and no number of passes | V.C.2 (page 25) of the edition of 2012, as Scrabble3D cites it; wiki.niidae.com, "Scrabble", End of game, where either player may then end the game: here it ends by itself; wolges
north-america-2017 | leftover.own, leftover.toFinisher | whoever goes out gains twice the others' tiles | weather.sanfordshores.com, a copy of Wikipedia: "in tournament play, a player who goes out adds twice that sum"; recorded games
north-america-2017 | dictionaryUse, tieBreak | only for challenges; a tie is shared | unknown
north-america-2017 | end.zerosNeedScore | a game may end at 0–0 | not followed: games once could not, says wiki.niidae.com, "Scrabble", a copy of Wikipedia
international-2022 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses, exchange.minTiles, exchange.maxTiles | as in the rules that come with the game | the preamble and article 1.1 of version 1 (2009): its rules "apply in addition to the standard" rules of the publisher, on fdocuments.net
international-2022 | players.min, players.max | two play | 1.1(b)(i), on nigeriascrabble.com/nsf-regulations/wespa-rules
international-2022 | exchange.minBag | seven tiles in the bag | version 2 (2010), 3.2.1 (page 11), as Scrabble3D cites it
international-2022 | wordCheck, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs five points for the play | A.ii, quoted in issue 32 of the program Xanado (2022-04-19); that the challenged player gets them is as recorded games show
international-2022 | challenge.looksUp | the words that the challenger names | the first price of the list is for each word looked up; issue 1413 of the program liwords
international-2022 | forbiddenLabels | the list alone decides | article 1.2 of version 1 (2009): "the official dictionary or word list", on fdocuments.net
international-2022 | end.passesEach | two passes by everybody do not end a game | 1.1(b)(ii), on nigeriascrabble.com/nsf-regulations/wespa-rules
international-2022 | end.scorelessTurns | six turns without points: passes, exchanges and successful challenges | 5.2.1, on word-buff.com/multiple-challenges-and-passes-in-a-row-does-the-game-end.html
international-2022 | leftover.own | if nobody goes out, all players lose their own tiles | 5.2.2, the same
international-2022 | leftover.toFinisher | whoever goes out gains twice the other's tiles | recorded games; 5.1.4 of version 2, as Scrabble3D cites it, takes them off one player and gives them to the other, which makes the same difference between the scores
international-2022 | dictionaryUse, tieBreak | only for challenges; a tie is shared | unknown
world-english-2022 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses, exchange.minTiles, exchange.maxTiles | as in the rules that come with the game | the preamble and article 1.1 of version 1 (2009): its rules "apply in addition to the standard" rules of the publisher, on fdocuments.net
world-english-2022 | players.min, players.max | two play | 1.1(b)(i), on nigeriascrabble.com/nsf-regulations/wespa-rules
world-english-2022 | exchange.minBag | seven tiles in the bag | version 2 (2010), 3.2.1 (page 11), as Scrabble3D cites it
world-english-2022 | wordCheck, challenge.looksUp, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs five points for each word looked up | A.i, "the preferred international norm", quoted in issue 32 of the program Xanado; the challenged player gets them: en.m.wikibooks.org/wiki/Scrabble/Challenging. For an event with a rising price: B.i to B.iii, in \`worldEnglishPrices\`
world-english-2022 | forbiddenLabels | the list alone decides | article 1.2 of version 1 (2009): "the official dictionary or word list", on fdocuments.net
world-english-2022 | end.passesEach | two passes by everybody do not end a game | 1.1(b)(ii), on nigeriascrabble.com/nsf-regulations/wespa-rules
world-english-2022 | end.scorelessTurns | six turns without points: passes, exchanges and successful challenges | 5.2.1, on word-buff.com/multiple-challenges-and-passes-in-a-row-does-the-game-end.html
world-english-2022 | leftover.own | if nobody goes out, all players lose their own tiles | 5.2.2, the same
world-english-2022 | leftover.toFinisher | whoever goes out gains twice the other's tiles | recorded games; 5.1.4 of version 2, as Scrabble3D cites it, takes them off one player and gives them to the other, which makes the same difference between the scores
world-english-2022 | dictionaryUse, tieBreak | only for challenges; a tie is shared | unknown
united-kingdom-2012 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses, exchange.minTiles, exchange.maxTiles | as in the rules that come with the game; seven tiles, and 50 points for all seven | the preamble and article 1.1 of version 1 (2009): its rules "apply in addition to the standard" rules of the publisher, on fdocuments.net; Scrabble3D, British English (letters, board, numberOfLetters, scrabbleBonus)
united-kingdom-2012 | players.min, players.max | two play | 1.1(b)(i), on nigeriascrabble.com/nsf-regulations/wespa-rules
united-kingdom-2012 | exchange.minBag | seven tiles in the bag | 3.2.1 (page 11), as Scrabble3D cites it for British English
united-kingdom-2012 | wordCheck, challenge.looksUp, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs five points for each word looked up, one of several prices among which the organiser chooses | 3.10.15 (pages 17 and 18), as Scrabble3D cites it for British English; for each word and not for the play: www2.scrabbleforbundet.no/?page_id=2375, on a tournament in English; the challenged player gets them: en.m.wikibooks.org/wiki/Scrabble/Challenging. The other prices: \`worldEnglishPrices\`
united-kingdom-2012 | forbiddenLabels | the list alone decides | 1.2: no event may "deviate from the official word source", on nigeriascrabble.com/nsf-regulations/wespa-rules
united-kingdom-2012 | end.passesEach | two passes by everybody do not end a game | 1.1(b)(ii), the same
united-kingdom-2012 | end.scorelessTurns | six turns without points, exchanges among them | 5.2 (page 21), as Scrabble3D cites it for British English
united-kingdom-2012 | leftover.own | if nobody goes out, all players lose their own tiles | 5.2.2, on word-buff.com/multiple-challenges-and-passes-in-a-row-does-the-game-end.html
united-kingdom-2012 | leftover.toFinisher | whoever goes out gains twice the other's tiles | 5.1.4 (page 21), as Scrabble3D cites it, takes them off one player and gives them to the other, which makes the same difference between the scores
united-kingdom-2012 | dictionaryUse, tieBreak | only for challenges; a tie is shared | unknown
united-kingdom-2009 | players.min, players.max | two play | ABSP Game Rules, April 2009, Introduction, on docslib.org/download/12134221
united-kingdom-2009 | wordCheck, challenge.whenWrong | a failed challenge costs nothing | scrabble.collinsdictionary.com/blog/challenge, by Barry Grossman: "in this country", but not in the highest tournaments
united-kingdom-2009 | challenge.looksUp | the challenger names words | centrestar.co.uk/best/FAQ.htm (28 January 2009), a knock-out under "normal ABSP Game Rules", which for 2009 took five points for each word challenged, added to the score of the play
united-kingdom-2009 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses, exchange.minTiles, exchange.minBag, exchange.maxTiles, forbiddenLabels, dictionaryUse, end.passesEach, end.scorelessTurns, leftover.own, leftover.toFinisher, tieBreak | as in the base | unknown
spanish-2026 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Spanish tiles on the standard board; seven tiles, and 50 points for all seven | Scrabble3D, Spanish (letters, board, numberOfLetters, scrabbleBonus)
spanish-2026 | exchange.minBag | one tile in the bag is enough | wolges, which cites fisescrabble.org/reglamentos/modalidad-clasica; Scrabble3D, which cites the same page: "no limit is explicitly mentioned"
spanish-2026 | challenge.whenWrong | a failed challenge costs nothing | the same page, as Scrabble3D cites it: "no challenge penalty is mentioned in the rules"
spanish-2026 | wordCheck, challenge.looksUp | words are looked up when the opponent questions them | titles of articles 33 and 34 of revision 16.1 (August 2004), on e20.webkit.com.ar
spanish-2026 | end.passesEach, end.passesInRow | four passes, two by each | article 45.2, as Scrabble3D cites it; wolges
spanish-2026 | end.scorelessTurns, end.zerosNeedScore | twelve turns without points, but not on an empty board | wolges, which cites the same page
spanish-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | article 45.4, as Scrabble3D cites it
spanish-2026 | players.min, players.max | two play: there is one opponent | 20.1 and 20.2, in chapter IV of a copy, on ccpdeltamacuro.blogspot.com (September 2013)
spanish-2026 | exchange.minTiles, exchange.maxTiles, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown
polish-2026 | tileSet | the Polish tiles | pfs.org.pl/regulaminy.php
polish-2026 | layout, rackSize, maxTilesPerPlay, bonuses | the standard board; seven tiles, and 50 points for all seven | wolges
polish-2026 | players.min, players.max | two play: "both players" | article 5.1.1 c), on pfs.org.pl/rozne/poprawki.html
polish-2026 | exchange.perGame, exchange.minBag | three exchanges for each player, with seven tiles in the bag | wolges, which cites pfs.org.pl/regulaminy.php; zagraj.pl/do/gry/scrabble/pomoc/zasady
polish-2026 | forbiddenLabels | the list alone decides | rules of admissible words (2023): the official list holds all words and forms, on millennium2000silver.com, a copy of pfs.org.pl
polish-2026 | end.passesEach, end.passesInRow | four passes one after the other | article 5.1.1 b), on pfs.org.pl/rozne/poprawki.html; wolges
polish-2026 | end.scorelessTurns | no number of turns without points | article 5.1.1 names three ends, and none of this kind
polish-2026 | exchange.keepsScoreless | six turns without points, in which exchanges do not count | not followed: wolges has that, and no text that we could read
polish-2026 | wordCheck | words are looked up on a challenge | question 6 for referees, on pfs.org.pl/pytania_sedz.php: what must happen before a word may be checked
polish-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | issue 5 of the program Quackle (1 September 2014), by a player of Polish tournaments
polish-2026 | exchange.minTiles, exchange.maxTiles, challenge.looksUp, challenge.whenWrong, dictionaryUse, tieBreak | as in the base; article 5.1.1 speaks of lost turns, but not of what costs one | unknown
german-2026 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the German tiles on the standard board; seven tiles, and 50 points for all seven | Scrabble3D, German (letters, board, numberOfLetters, scrabbleBonus)
german-2026 | exchange.minBag | seven tiles in the bag | Turnierspielordnung, version 1.0 (25 April 2010), 3.2.1 (page 9), as Scrabble3D cites it
german-2026 | wordCheck, challenge.looksUp, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs the challenger ten points for each word challenged | 3.1.4 (page 8), the same
german-2026 | end.passesEach, end.passesInRow | four passes one after the other, two by each | 5.1 (page 12), the same; wolges
german-2026 | end.scorelessTurns | no number of turns without points | wolges; that an exchange is no pass, Scrabble3D reads out of 5.1.b, 3.2 and 3.3
german-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and the other gains them | scrabble.de/rules.php, point 4 i), as Scrabble3D cites it; zeit.de/2011/16/Spiele-Scrabble-16, on the end of tournament games
german-2026 | players.min, players.max | two play: a game is counted for "the opponent" | the version of 28 September 2017, quoted on wort-suchen.de
german-2026 | exchange.minTiles, exchange.maxTiles, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown
french-2026 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the French tiles on the standard board; seven tiles, and 50 points for all seven | Scrabble3D, French (letters, board, numberOfLetters, scrabbleBonus)
french-2026 | players.min, players.max | two play | article 1.1, on fqcsf.qc.ca/21020-2
french-2026 | exchange.minTiles, exchange.minBag, exchange.maxTiles | one tile or more, even all, with seven tiles in the bag | article 4.3, as Scrabble3D cites it; slideplayer.fr/amp/186919
french-2026 | wordCheck, challenge.looksUp | the challenger writes down the word or words | article 2.2.1, on fqcsf.qc.ca/21020-2
french-2026 | challenge.whenWrong, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs points for each word challenged | article 5.3 of version 7.5a (1 September 2010), as Scrabble3D cites it
french-2026 | challenge.whenWrong.points | five points; the article leaves the number open, and five is the choice of Scrabble3D | unknown
french-2026 | forbiddenLabels | the list alone decides | article 1.2, on fqcsf.qc.ca/21020-2
french-2026 | end.passesEach | three passes by each | article 7, as Scrabble3D cites it
french-2026 | end.scorelessTurns | no number of turns without points | that an exchange is no pass, Scrabble3D reads out of articles 4.2 and 4.3
french-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | article 7, as Scrabble3D cites it
french-2026 | dictionaryUse, tieBreak | as in the base | unknown
romanian-2023 | tileSet | the Romanian tiles | Scrabble3D, Romanian (letters); scrabblesfera.blogspot.com, 5 April 2016
romanian-2023 | layout | the standard board | Scrabble3D
romanian-2023 | players.min, players.max | two play | general rules of the free game, from Ninel Aldea, "Scrabble de la A la Jocher", on mosgerilacom.blogspot.com (July 2017), part 7
romanian-2023 | rackSize, bonuses | eight tiles are held; 50 points for laying seven | issue 314 of the program scrabble-solver (5 November 2023), "an official tournament variation"; Aldea, part 4
romanian-2023 | maxTilesPerPlay | seven at most are laid | issue 314, as above
romanian-2023 | exchange.minTiles, exchange.maxTiles | one tile or more, even all | Aldea, part 7
romanian-2023 | exchange.minBag | seven tiles in the bag | Scrabble3D, Romanian (limitExchange), which cites the rules of the free game of 2011
romanian-2023 | wordCheck, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.to | a failed challenge costs the challenger ten points | article 5.10.15 of the rules of the free game of 2011, as Scrabble3D cites it
romanian-2023 | challenge.whenWrong.per | once for the play | unknown
romanian-2023 | end.passesEach, end.scorelessTurns | six turns without points, exchanges among them | Scrabble3D, Romanian (numberOfPasses, changeIsPass); scrabble3d.info, "Which default settings do you wish for Romanian games", a player's table: three passes, read as three for each of the two
romanian-2023 | leftover.own, leftover.toFinisher | players lose their own tiles, and the one who goes out gains those of the other | the same
romanian-2023 | challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown
swedish-2010 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Swedish tiles on the standard board; seven tiles, and 50 points for all seven | Scrabble3D, Swedish (letters, board, numberOfLetters, scrabbleBonus), which follows scrabbleforbundet.se and the rules in the box
swedish-2010 | players.min, players.max | two play: "both players" | starback.se/skrabbel-arkiv (8 September 2003), on a series of matches by these rules
swedish-2010 | exchange.minBag | seven tiles in the bag | Scrabble3D, Swedish (limitExchange)
swedish-2010 | wordCheck, challenge.whenWrong, challenge.whenWrong.points, challenge.whenWrong.per, challenge.whenWrong.to | a failed challenge costs the challenger ten points, once | issue 20 of the program Quackle (15 November 2015), by a player of Swedish tournaments; Scrabble3D, Swedish (challengePenalty)
swedish-2010 | end.passesEach, end.scorelessTurns | six turns without points, exchanges among them: three by each of the two | Scrabble3D, Swedish (numberOfPasses, changeIsPass)
swedish-2010 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | issue 5 of the program Quackle (9 November 2015), by a player of Swedish tournaments; Scrabble3D, Swedish (substractLetters, addLetters)
swedish-2010 | exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown
catalan-2017 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Catalan tiles on the standard board; seven tiles, and 50 points for all seven | Scrabble3D, Catalan (letters, board, numberOfLetters, scrabbleBonus); clubscrabblemanresa.cat/1obertppcc/regpartides.htm, "Desenvolupament"
catalan-2017 | players.min, players.max | two play, "one against one" | ajuscrabble.cat/reglament-scrabble-classic, introduction
catalan-2017 | exchange.minBag | seven tiles in the bag; a rack of vowels or consonants alone costs the turn as well | point 3 (page 4), as Scrabble3D cites it; leximots.cat/normativa-canvi-fitxes-scrabble-en-catala (2017)
catalan-2017 | wordCheck, challenge.whenWrong | a failed challenge costs nothing: "nothing is explicitly mentioned about any challenge penalty" | point 6 (page 6), as Scrabble3D cites it
catalan-2017 | end.passesEach | three passes by each | point 4 b) (page 4), as Scrabble3D cites it
catalan-2017 | end.scorelessTurns | no number of turns without points: an exchange is no pass | the same; wolges counts exchanges, as it does for every language that it says nothing else of
catalan-2017 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | Scrabble3D, Catalan (substractLetters, addLetters)
catalan-2017 | exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown
slovak-2026 | tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Slovak tiles on the standard board; seven tiles, and 50 points for all seven | Scrabble3D, Slovak (letters, board, numberOfLetters, scrabbleBonus), which follows hramescrabble.sk
slovak-2026 | players.min, players.max | competitions are played in pairs | hramescrabble.sk/web39/index.php/vseobecne-informacie/scrabble-je, "Princíp hry"
slovak-2026 | exchange.minBag | seven tiles in the bag | Scrabble3D, Slovak (limitExchange)
slovak-2026 | wordCheck, challenge.whenWrong, challenge.schedule | a player's first failed challenge costs ten points, every further one the next turn | Scrabble3D, version 3.1 (10 August 2012), df_slovak.inc, which quotes the rule
slovak-2026 | end.passesEach, end.scorelessTurns | six turns without points, exchanges among them: three by each of the two | Scrabble3D, Slovak (numberOfPasses, changeIsPass)
slovak-2026 | leftover.own, leftover.toFinisher | players lose their own tiles, and whoever goes out gains those of the other | Scrabble3D, Slovak (substractLetters, addLetters)
slovak-2026 | exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak | as in the base | unknown
hong-kong-2012 | tileSet | 107 tiles: one more of J, K, Q, X and Z, two more blanks | hkcrosswordclub.com, front page (2012)
hong-kong-2012 | rackSize, maxTilesPerPlay | nine tiles | the same
hong-kong-2012 | bonuses | 50 points for all nine | the same, and House Rules 2
hong-kong-2012 | exchange.minBag | nine tiles in the bag | wolges
hong-kong-2012 | end.scorelessTurns | six turns without points | wolges
hong-kong-2012 | layout, players.min, players.max, exchange.minTiles, exchange.maxTiles, wordCheck, challenge.looksUp, challenge.whenWrong, forbiddenLabels, dictionaryUse, end.passesEach, leftover.own, leftover.toFinisher, tieBreak | as in the base | unknown
large-2004 | tileSet | 200 tiles | scrabble.wikia.com/wiki/Super_Scrabble; wolges, super_english.txt
large-2004 | layout | 21 by 21 squares, the standard board in the middle | the same; wolges, board_layout.rs, which cites boardgamegeek.com/image/52794
large-2004 | rackSize, maxTilesPerPlay, bonuses | seven tiles, and 50 points for all seven | wolges; liquisearch.com/super_scrabble/gameplay_differences
large-2004 | players.min, players.max | two, three or four play | the same page
large-2004 | exchange.minTiles, exchange.minBag, exchange.maxTiles, wordCheck, challenge.looksUp, challenge.whenWrong, forbiddenLabels, end.passesEach, leftover.own, leftover.toFinisher | as in the game on the standard board | the same page: apart from board and tiles the games are alike, with the same word lists
large-2004 | dictionaryUse, tieBreak | as in the base | unknown
`;

const cellsOf = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.trim()));

/** The table, in the order of the page. */
export const sourceRows: readonly SourceRow[] = cellsOf(table).map(
  ([preset = "", named = "", says = "", source = ""]) => ({ preset, knobs: named.split(", "), says, source }),
);

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
  return sourceRows.filter(({ preset, source }) => preset === id && source === "unknown").flatMap((row) => row.knobs);
}

/** What docs/rules-of-the-world.md says each preset follows; it fails for a preset that no line names. */
export function followedTable(): string {
  const lines = citedPresets.map(({ id, name }) => {
    const [, base, follows] = cellsOf(followed).find(([preset]) => preset === id) ?? [];
    if (follows === undefined) throw new Error(`test/docs/sources.ts does not say what ${id} follows`);
    return `| \`${name}\` | \`${base}\` | ${follows} |`;
  });
  return ["| preset | base | follows |", "| --- | --- | --- |", ...lines].join("\n");
}

/** What docs/rules-of-the-world.md shows of the table. */
export function sourceTable(): string {
  const lines = sourceRows.map(({ preset, knobs, says, source }) => {
    const shown = source === "unknown" ? "**unknown**" : source;
    return `| \`${preset}\` | ${knobs.map((knob) => `\`${knob}\``).join(", ")} | ${says} | ${shown} |`;
  });
  return ["| preset | setting | what it says | source |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

// A preset begins with `#`, its id and what it follows. Each line below it has the fields, and then what the text says,
// the place, the text and its date; or `asked` and the question; or `chosen` and what we have chosen.
//
// Scrabble3D is a program whose settings cite, point by point, the text that they follow. It notes where a text asks
// for what the program cannot do. A setting without a point is the program's own reading of that text.
export const sourceTable = `
# north-america-2017 | the Official Tournament Rules of the North American Scrabble Players Association (NASPA), edition of 20 January 2017 (the newest that we could find), as we read them in summaries and in recorded games
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the English tiles on the standard board; seven tiles, and 50 points for all seven | American English: letters, board, numberOfLetters, scrabbleBonus | Scrabble3D, ScrDefaults.qml, which follows the rules of 27 June 2012 | 3 September 2025
players | two play | "Number of Players"; "How games are played" | scrabbleclub195.net/first.htm; champaignscrabble.com/Articles/AboutClub.html | undated; 16 September 2010
exchange.minTiles, exchange.maxTiles | one tile or more, even all | part 3 | wordgameworkbook.blogspot.com/2010/12/scrabble-game-part-3.html | December 2010
exchange | seven tiles in the bag; no other limit | IV.E.2.a (page 16) | Official Tournament Rules, cited by Scrabble3D; the same in wiki.niidae.com, "Scrabble", Gameplay, a copy of Wikipedia | 27 June 2012
wordCheck, challenge | words are looked up on a challenge, and a failed one costs the next turn | "Double challenge" | en.wikipedia.org/wiki/Challenge_(Scrabble) | undated
challenge.looksUp | the words that the challenger names: "one or more of the challenged words", "a multi-word challenge" | "Double challenge"; IV.J.2 | en.wikipedia.org/wiki/Challenge_(Scrabble); Official Tournament Rules, quoted on scrabble3d.info (t1850); issue 1413 of the program liwords has a play that stands because its bad word was not named | undated; 27 June 2012; 6 January 2025
forbiddenLabels | the list alone decides | I.A | the association's rules of 1995, on math.utoronto.ca/~jjchew/scrabble/rules/nsa.html | 1995
end | six turns without points; there either player may then end the game, here it ends by itself | V.C.2 (page 25) | Official Tournament Rules, cited by Scrabble3D; wiki.niidae.com, "Scrabble", End of game | 27 June 2012
leftover | whoever goes out gains twice the others' tiles; otherwise all lose their own | V.F.1 (page 25); "End of game" | Official Tournament Rules, cited by Scrabble3D; weather.sanfordshores.com, a copy of Wikipedia: "in tournament play, a player who goes out adds twice that sum"; recorded games | 27 June 2012; undated
dictionaryUse, tieBreak | chosen | only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# international-2022 | the list of prices of a failed challenge (A.ii) of the World English-Language Scrabble Players' Association (WESPA), as quoted in April 2022, and recorded games
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | as in the rules of the publisher, which hold besides | preamble and 1.1 | WESPA Game Rules, version 1, on fdocuments.net | 2009
players | two play | 1.1(b)(i) | WESPA Game Rules, version 2, on nigeriascrabble.com/nsf-regulations/wespa-rules | 17 November 2010
exchange | one tile or more, with seven in the bag | 3.2.1 (page 11) | WESPA Game Rules, version 2, cited by Scrabble3D | 17 November 2010
wordCheck, challenge | a failed challenge costs five points for the play, which the challenged player gets | A.ii | the list of prices, quoted in issue 32 of the program Xanado; that the challenged player gets them is as recorded games show | 19 April 2022
challenge.looksUp | the words that the challenger names: the first price of the list is for each of them | A.i | the same list; issue 1413 of the program liwords | 19 April 2022; 6 January 2025
forbiddenLabels | the list alone decides | 1.2 | WESPA Game Rules, version 1, on fdocuments.net | 2009
end | six turns without points: passes, exchanges and successful challenges; two passes by everybody end nothing | 5.2.1; 1.1(b)(ii) | WESPA Game Rules, on word-buff.com/multiple-challenges-and-passes-in-a-row-does-the-game-end.html and nigeriascrabble.com/nsf-regulations/wespa-rules | 17 November 2010
leftover | whoever goes out gains twice the other's tiles, otherwise all lose their own; 5.1.4 takes them off one and gives them to the other, which makes the same difference | 5.2.2; 5.1.4 (page 21) | the same; cited by Scrabble3D; recorded games | 17 November 2010
dictionaryUse, tieBreak | chosen | only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# world-english-2022 | the game rules of WESPA: article 1.1(b), and the list of prices of a failed challenge (A.i to B.iv), as we read them where they are quoted
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | as in the rules of the publisher, which hold besides | preamble and 1.1 | WESPA Game Rules, version 1, on fdocuments.net | 2009
players | two play | 1.1(b)(i) | WESPA Game Rules, version 2, on nigeriascrabble.com/nsf-regulations/wespa-rules | 17 November 2010
exchange | one tile or more, with seven in the bag | 3.2.1 (page 11) | WESPA Game Rules, version 2, cited by Scrabble3D | 17 November 2010
wordCheck, challenge | a failed challenge costs five points for each word challenged, "the preferred international norm"; the challenged player gets them | A.i | the list of prices, quoted in issue 32 of the program Xanado; en.m.wikibooks.org/wiki/Scrabble/Challenging. Its other prices are in \`worldEnglishPrices\` | 19 April 2022
forbiddenLabels | the list alone decides | 1.2 | WESPA Game Rules, version 1, on fdocuments.net | 2009
end | six turns without points: passes, exchanges and successful challenges; two passes by everybody end nothing | 5.2.1; 1.1(b)(ii) | WESPA Game Rules, on word-buff.com/multiple-challenges-and-passes-in-a-row-does-the-game-end.html and nigeriascrabble.com/nsf-regulations/wespa-rules | 17 November 2010
leftover | whoever goes out gains twice the other's tiles, otherwise all lose their own; 5.1.4 takes them off one and gives them to the other, which makes the same difference | 5.2.2; 5.1.4 (page 21) | the same; cited by Scrabble3D; recorded games | 17 November 2010
dictionaryUse, tieBreak | chosen | only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# united-kingdom-2012 | version 2 of the WESPA Game Rules (17 November 2010), to which the Association of British Scrabble Players (ABSP) plays since 1 January 2012
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | as in the rules of the publisher, which hold besides; British English: letters, board, numberOfLetters, scrabbleBonus | preamble and 1.1 | WESPA Game Rules, version 1, on fdocuments.net; Scrabble3D, ScrDefaults.qml | 2009; 3 September 2025
players | two play | 1.1(b)(i) | WESPA Game Rules, version 2, on nigeriascrabble.com/nsf-regulations/wespa-rules | 17 November 2010
exchange | one tile or more, with seven in the bag | 3.2.1 (page 11) | WESPA Game Rules, version 2, cited by Scrabble3D for British English | 17 November 2010
challenge.whenWrong | asked | challenge
wordCheck, challenge | the organiser chooses one of several prices, for each word challenged or for the play | 3.10.15 (pages 17 and 18) | WESPA Game Rules, version 2, cited by Scrabble3D for British English | 17 November 2010
end | six turns without points: passes, exchanges and successful challenges | 5.2 (page 21) | WESPA Game Rules, version 2, cited by Scrabble3D for British English | 17 November 2010
leftover | whoever goes out gains twice the other's tiles, otherwise all lose their own; the article takes them off one and gives them to the other, which makes the same difference | 5.1.4 (page 21); 5.2.2 | WESPA Game Rules, version 2, cited by Scrabble3D for British English | 17 November 2010
dictionaryUse, forbiddenLabels, tieBreak | chosen | only for challenges; the list alone decides; a tie is shared
* | chosen | off: no text that we read has such a rule
# united-kingdom-2009 | the Game Rules of ABSP, April 2009 (we could read their introduction and list of changes), and what players there write about challenges. For games until 2011
players | two play | introduction | ABSP Game Rules, on docslib.org/download/12134221 | April 2009
challenge.whenWrong | asked | challenge
wordCheck, challenge | the challenger names words. A failed challenge costs nothing "in this country", says one source; five points for each word challenged, announces an event of 2009 | "challenge"; FAQ | scrabble.collinsdictionary.com/blog/challenge, by Barry Grossman; centrestar.co.uk/best/FAQ.htm | undated; 28 January 2009
exchange | asked | exchange
end | asked | end
leftover | asked | leftover
tileSet, layout, rackSize, maxTilesPerPlay, bonuses, dictionaryUse, forbiddenLabels, tieBreak | chosen | the game as it is sold; only for challenges; the list alone decides; a tie is shared
* | chosen | off: no text that we read has such a rule
# spanish-2026 | the rules of the Federación Internacional de Scrabble en Español (FISE), modalidad clásica, as two other programs cite them, and chapter IV of a copy
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Spanish tiles on the standard board; seven tiles, and 50 points for all seven | Spanish: letters, board, numberOfLetters, scrabbleBonus | Scrabble3D, ScrDefaults.qml, which follows fisescrabble.org/reglamentos/modalidad-clasica | 3 September 2025
players | two play: there is one opponent | 20.1 and 20.2 | FISE rules, chapter IV, on ccpdeltamacuro.blogspot.com | September 2013
exchange.minTiles, exchange.maxTiles | one tile or more, for as many from the bag | turns | es.m.wikipedia.org/wiki/Especial:Diferencia/37018266 | 2010
exchange | one tile in the bag is enough: "no limit is explicitly mentioned" | modalidad clásica | FISE rules, cited by Scrabble3D and by wolges, game_config.rs | 3 September 2025; 24 July 2026
wordCheck, challenge | a failed challenge costs nothing: "no challenge penalty is mentioned in the rules" | modalidad clásica | FISE rules, cited by Scrabble3D | 3 September 2025
challenge.looksUp | words are questioned, one or "more than one word at the same time" | 33 and 34; 39 and 40 | FISE rules, revision 16.1, on e20.webkit.com.ar; a later revision in Polish, studylibpl.com/doc/1451746 | August 2004; undated
end | four passes, two by each; twelve turns without points, but not on an empty board | 45.2 and 45.3 | FISE rules, cited by Scrabble3D and by wolges, game_config.rs | 3 September 2025; 24 July 2026
leftover | players lose their own tiles, and whoever goes out gains those of the other | 45.4 | FISE rules, cited by Scrabble3D | 3 September 2025
forbiddenLabels, dictionaryUse, tieBreak | chosen | the list alone decides; only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# german-2026 | the Turnierspielordnung of Scrabble Deutschland, version 1.0 (25 April 2010), as another program cites it; the version of 28 September 2017 changed only the limit of overtime and when one may leave the table
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the German tiles on the standard board; seven tiles, and 50 points for all seven | German: letters, board, numberOfLetters, scrabbleBonus | Scrabble3D, ScrDefaults.qml, which follows the Turnierspielordnung | 3 September 2025
players | two play: a game is counted for "the opponent" | what has changed | Turnierspielordnung, quoted on wort-suchen.de/wortspiele/scrabble-deutschland-e-v-ueberarbeitet-turnierspielordnung/1686671 | 28 September 2017
exchange | any number of tiles, with seven in the bag; no other limit | 3.2.1 (page 9) | Turnierspielordnung, version 1.0, cited by Scrabble3D | 25 April 2010
wordCheck, challenge | a failed challenge costs the challenger ten points for each word challenged | 3.1.4 (page 8) | Turnierspielordnung, version 1.0, cited by Scrabble3D | 25 April 2010
end | four passes one after the other, two by each; an exchange is no pass, and no number of turns without points ends the game | 5.1 (page 12), 3.2, 3.3 | Turnierspielordnung, version 1.0, cited by Scrabble3D; the same in wolges, game_config.rs | 25 April 2010; 24 July 2026
leftover | players lose their own tiles, and the other gains them | point 4 i) | scrabble.de/rules.php, cited by Scrabble3D; zeit.de/2011/16/Spiele-Scrabble-16, on the end of tournament games | 3 September 2025; April 2011
forbiddenLabels, dictionaryUse, tieBreak | chosen | the list alone decides; only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# polish-2026 | the tournament rules of the Polska Federacja Scrabble (PFS), article 5.1.1, and as another program has them
tileSet | the Polish tiles | "Zawartość kompletu" | pfs.org.pl/regulaminy.php | undated
layout, rackSize, maxTilesPerPlay, bonuses | the standard board; seven tiles, and 50 points for all seven | make_polish_game_config | wolges, game_config.rs, which follows pfs.org.pl/regulaminy.php | 24 July 2026
players | two play: "both players" | 5.1.1 c) | PFS tournament rules, on pfs.org.pl/rozne/poprawki.html | undated
exchange | three exchanges for each player, of the tiles that one does not want, with seven tiles in the bag | "Wymiana liter"; make_polish_game_config | zagraj.pl/do/gry/scrabble/pomoc/zasady; wolges, game_config.rs, which follows pfs.org.pl/regulaminy.php | undated; 24 July 2026
wordCheck | words are looked up on a challenge: what must happen before a word may be checked | question 6 for referees | pfs.org.pl/pytania_sedz.php | undated
challenge.looksUp | asked | looksUp
challenge.whenWrong | asked | challenge
challenge | no price that rises: the article speaks of lost turns only | 5.1.1 b) | PFS tournament rules, on pfs.org.pl/rozne/poprawki.html | undated
forbiddenLabels | the list alone decides: it holds all words and forms | rules of admissible words | millennium2000silver.com, a copy of pfs.org.pl | 2023
end | four passes one after the other; no number of turns without points | 5.1.1 b) | PFS tournament rules, on pfs.org.pl/rozne/poprawki.html | undated
leftover | the tiles of the other are taken off there and given to the one who goes out | issue 5 of the program Quackle | a player of Polish tournaments, on github.com/quackle/quackle/issues/5 | 1 September 2014
dictionaryUse, tieBreak | chosen | only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# french-2026 | free play in French: the Règlement du Scrabble classique de compétition of the international federation (FISF), version 7.5a (1 September 2010), as another program cites it, and the beginning of the same rules on the site of the federation of Quebec
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the French tiles on the standard board; seven tiles, and 50 points for all seven | French: letters, board, numberOfLetters, scrabbleBonus | Scrabble3D, ScrDefaults.qml, which follows the Règlement | 3 September 2025
players | two play | 1.1 | Règlement, on fqcsf.qc.ca/21020-2 | undated
exchange | one tile or more, even all, with seven tiles in the bag; no other limit | 4.3 | Règlement, version 7.5a, cited by Scrabble3D; slideplayer.fr/amp/186919 | 1 September 2010; undated
challenge.whenWrong | asked | challenge
wordCheck, challenge | the challenger writes down the word or words; a failed challenge costs points for each of them, whose number the article leaves open | 2.2.1; 5.3 | Règlement, on fqcsf.qc.ca/21020-2; version 7.5a, cited by Scrabble3D | undated; 1 September 2010
forbiddenLabels | the list alone decides | 1.2 | Règlement, on fqcsf.qc.ca/21020-2 | undated
end | three passes by each; an exchange is no pass, and no number of turns without points ends the game | 7; 4.2 and 4.3 | Règlement, version 7.5a, cited by Scrabble3D | 1 September 2010
leftover | players lose their own tiles, and whoever goes out gains those of the other | 7 | Règlement, version 7.5a, cited by Scrabble3D | 1 September 2010
dictionaryUse, tieBreak | chosen | only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# romanian-2023 | the free game of the Federaţia Română de Scrabble (FRSc), rules of 2011 as another program cites them, and as Ninel Aldea published it, with eight tiles held and seven laid as a player described it
tileSet, layout | the Romanian tiles on the standard board | Romanian: letters, board | Scrabble3D, ScrDefaults.qml, which follows the rules of 2011; scrabblesfera.blogspot.com | 3 September 2025; 5 April 2016
players | two play | part 7, general rules of the free game | Ninel Aldea, "Scrabble de la A la Jocher", on mosgerilacom.blogspot.com | July 2017
rackSize, maxTilesPerPlay, bonuses | eight tiles are held and seven at most are laid; 50 points for laying seven | issue 314; part 4 | the program scrabble-solver, "an official tournament variation"; Aldea, as above | 5 November 2023; July 2017
exchange.minTiles, exchange.maxTiles | one tile or more, even all | part 7 | Aldea, as above | July 2017
exchange | seven tiles in the bag; no other limit | limitExchange | rules of the free game, cited by Scrabble3D | 2011
challenge.looksUp | asked | looksUp
wordCheck, challenge | a failed challenge costs the challenger ten points, once: the program says elsewhere where a text counts words | 5.10.15 | rules of the free game, cited by Scrabble3D | 2011
end | six turns without points, exchanges among them: three by each of the two | numberOfPasses, changeIsPass | rules of the free game, cited by Scrabble3D; scrabble3d.info, "Which default settings do you wish for Romanian games" | 2011; undated
leftover | players lose their own tiles, and whoever goes out gains those of the other | substractLetters, addLetters | rules of the free game, cited by Scrabble3D | 2011
forbiddenLabels, dictionaryUse, tieBreak | chosen | the list alone decides; only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# norwegian-2026 | the summary that the Norsk Scrabbleforbund (NSF) gives of its tournament rules
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Norwegian tiles on the standard board; seven tiles, and 50 points for all seven | make_norwegian_game_config | wolges, game_config.rs | 24 July 2026
players | "only games with two players" | first point | scrabbleforbundet.no, "Turneringsreglement" | undated
exchange | asked | exchange
wordCheck, challenge | the challenger names words. If all are good, ten points off the challenger's score, who keeps the turn; once for the play | point on challenges; "Major rule differences" | scrabbleforbundet.no, "Turneringsreglement"; www2.scrabbleforbundet.no/?page_id=2375: "not 10 point per play" | undated
end | asked | end
leftover | asked | leftover
forbiddenLabels, dictionaryUse, tieBreak | chosen | the list alone decides; only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# swedish-2010 | the tournament rules of Svenska Scrabbleförbundet of 14 January 1999, with changes up to 13 June 2010, as another program cites them
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Swedish tiles on the standard board; seven tiles, and 50 points for all seven | Swedish: letters, board, numberOfLetters, scrabbleBonus | Scrabble3D, ScrDefaults.qml, which follows scrabbleforbundet.se and the rules in the box | 3 September 2025
players | two play: "both players" | equipment | starback.se/skrabbel-arkiv, on a series of matches by these rules | 8 September 2003
exchange | any number of tiles, with seven in the bag; no other limit | limitExchange | tournament rules and the rules in the box, cited by Scrabble3D | 3 September 2025
challenge.looksUp | asked | looksUp
wordCheck, challenge | a failed challenge costs ten points, once | issue 20 of the program Quackle; challengePenalty | a player of Swedish tournaments, on github.com/quackle/quackle/issues/20; tournament rules, cited by Scrabble3D | 15 November 2015; 3 September 2025
end | six turns without points, exchanges among them: three by each of the two | numberOfPasses, changeIsPass | tournament rules, cited by Scrabble3D | 3 September 2025
leftover | players lose their own tiles, and whoever goes out gains those of the other | issue 5 of the program Quackle; substractLetters, addLetters | a player of Swedish tournaments, on github.com/quackle/quackle/issues/5; tournament rules, cited by Scrabble3D | 9 November 2015; 3 September 2025
forbiddenLabels, dictionaryUse, tieBreak | chosen | the list alone decides; only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# catalan-2017 | the Reglament de joc of the Federació Internacional de Scrabble en Català (FISC), July 2011, as another program cites it, and what its assembly of 2017 changed. Another association, AJUSC, has kept the rule that went
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Catalan tiles on the standard board; seven tiles, and 50 points for all seven | Catalan: letters, board, numberOfLetters, scrabbleBonus; "Desenvolupament" | Scrabble3D, ScrDefaults.qml, which follows the Reglament; clubscrabblemanresa.cat/1obertppcc/regpartides.htm | 3 September 2025; undated
players | two play: "one against one" | introduction | ajuscrabble.cat/reglament-scrabble-classic | undated
exchange | any number of tiles, with seven in the bag; a rack of vowels or consonants alone costs the turn as well | point 3 (page 4); what changed | Reglament de joc, cited by Scrabble3D; leximots.cat/normativa-canvi-fitxes-scrabble-en-catala | July 2011; 2017
challenge.looksUp | asked | looksUp
wordCheck, challenge | a failed challenge costs nothing: "nothing is explicitly mentioned about any challenge penalty" | point 6 (page 6) | Reglament de joc, cited by Scrabble3D | July 2011
end | three passes by each; an exchange is no pass, and no number of turns without points ends the game | point 4 b) (page 4) | Reglament de joc, cited by Scrabble3D | July 2011
leftover | players lose their own tiles, and whoever goes out gains those of the other | substractLetters, addLetters | Reglament de joc, cited by Scrabble3D | July 2011
forbiddenLabels, dictionaryUse, tieBreak | chosen | the list alone decides; only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# italian-2012 | the national rules of the Federazione Italiana Gioco Scrabble (FIGS), 13 September 2012, as another program cites them, and the beginning of their general part
tileSet, layout | the Italian tiles on the standard board | chapter I, 1 | FIGS, Regolamento di gioco, on dokumen.tips | undated
rackSize, maxTilesPerPlay, bonuses | seven tiles, and 50 points for all seven | front page | scrabbleitalia.com | undated
players | two play | premise | FIGS, Regolamento di gioco, on dokumen.tips; scrabbleitalia.com | undated
exchange | any number of tiles, with three in the bag; no other limit | 34 (page 10) | national rules, cited by Scrabble3D | 13 September 2012
challenge.looksUp | asked | looksUp
challenge.whenWrong | asked | challenge
wordCheck, challenge | there are challenges; what a failed one costs, the program could not follow and does not say | 30 and 31 (page 10) | national rules, cited by Scrabble3D | 13 September 2012
end | six turns without points, exchanges among them: three by each of the two | 39 b) (page 11) | national rules, cited by Scrabble3D | 13 September 2012
leftover | players lose their own tiles, and whoever goes out gains nothing | 40 (page 12) | national rules, cited by Scrabble3D | 13 September 2012
forbiddenLabels | the dictionary alone decides, also on names | front page | scrabbleitalia.com | undated
dictionaryUse, tieBreak | chosen | only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# slovak-2026 | the rules of Slovenský spolok SCRABBLE (SSS), as another program cites them; of its Súťažný poriadok of 5 October 2020 we could read the beginning
tileSet, layout, rackSize, maxTilesPerPlay, bonuses | the Slovak tiles on the standard board; seven tiles, and 50 points for all seven | Slovak: letters, board, numberOfLetters, scrabbleBonus | Scrabble3D, ScrDefaults.qml, which follows hramescrabble.sk | 3 September 2025
players | competitions are played in pairs | "Princíp hry" | hramescrabble.sk/web39/index.php/vseobecne-informacie/scrabble-je | undated
exchange | any number of tiles, with seven in the bag; no other limit | limitExchange | rules of SSS, cited by Scrabble3D | 3 September 2025
challenge.looksUp | asked | looksUp
challenge.whenWrong | asked | challenge
wordCheck, challenge | a player's first failed challenge costs ten points; what each further one costs, is cut off in the program's note | challengePenalty | rules of SSS, cited by Scrabble3D | 3 September 2025
end | six turns without points, exchanges among them: three by each of the two | numberOfPasses, changeIsPass | rules of SSS, cited by Scrabble3D | 3 September 2025
leftover | players lose their own tiles, and whoever goes out gains those of the other | substractLetters, addLetters | rules of SSS, cited by Scrabble3D | 3 September 2025
forbiddenLabels, dictionaryUse, tieBreak | chosen | the list alone decides; only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# hong-kong-2012 | the nine-tile game of the Hong Kong Crossword Club, as we read its page of 2012
tileSet | 107 tiles: one more of J, K, Q, X and Z, two more blanks | front page | hkcrosswordclub.com/?cat=14 | 2012
rackSize, maxTilesPerPlay, bonuses | nine tiles, and 50 points for all nine only | front page; House Rules 2 | hkcrosswordclub.com/?cat=14; hkcrosswordclub.com/?p=560 | 2012
exchange | asked | exchange
challenge.looksUp | asked | looksUp
challenge.whenWrong | asked | challenge
wordCheck, challenge | a bad word that nobody challenges stays: the club may take off half a score for one "found by the Club's staff" later | House Rules 1 | hkcrosswordclub.com/?p=560 | 2012
end | asked | end
leftover | asked | leftover
layout, players, forbiddenLabels, dictionaryUse, tieBreak | chosen | the standard board; two play; the list alone decides; only for challenges; a tie is shared
* | chosen | off: no text that we read has such a rule
# large-2004 | the game on 21 by 21 squares sold since 2004, as encyclopedias describe it
tileSet | 200 tiles | tile distribution | scrabble.wikia.com/wiki/Super_Scrabble; wolges, super_english.txt | undated; 24 July 2026
layout | 21 by 21 squares, the standard board in the middle | board | scrabble.wikia.com/wiki/Super_Scrabble; wolges, board_layout.rs, which cites boardgamegeek.com/image/52794 | undated; 24 July 2026
* | asked | rules
`;

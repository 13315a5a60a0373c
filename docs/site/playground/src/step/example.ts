/** A made-up game, so that there is something to step through. Whoever wrote it down made a slip. */
export const exampleGame = `#title An evening at the club
#player1 Ann Ann Archer
#player2 Ben Ben Baker
>Ann: CINNORX 8F NIX +20 20
>Ben: AEIOPVY 7G POVIE +33 33
>Ben: AEIOPVY -- -33 0
#note Ann challenges: POVIE is not in the list.
>Ann: CNORUUW -UUW +0 20
>Ben: AEIOPVY 7G POI +25 25
>Ann: ACEGNOR 9F AGONE +29 49
>Ben: AEEHSVY 10C YEAH +32 57
>Ann: CGOOORT J8 R.CTO +13 62
>Ben: AAEEESV 13G EVES +17 74
>Ann: EGOOTTV 9B GOO +13 75
>Ben: AACEOUZ 8J .AZE +22 97
>Ann: ELRTTTV N7 TET +17 92
>Ben: ACHJMOU 10M OHM +31 128
#note Three words in one play.
>Ann: ADLNRTV K5 VAR. +14 106
>Ben: AACEJOU 11J .ACO +14 142
>Ann: DDELNNT 12D LENT +10 116
>Ben: AEFIJLU 13B FEAL +18 160
>Ann: DDFLNUU B5 FLUN. +11 127
>Ben: ADEGIJU L11 .AGED +22 182
>Ann: DDOSTUW A3 TWO +15 142
>Ben: EIIIJKU 3A .IKI +16 198
>Ann: DDEISU? O10 .EDIuS +30 172
>Ben: EIJLNRU 15H LINE. +18 216
>Ann: DIRRSU? 14B eDS +20 192
>Ben: JPQRTUY 4D TRY +16 232
>Ann: AIRRSUU 2D SARI +9 201
>Ben: DEJMPQU 3G DUMP +19 251
>Ann: ABNRRUU 2J UNBAR +24 225
>Ben: BEIIJQW 1M JEW +50 301
>Ann: RU M1 ..R +20 245
>Ben: BIIQ B2 Q. +22 323
>Ann: U 8A U. +6 251
>Ann:  (BII) +10 261
`;

/** A published distribution of tiles, written out in its own order: letter, points, count. */
export interface Source {
  readonly name: string;
  readonly address: string;
  /** `?` is the blank. A count of 0: the source has the letter, for blanks only. */
  readonly tiles: string;
}

/** Sets that are made of the English one for another board or rack: docs/rules-of-the-world.md has their sources. */
export const forOtherBoards: readonly string[] = ["english107", "english200"];

/**
 * Where the tiles of each set come from, by the name of its export: at least two sources, none of which is a copy of
 * another. Copies of the same encyclopedia article count once. That article was read in the editions of
 * github.com/cdot/Xanado, which cite it language by language, and on liquisearch.com.
 */
export const sources: Readonly<Record<string, readonly Source[]>> = {
  afrikaans: [
    {
      name: "Graham Toal, Afrikaans, from the database of the maker, confirmed by an owner of the set",
      address: "https://www.gtoal.com/scrabble/details/afrikaans/",
      tiles:
        "A 1 9|B 8 1|D 1 6|E 1 16|F 8 1|G 2 4|H 2 3|I 1 8|J 10 1|K 3 3|L 2 3|M 4 2|N 1 8|O 1 6|P 5 2|R 1 6|" +
        "S 1 6|T 1 6|U 4 2|V 5 2|W 3 3|Y 4 2|? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Afrikaans",
      tiles:
        "A 1 9|B 8 1|D 1 6|E 1 16|F 8 1|G 2 4|H 2 3|I 1 8|J 10 1|K 3 3|L 2 3|M 4 2|N 1 8|O 1 6|P 5 2|R 1 6|" +
        "S 1 6|T 1 6|U 4 2|V 5 2|W 3 3|Y 4 2|? 0 2",
    },
  ],
  basque: [
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Basque/info.txt",
      tiles:
        "? 0 2|A 1 14|B 4 3|D 3 4|E 1 12|F 10 1|G 5 2|H 5 2|I 1 9|J 8 1|K 2 5|L 5 2|M 8 1|N 1 8|O 1 6|" +
        "P 8 1|R 2 5|RR 8 1|S 5 2|T 1 6|TS 8 1|TX 8 1|TZ 8 1|U 1 6|X 10 1|Z 4 3",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Basque",
      tiles:
        "A 1 14|B 4 3|D 3 4|E 1 12|F 10 1|G 5 2|H 5 2|I 1 9|J 8 1|K 2 5|L 5 2|M 8 1|N 1 8|O 1 6|P 8 1|" +
        "R 2 5|RR 8 1|S 5 2|T 1 6|TS 8 1|TX 8 1|TZ 8 1|U 1 6|X 10 1|Z 4 3|? 0 2",
    },
  ],
  bulgarian: [
    {
      name: "SuperScrabble, from the author's old board",
      address: "https://github.com/superscrabble/SuperScrabble, MyOldBoardTilesProvider.cs",
      tiles:
        "А 1 9|Б 2 3|В 2 4|Г 3 3|Д 2 4|Е 1 8|Ж 4 2|З 4 2|И 1 8|Й 5 1|К 2 3|Л 2 3|М 2 4|Н 1 4|О 1 9|П 1 4|Р 1 4|С 1 4|Т 1 5|У 5 3|Ф 10 1|Х 5 1|Ц 8 1|Ч 5 2|Ш 8 1|Щ 10 1|Ъ 3 2|Ь 10 1|Ю 8 1|Я 5 2|? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Bulgarian",
      tiles:
        "А 1 9|Б 2 3|В 2 4|Г 3 3|Д 2 4|Е 1 8|Ж 4 2|З 4 2|И 1 8|Й 5 1|К 2 3|Л 2 3|М 2 4|Н 1 4|О 1 9|П 1 4|Р 1 4|С 1 4|Т 1 5|У 5 3|Ф 10 1|Х 5 1|Ц 8 1|Ч 5 2|Ш 8 1|Щ 10 1|Ъ 3 2|Ь 10 1|Ю 8 1|Я 5 2|? 0 2",
    },
  ],
  catalan: [
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Catalan/info.txt",
      tiles:
        "? 0 2|A 1 12|B 3 2|C 2 3|Ç 10 1|D 2 3|E 1 13|F 4 1|G 3 2|H 8 1|I 1 8|J 8 1|L 1 4|L·L 10 1|M 2 3|" +
        "N 1 6|NY 10 1|O 1 5|P 3 2|QU 8 1|R 1 8|S 1 8|T 1 5|U 1 4|V 4 1|X 10 1|Z 8 1",
    },
    {
      name: "Macondo",
      address: "https://github.com/domino14/macondo, data/letterdistributions/catalan",
      tiles:
        "? 0 2|A 1 12|B 3 2|C 2 3|Ç 10 1|D 2 3|E 1 13|F 4 1|G 3 2|H 8 1|I 1 8|J 8 1|L 1 4|L·L 10 1|M 2 3|" +
        "N 1 6|NY 10 1|O 1 5|P 3 2|QU 8 1|R 1 8|S 1 8|T 1 5|U 1 4|V 4 1|X 10 1|Z 8 1",
    },
  ],
  czech: [
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Czech/info.txt",
      tiles:
        "? 0 2|A 1 5|Á 2 2|B 3 2|C 2 3|Č 4 1|D 1 3|Ď 8 1|E 1 5|É 3 2|Ě 3 2|F 5 1|G 5 1|H 2 3|I 1 4|Í 2 3|" +
        "J 2 2|K 1 3|L 1 3|M 2 3|N 1 5|Ň 6 1|O 1 6|Ó 7 1|P 1 3|R 1 3|Ř 4 2|S 1 4|Š 4 2|T 1 4|Ť 7 1|U 2 3|" +
        "Ú 5 1|Ů 4 1|V 1 4|X 10 1|Y 2 2|Ý 4 2|Z 2 2|Ž 4 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Czech",
      tiles:
        "A 1 5|B 3 2|C 2 3|D 1 3|E 1 5|F 5 1|G 5 1|H 2 3|I 1 4|J 2 2|K 1 3|L 1 3|M 2 3|N 1 5|O 1 6|P 1 3|" +
        "R 1 3|S 1 4|T 1 4|U 2 3|V 1 4|X 10 1|Y 2 2|Z 2 2|Á 2 2|É 3 2|Í 2 3|Ó 7 1|Ú 5 1|Ý 4 2|Č 4 1|Ď 8 1|" +
        "Ě 3 2|Ň 6 1|Ř 4 2|Š 4 2|Ť 7 1|Ů 4 1|Ž 4 1|? 0 2",
    },
  ],
  danish: [
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Danish/info.txt",
      tiles:
        "? 0 2|A 1 7|Å 4 2|Æ 4 2|B 3 4|C 8 2|D 2 5|E 1 9|F 3 3|G 3 3|H 4 2|I 3 4|J 4 2|K 3 4|L 2 5|M 3 3|" +
        "N 1 6|O 2 5|Ø 4 2|P 4 2|R 1 6|S 2 5|T 2 5|U 3 3|V 3 3|X 8 1|Y 4 2|Z 8 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Danish",
      tiles:
        "A 1 7|B 3 4|C 8 2|D 2 5|E 1 9|F 3 3|G 3 3|H 4 2|I 3 4|J 4 2|K 3 4|L 2 5|M 3 3|N 1 6|O 2 5|P 4 2|" +
        "R 1 6|S 2 5|T 2 5|U 3 3|V 3 3|X 8 1|Y 4 2|Z 8 1|Å 4 2|Æ 4 2|Ø 4 2|? 0 2",
    },
  ],
  dutch: [
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Dutch/info.txt",
      tiles:
        "? 0 2|A 1 6|B 3 2|C 5 2|D 2 5|E 1 18|F 4 2|G 3 3|H 4 2|I 1 4|J 4 2|K 3 3|L 3 3|M 3 3|N 1 10|" +
        "O 1 6|P 3 2|Q 10 1|R 2 5|S 2 5|T 2 5|U 4 3|V 4 2|W 5 2|X 8 1|Y 8 1|Z 4 2",
    },
    {
      name: "Macondo",
      address: "https://github.com/domino14/macondo, data/letterdistributions/dutch",
      tiles:
        "? 0 2|A 1 6|B 3 2|C 5 2|D 2 5|E 1 18|F 4 2|G 3 3|H 4 2|I 1 4|J 4 2|K 3 3|L 3 3|M 3 3|N 1 10|" +
        "O 1 6|P 3 2|Q 10 1|R 2 5|S 2 5|T 2 5|U 4 3|V 4 2|W 5 2|X 8 1|Y 8 1|Z 4 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Dutch",
      tiles:
        "A 1 6|B 3 2|C 5 2|D 2 5|E 1 18|F 4 2|G 3 3|H 4 2|I 1 4|J 4 2|K 3 3|L 3 3|M 3 3|N 1 10|O 1 6|" +
        "P 3 2|Q 10 1|R 2 5|S 2 5|T 2 5|U 4 3|V 4 2|W 5 2|X 8 1|Y 8 1|Z 4 2|? 0 2",
    },
  ],
  english: [
    {
      name: "Quackle",
      address: "https://github.com/quackle/quackle, data/alphabets/english.quackle_alphabet",
      tiles:
        "A 1 9|B 3 2|C 3 2|D 2 4|E 1 12|F 4 2|G 2 3|H 4 2|I 1 9|J 8 1|K 5 1|L 1 4|M 3 2|N 1 6|O 1 8|P 3 2|" +
        "Q 10 1|R 1 6|S 1 4|T 1 6|U 1 4|V 4 2|W 4 2|X 8 1|Y 4 2|Z 10 1|? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#English",
      tiles:
        "A 1 9|B 3 2|C 3 2|D 2 4|E 1 12|F 4 2|G 2 3|H 4 2|I 1 9|J 8 1|K 5 1|L 1 4|M 3 2|N 1 6|O 1 8|P 3 2|" +
        "Q 10 1|R 1 6|S 1 4|T 1 6|U 1 4|V 4 2|W 4 2|X 8 1|Y 4 2|Z 10 1|? 0 2",
    },
  ],
  finnish: [
    {
      name: "Scrabble3D (its Finnish settings)",
      address: "https://github.com/Scrabble3D/3.1, df_finnish.inc",
      tiles:
        "A 1 10|B 8 1|C 10 1|D 7 1|E 1 8|F 8 1|G 8 1|H 4 2|I 1 10|J 4 2|K 2 5|L 2 5|M 3 3|N 1 9|O 2 5|P 4 2|R 4 2|S 1 7|T 1 9|U 3 4|V 4 2|Y 4 2|Ä 2 5|Ö 7 1|? 0 2",
    },
    {
      name: "Craig Rowland, from a Finnish set",
      address: "https://craigrowland.com/oops-i-did-it-again-never-getting-stuck-with-the-q/",
      tiles:
        "A 1 10|B 8 1|C 10 1|D 7 1|E 1 8|F 8 1|G 8 1|H 4 2|I 1 10|J 4 2|K 2 5|L 2 5|M 3 3|N 1 9|O 2 5|P 4 2|R 4 2|S 1 7|T 1 9|U 3 4|V 4 2|Y 4 2|Ä 2 5|Ö 7 1|? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Finnish",
      tiles:
        "A 1 10|B 8 1|C 10 1|D 7 1|E 1 8|F 8 1|G 8 1|H 4 2|I 1 10|J 4 2|K 2 5|L 2 5|M 3 3|N 1 9|O 2 5|P 4 2|R 4 2|S 1 7|T 1 9|U 3 4|V 4 2|Y 4 2|Ä 2 5|Ö 7 1|? 0 2",
    },
  ],
  french: [
    {
      name: "Quackle",
      address: "https://github.com/quackle/quackle, data/alphabets/french.quackle_alphabet",
      tiles:
        "A 1 9|B 3 2|C 3 2|D 2 3|E 1 15|F 4 2|G 2 2|H 4 2|I 1 8|J 8 1|K 10 1|L 1 5|M 2 3|N 1 6|O 1 6|" +
        "P 3 2|Q 8 1|R 1 6|S 1 6|T 1 6|U 1 6|V 4 2|W 10 1|X 10 1|Y 10 1|Z 10 1|? 0 2",
    },
    {
      name: "Macondo",
      address: "https://github.com/domino14/macondo, data/letterdistributions/french",
      tiles:
        "? 0 2|A 1 9|B 3 2|C 3 2|D 2 3|E 1 15|F 4 2|G 2 2|H 4 2|I 1 8|J 8 1|K 10 1|L 1 5|M 2 3|N 1 6|" +
        "O 1 6|P 3 2|Q 8 1|R 1 6|S 1 6|T 1 6|U 1 6|V 4 2|W 10 1|X 10 1|Y 10 1|Z 10 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#French",
      tiles:
        "A 1 9|B 3 2|C 3 2|D 2 3|E 1 15|F 4 2|G 2 2|H 4 2|I 1 8|J 8 1|K 10 1|L 1 5|M 2 3|N 1 6|O 1 6|" +
        "P 3 2|Q 8 1|R 1 6|S 1 6|T 1 6|U 1 6|V 4 2|W 10 1|X 10 1|Y 10 1|Z 10 1|? 0 2",
    },
  ],
  german: [
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/German/info.txt",
      tiles:
        "? 0 2|A 1 5|Ä 6 1|B 3 2|C 4 2|D 1 4|E 1 15|F 4 2|G 2 3|H 2 4|I 1 6|J 6 1|K 4 2|L 2 3|M 3 4|N 1 9|" +
        "O 2 3|Ö 8 1|P 4 1|Q 10 1|R 1 6|S 1 7|T 1 6|U 1 6|Ü 6 1|V 6 1|W 3 1|X 8 1|Y 10 1|Z 3 1",
    },
    {
      name: "Macondo",
      address: "https://github.com/domino14/macondo, data/letterdistributions/german",
      tiles:
        "? 0 2|A 1 5|Ä 6 1|B 3 2|C 4 2|D 1 4|E 1 15|F 4 2|G 2 3|H 2 4|I 1 6|J 6 1|K 4 2|L 2 3|M 3 4|N 1 9|" +
        "O 2 3|Ö 8 1|P 4 1|Q 10 1|R 1 6|S 1 7|T 1 6|U 1 6|Ü 6 1|V 6 1|W 3 1|X 8 1|Y 10 1|Z 3 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#German",
      tiles:
        "A 1 5|B 3 2|C 4 2|D 1 4|E 1 15|F 4 2|G 2 3|H 2 4|I 1 6|J 6 1|K 4 2|L 2 3|M 3 4|N 1 9|O 2 3|P 4 1|" +
        "Q 10 1|R 1 6|S 1 7|T 1 6|U 1 6|V 6 1|W 3 1|X 8 1|Y 10 1|Z 3 1|Ä 6 1|Ö 8 1|Ü 6 1|? 0 2",
    },
  ],
  greek: [
    {
      name: "Quackle",
      address: "https://github.com/quackle/quackle, data/alphabets/greek.quackle_alphabet",
      tiles:
        "Α 1 12|Β 8 1|Γ 4 2|Δ 4 2|Ε 1 8|Ζ 10 1|Η 1 7|Θ 10 1|Ι 1 8|Κ 2 4|Λ 3 3|Μ 3 3|Ν 1 6|Ξ 10 1|Ο 1 9|" +
        "Π 2 4|Ρ 2 5|Σ 1 7|Τ 1 8|Υ 2 4|Φ 8 1|Χ 8 1|Ψ 10 1|Ω 3 3|? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Greek",
      tiles:
        "Α 1 12|Β 8 1|Γ 4 2|Δ 4 2|Ε 1 8|Ζ 10 1|Η 1 7|Θ 10 1|Ι 1 8|Κ 2 4|Λ 3 3|Μ 3 3|Ν 1 6|Ξ 10 1|Ο 1 9|" +
        "Π 2 4|Ρ 2 5|Σ 1 7|Τ 1 8|Υ 2 4|Φ 8 1|Χ 8 1|Ψ 10 1|Ω 3 3|? 0 2",
    },
  ],
  hebrew: [
    {
      name: "Graham Toal, Hebrew, from Sam Orbaum",
      address: "http://www.gtoal.com/wordgames/details/hebrew/",
      tiles:
        "א 2 6|ב 3 4|ג 5 2|ד 3 4|ה 1 8|ו 1 12|ז 8 1|ח 4 3|ט 8 1|י 1 10|כ 5 2|ל 2 6|מ 2 6|נ 3 4|פ 4 3|ס 8 1|ע 5 2|צ 8 1|ק 4 3|ר 1 8|ש 2 6|ת 1 9|? 0 2",
    },
    {
      name: "Scrabble3D (its Hebrew settings)",
      address: "https://github.com/Scrabble3D/3.1, df_hebrew.inc",
      tiles:
        "א 2 6|ב 3 4|ג 5 2|ד 3 4|ה 1 8|ו 1 12|ז 8 1|ח 4 3|ט 8 1|י 1 10|כ 5 2|ל 2 6|מ 2 6|נ 3 4|ס 8 1|ע 5 2|פ 4 3|צ 8 1|ק 4 3|ר 1 8|ש 2 6|ת 1 9|? 0 2",
    },
  ],
  hungarian: [
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Hungarian/info.txt",
      tiles:
        "? 0 2|A 1 6|Á 1 4|B 2 3|C 5 1|CS 7 1|D 2 3|E 1 6|É 3 3|F 4 2|G 2 3|GY 4 2|H 3 2|I 1 3|Í 5 1|" +
        "J 4 2|K 1 6|L 1 4|LY 8 1|M 1 3|N 1 4|NY 5 1|O 1 3|Ó 2 3|Ö 4 2|Ő 7 1|P 4 2|R 1 4|S 1 3|SZ 3 2|" +
        "T 1 5|TY 10 1|U 4 2|Ú 7 1|Ü 4 2|Ű 7 1|V 3 2|Z 4 2|ZS 8 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Hungarian",
      tiles:
        "A 1 6|B 2 3|C 5 1|CS 7 1|D 2 3|E 1 6|F 4 2|G 2 3|GY 4 2|H 3 2|I 1 3|J 4 2|K 1 6|L 1 4|LY 8 1|" +
        "M 1 3|N 1 4|NY 5 1|O 1 3|P 4 2|R 1 4|S 1 3|SZ 3 2|T 1 5|TY 10 1|U 4 2|V 3 2|Z 4 2|ZS 8 1|Á 1 4|" +
        "É 3 3|Í 5 1|Ó 2 3|Ö 4 2|Ú 7 1|Ü 4 2|Ő 7 1|Ű 7 1|? 0 2",
    },
  ],
  icelandic1990: [
    {
      name: "Netskrafl, the old tile set",
      address: "https://github.com/mideind/Netskrafl, src/languages.py",
      tiles:
        "A 1 10|Á 4 2|B 6 1|D 4 2|Ð 2 5|E 1 6|É 6 1|F 3 3|G 2 4|H 3 2|I 1 8|Í 4 2|J 5 1|K 2 3|L 2 3|M 2 3|" +
        "N 1 8|O 3 3|Ó 6 1|P 8 1|R 1 7|S 1 6|T 1 5|U 1 6|Ú 8 1|V 3 2|X 10 1|Y 7 1|Ý 9 1|Þ 4 1|Æ 5 1|Ö 7 1|" +
        "? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Icelandic",
      tiles:
        "A 1 10|B 6 1|D 4 2|E 1 6|F 3 3|G 2 4|H 3 2|I 1 8|J 5 1|K 2 3|L 2 3|M 2 3|N 1 8|O 3 3|P 8 1|R 1 7|" +
        "S 1 6|T 1 5|U 1 6|V 3 2|X 10 1|Y 7 1|Á 4 2|Æ 5 1|É 6 1|Í 4 2|Ð 2 5|Ó 6 1|Ö 7 1|Ú 8 1|Ý 9 1|Þ 4 1|" +
        "? 0 2",
    },
  ],
  italian: [
    {
      name: "The Official Italian Scrabble Tournament Rules, October 1999",
      address: "http://home.teleport.com/~stevena/scrabble/it_rules.html",
      tiles:
        "A 1 14|G 8 2|O 1 15|U 3 5|B 5 3|H 8 2|P 5 3|V 5 3|C 2 6|I 1 12|Q 10 1|Z 8 2|D 5 3|L 3 5|R 2 6|" +
        "? 0 2|E 1 11|M 3 5|S 2 6|F 5 3|N 3 5|T 2 6",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Italian",
      tiles:
        "A 1 14|B 5 3|C 2 6|D 5 3|E 1 11|F 5 3|G 8 2|H 8 2|I 1 12|L 3 5|M 3 5|N 3 5|O 1 15|P 5 3|Q 10 1|" +
        "R 2 6|S 2 6|T 2 6|U 3 5|V 5 3|Z 8 2|? 0 2",
    },
  ],
  latin: [
    {
      name: "Scrabble3D (its Latin settings)",
      address: "https://github.com/Scrabble3D/4.0, ScrDefaults.qml",
      tiles:
        "A 1 9|B 5 2|C 2 4|D 3 3|E 1 11|F 6 1|G 6 1|H 10 1|I 1 11|L 4 2|M 2 5|N 1 6|O 2 5|P 4 2|Q 10 1|" +
        "R 1 9|S 1 8|T 1 7|U 1 7|V 5 2|X 6 1|? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions, the second Latin set",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Latin",
      tiles:
        "A 1 9|B 5 2|C 2 4|D 3 3|E 1 11|F 6 1|G 6 1|H 10 1|I 1 11|L 4 2|M 2 5|N 1 6|O 2 5|P 4 2|Q 10 1|" +
        "R 1 9|S 1 8|T 1 7|U 1 7|V 5 2|X 6 1|? 0 2",
    },
  ],
  norwegian: [
    {
      name: "Norsk Scrabbleforbund, Brikkefordeling",
      address: "http://www2.scrabbleforbundet.no/?page_id=891",
      tiles:
        "A 1 7|B 4 3|C 10 1|D 1 5|E 1 9|F 2 4|G 2 4|H 3 3|I 1 5|J 4 2|K 2 4|L 1 5|M 2 3|N 1 6|O 2 4|P 4 2|" +
        "R 1 6|S 1 6|T 1 6|U 4 3|V 4 3|W 8 1|Y 6 1|Æ 6 1|Ø 5 2|Å 4 2|? 0 2",
    },
    {
      name: "Quackle",
      address: "https://github.com/quackle/quackle, data/alphabets/norwegian.quackle_alphabet",
      tiles:
        "A 1 7|B 4 3|C 10 1|D 1 5|E 1 9|F 2 4|G 2 4|H 3 3|I 1 5|J 4 2|K 2 4|L 1 5|M 2 3|N 1 6|O 2 4|P 4 2|" +
        "Q 0 0|R 1 6|S 1 6|T 1 6|U 4 3|V 4 3|W 8 1|X 0 0|Y 6 1|Z 0 0|Æ 6 1|Ø 5 2|Å 4 2|Ü 0 0|Ä 0 0|Ö 0 0|" +
        "? 0 2",
    },
    {
      name: "Macondo",
      address: "https://github.com/domino14/macondo, data/letterdistributions/norwegian",
      tiles:
        "? 0 2|A 1 7|B 4 3|C 10 1|D 1 5|E 1 9|F 2 4|G 2 4|H 3 3|I 1 5|J 4 2|K 2 4|L 1 5|M 2 3|N 1 6|O 2 4|" +
        "P 4 2|Q 0 0|R 1 6|S 1 6|T 1 6|U 4 3|V 4 3|W 8 1|X 0 0|Y 6 1|Ü 0 0|Z 0 0|Æ 6 1|Ä 0 0|Ø 5 2|Ö 0 0|" +
        "Å 4 2",
    },
  ],
  polish: [
    {
      name: "Słownik Scrabble",
      address: "https://scrabble123.pl/slownik-scrabble",
      tiles:
        "A 1 9|E 1 7|I 1 8|N 1 5|O 1 6|R 1 4|S 1 4|W 1 4|Z 1 5|C 2 3|D 2 3|K 2 3|L 2 3|M 2 3|P 2 3|T 2 3|" +
        "Y 2 4|B 3 2|G 3 2|H 3 2|J 3 2|Ł 3 2|U 3 2|Ą 5 1|Ę 5 1|F 5 1|Ó 5 1|Ś 5 1|Ż 5 1|Ć 6 1|Ń 7 1|Ź 9 1|" +
        "? 0 2",
    },
    {
      name: "Quackle",
      address: "https://github.com/quackle/quackle, data/alphabets/polish.quackle_alphabet",
      tiles:
        "A 1 9|Ą 5 1|B 3 2|C 2 3|Ć 6 1|D 2 3|E 1 7|Ę 5 1|F 5 1|G 3 2|H 3 2|I 1 8|J 3 2|K 2 3|L 2 3|Ł 3 2|" +
        "M 2 3|N 1 5|Ń 7 1|O 1 6|Ó 5 1|P 2 3|R 1 4|S 1 4|Ś 5 1|T 2 3|U 3 2|W 1 4|Y 2 4|Z 1 5|Ź 9 1|Ż 5 1|" +
        "? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Polish",
      tiles:
        "A 1 9|B 3 2|C 2 3|D 2 3|E 1 7|F 5 1|G 3 2|H 3 2|I 1 8|J 3 2|K 2 3|L 2 3|M 2 3|N 1 5|O 1 6|P 2 3|" +
        "R 1 4|S 1 4|T 2 3|U 3 2|W 1 4|Y 2 4|Z 1 5|Ó 5 1|Ą 5 1|Ć 6 1|Ę 5 1|Ł 3 2|Ń 7 1|Ś 5 1|Ź 9 1|Ż 5 1|" +
        "? 0 2",
    },
  ],
  portuguese: [
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Portuguese/info.txt",
      tiles:
        "? 0 3|A 1 14|B 3 3|C 2 4|Ç 3 2|D 2 5|E 1 11|F 4 2|G 4 2|H 4 2|I 1 10|J 5 2|L 2 5|M 1 6|N 3 4|" +
        "O 1 10|P 2 4|Q 6 1|R 1 6|S 1 8|T 1 5|U 1 7|V 4 2|X 8 1|Z 8 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Portuguese",
      tiles:
        "A 1 14|B 3 3|C 2 4|D 2 5|E 1 11|F 4 2|G 4 2|H 4 2|I 1 10|J 5 2|L 2 5|M 1 6|N 3 4|O 1 10|P 2 4|" +
        "Q 6 1|R 1 6|S 1 8|T 1 5|U 1 7|V 4 2|X 8 1|Z 8 1|Ç 3 2|? 0 3",
    },
  ],
  romanian: [
    {
      name: "Scrabble Solver, after the rules of the Romanian federation (frsc1.fortunecity.ws/reg6scr.htm)",
      address: "https://github.com/kamilmielnik/scrabble-solver, packages/configs/src/languages/romanian.ts",
      tiles:
        "A 1 11|B 9 2|C 1 5|D 2 4|E 1 9|F 8 2|G 9 2|H 10 1|I 1 10|J 10 1|L 1 4|M 4 3|N 1 6|O 1 5|P 2 4|" +
        "R 1 7|S 1 5|T 1 7|U 1 6|V 8 2|X 10 1|Z 10 1|? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Romanian",
      tiles:
        "A 1 11|B 9 2|C 1 5|D 2 4|E 1 9|F 8 2|G 9 2|H 10 1|I 1 10|J 10 1|L 1 4|M 4 3|N 1 6|O 1 5|P 2 4|" +
        "R 1 7|S 1 5|T 1 7|U 1 6|V 8 2|X 10 1|Z 10 1|? 0 2",
    },
  ],
  russian: [
    {
      name: "Quackle",
      address: "https://github.com/quackle/quackle, data/alphabets/russian.quackle_alphabet",
      tiles:
        "? 0 2|А 1 8|Б 3 2|В 1 4|Г 3 2|Д 2 4|Е 1 8|Ё 3 1|Ж 5 1|З 5 2|И 1 5|Й 4 1|К 2 4|Л 2 4|М 2 3|Н 1 5|" +
        "О 1 10|П 2 4|Р 1 5|С 1 5|Т 1 5|У 2 4|Ф 10 1|Х 5 1|Ц 5 1|Ч 5 1|Ш 8 1|Щ 10 1|Ъ 10 1|Ы 4 2|Ь 3 2|" +
        "Э 8 1|Ю 8 1|Я 3 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Russian",
      tiles:
        "Ё 3 1|А 1 8|Б 3 2|В 1 4|Г 3 2|Д 2 4|Е 1 8|Ж 5 1|З 5 2|И 1 5|Й 4 1|К 2 4|Л 2 4|М 2 3|Н 1 5|О 1 10|" +
        "П 2 4|Р 1 5|С 1 5|Т 1 5|У 2 4|Ф 10 1|Х 5 1|Ц 5 1|Ч 5 1|Ш 8 1|Щ 10 1|Ъ 10 1|Ы 4 2|Ь 3 2|Э 8 1|" +
        "Ю 8 1|Я 3 2|? 0 2",
    },
  ],
  slovak: [
    {
      name: "Slovenský Spolok SCRABBLE, Zoznam písmen v hre: slovenský (100 kameňov)",
      address: "https://hramescrabble.sk/pravidla/pismena.html",
      tiles:
        "A 1 9|Á 4 1|Ä 10 1|B 4 2|C 4 1|Č 5 1|D 2 3|Ď 8 1|E 1 8|É 7 1|F 8 1|G 8 1|H 4 1|I 1 5|Í 5 1|J 3 2|" +
        "K 2 3|L 2 3|Ĺ 10 1|Ľ 7 1|M 2 4|N 1 5|Ň 8 1|O 1 9|Ô 8 1|Ó 10 1|P 2 3|R 1 4|Ŕ 10 1|S 1 4|Š 5 1|" +
        "T 1 4|Ť 7 1|U 3 2|Ú 7 1|V 1 4|X 10 1|Y 4 1|Ý 5 1|Z 4 1|Ž 5 1|? 0 2",
    },
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Slovak/info.txt",
      tiles:
        "A 1 9|Á 4 1|Ä 10 1|B 4 2|C 4 1|Č 5 1|D 2 3|Ď 8 1|E 1 8|É 7 1|F 8 1|G 8 1|H 4 1|I 1 5|Í 5 1|J 3 2|" +
        "K 2 3|L 2 3|Ĺ 10 1|Ľ 7 1|M 2 4|N 1 5|Ň 8 1|O 1 9|Ô 8 1|Ó 10 1|P 2 3|R 1 4|Ŕ 10 1|S 1 4|Š 5 1|" +
        "T 1 4|Ť 7 1|U 3 2|Ú 7 1|V 1 4|X 10 1|Y 4 1|Ý 5 1|Z 4 1|Ž 5 1|? 0 2",
    },
  ],
  slovenian: [
    {
      name: "Wikipedija, Scrabble (in Slovenian)",
      address: "https://sl.wikipedia.org/wiki/Scrabble",
      tiles:
        "A 1 10|B 4 2|C 8 1|Č 5 1|D 2 4|E 1 11|F 10 1|G 4 2|H 5 1|I 1 9|J 1 4|K 3 3|L 1 4|M 3 2|N 1 7|" +
        "O 1 8|P 3 2|R 1 6|S 1 6|Š 6 1|T 1 4|U 3 2|V 2 4|Z 4 2|Ž 10 1|? 0 2",
    },
    {
      name: "Macondo",
      address: "https://github.com/domino14/macondo, data/letterdistributions/slovene",
      tiles:
        "? 0 2|A 1 10|B 4 2|C 8 1|Č 5 1|D 2 4|E 1 11|F 10 1|G 4 2|H 5 1|I 1 9|J 1 4|K 3 3|L 1 4|M 3 2|" +
        "N 1 7|O 1 8|P 3 2|Q 0 0|R 1 6|S 1 6|Š 6 1|T 1 4|U 3 2|V 2 4|W 0 0|X 0 0|Y 0 0|Z 4 2|Ž 10 1",
    },
    {
      name: "Wolges",
      address: "https://github.com/andy-k/wolges, src/alphabets/slovene.txt",
      tiles:
        "? 0 2|A 1 10|B 4 2|C 8 1|Č 5 1|D 2 4|E 1 11|F 10 1|G 4 2|H 5 1|I 1 9|J 1 4|K 3 3|L 1 4|M 3 2|" +
        "N 1 7|O 1 8|P 3 2|Q 0 0|R 1 6|S 1 6|Š 6 1|T 1 4|U 3 2|V 2 4|W 0 0|X 0 0|Y 0 0|Z 4 2|Ž 10 1",
    },
  ],
  spanish: [
    {
      name: "Macondo",
      address: "https://github.com/domino14/macondo, data/letterdistributions/spanish",
      tiles:
        "? 0 2|A 1 12|B 3 2|C 3 4|CH 5 1|D 2 5|E 1 12|F 4 1|G 2 2|H 4 2|I 1 6|J 8 1|L 1 4|LL 8 1|M 3 2|" +
        "N 1 5|Ñ 8 1|O 1 9|P 3 2|Q 5 1|R 1 5|RR 8 1|S 1 6|T 1 4|U 1 5|V 4 1|X 8 1|Y 4 1|Z 10 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Spanish",
      tiles:
        "A 1 12|B 3 2|C 3 4|CH 5 1|D 2 5|E 1 12|F 4 1|G 2 2|H 4 2|I 1 6|J 8 1|L 1 4|LL 8 1|M 3 2|N 1 5|" +
        "O 1 9|P 3 2|Q 5 1|R 1 5|RR 8 1|S 1 6|T 1 4|U 1 5|V 4 1|X 8 1|Y 4 1|Z 10 1|Ñ 8 1|? 0 2",
    },
  ],
  swedish: [
    {
      name: "Quackle",
      address: "https://github.com/quackle/quackle, data/alphabets/swedish.quackle_alphabet",
      tiles:
        "A 1 8|B 4 2|C 8 1|D 1 5|E 1 7|F 3 2|G 2 3|H 2 2|I 1 5|J 7 1|K 2 3|L 1 5|M 2 3|N 1 6|O 2 5|P 4 2|" +
        "Q 0 0|R 1 8|S 1 8|T 1 8|U 4 3|V 3 2|W 0 0|X 8 1|Y 7 1|Z 10 1|Å 4 2|Ä 3 2|Ö 4 2|Æ 0 0|Ü 0 0|? 0 2",
    },
    {
      name: "XWords",
      address: "https://github.com/eehouse/xwords, xwords4/dawg/Swedish/info.txt",
      tiles:
        "? 0 2|A 1 8|Ä 3 2|Å 4 2|Æ 0 0|B 4 2|C 8 1|D 1 5|E 1 7|F 3 2|G 2 3|H 2 2|I 1 5|J 7 1|K 2 3|L 1 5|" +
        "M 2 3|N 1 6|O 2 5|Ö 4 2|P 4 2|Q 0 0|R 1 8|S 1 8|T 1 8|U 4 3|Ü 0 0|V 3 2|W 0 0|X 8 1|Y 7 1|Z 10 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Swedish",
      tiles:
        "A 1 8|B 4 2|C 8 1|D 1 5|E 1 7|F 3 2|G 2 3|H 2 2|I 1 5|J 7 1|K 2 3|L 1 5|M 2 3|N 1 6|O 2 5|P 4 2|" +
        "R 1 8|S 1 8|T 1 8|U 4 3|V 3 2|X 8 1|Y 7 1|Z 10 1|Ä 3 2|Å 4 2|Ö 4 2|? 0 2",
    },
  ],
  turkish: [
    {
      name: "Quackle",
      address: "https://github.com/quackle/quackle, data/alphabets/turkish.quackle_alphabet",
      tiles:
        "A 1 12|B 3 2|C 4 2|Ç 4 2|D 3 2|E 1 8|F 7 1|G 5 1|Ğ 8 1|H 5 1|I 2 4|İ 1 7|J 10 1|K 1 7|L 1 7|" +
        "M 2 4|N 1 5|O 2 3|Ö 7 1|P 5 1|R 1 6|S 2 3|Ş 4 2|T 1 5|U 2 3|Ü 3 2|V 7 1|Y 3 2|Z 4 2|? 0 2",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Turkish",
      tiles:
        "A 1 12|B 3 2|C 4 2|D 3 2|E 1 8|F 7 1|G 5 1|H 5 1|I 2 4|J 10 1|K 1 7|L 1 7|M 2 4|N 1 5|O 2 3|" +
        "P 5 1|R 1 6|S 2 3|T 1 5|U 2 3|V 7 1|Y 3 2|Z 4 2|Ç 4 2|Ö 7 1|Ü 3 2|Ğ 8 1|İ 1 7|Ş 4 2|? 0 2",
    },
  ],
  welsh: [
    {
      name: "Scrabble by TonyTYO (its Welsh settings)",
      address: "https://github.com/TonyTYO/Scrabble",
      tiles:
        "A 1 10|E 1 8|N 1 8|I 1 7|R 1 7|Y 1 7|D 1 6|O 1 6|W 1 5|DD 1 4|F 2 3|G 2 3|L 2 3|U 2 3|S 3 3|" +
        "? 0 2|B 3 2|M 3 2|T 3 2|C 4 2|FF 4 2|H 4 2|TH 4 2|CH 5 1|LL 5 1|P 5 1|J 8 1|NG 10 1|RH 10 1",
    },
    {
      name: "Wikipedia, Scrabble letter distributions",
      address: "https://en.wikipedia.org/wiki/Scrabble_letter_distributions#Welsh",
      tiles:
        "A 1 10|B 3 2|C 4 2|CH 5 1|D 1 6|DD 1 4|E 1 8|F 2 3|FF 4 2|G 2 3|H 4 2|I 1 7|J 8 1|L 2 3|LL 5 1|" +
        "M 3 2|N 1 8|NG 10 1|O 1 6|P 5 1|R 1 7|RH 10 1|S 3 3|T 3 2|TH 4 2|U 2 3|W 1 5|Y 1 7|? 0 2",
    },
  ],
};

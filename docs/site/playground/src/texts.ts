import { type EndReason, englishMessages, type GameEvent, type Messages } from "tilewright";
import { englishNewsMessages, type NewsMessages } from "tilewright/compose";
import type { LeftOut } from "tilewright/dictionary";
import type { ElementMessages } from "tilewright/element";
import type { Remark } from "tilewright/notation";

/** Everything that the playground itself says. Another language is another table of this type. */
const englishTexts = {
  title: "Playground",
  about: "Try the rules engine for crossword tile games. Everything happens in this page: nothing is sent anywhere.",
  home: "tilewright",
  source: "Documentation",
  panels: {
    label: "What to do",
    position: "Lay a play",
    record: "Write down a game",
    step: "Step through a game",
    bot: "Play a bot",
  },
  copied: "Copied",
  problem: ({ column, expected, found }: Pick<Remark, "column" | "expected" | "found">) =>
    `Character ${column}: expected ${expected}, found ${found}.`,
  remark: ({ line, expected, found, hint }: Remark, text: string) =>
    `Line ${line}: found ${found}, expected ${expected}${hint === undefined ? "" : ` (${hint})`}.${text === "" ? "" : ` ${text}`}`,

  setup: {
    heading: "Rules, tiles and words",
    rules: "Rules",
    layout: "Board",
    tiles: "Language of the tiles",
    asInRules: "As in the rules",
    variants: "Changes that ship",
    knobs: "Your own rules",
    knobsHint:
      'JSON with the fields to change, as a ruleset has them. A layout may be drawn: { "layout": { "rowsOfSquares": ["=.=", ".-.", "=.="] } }.',
    wrong: "These rules cannot be made. Until they are put right, those before stay in force.",
    summary: (rules: string, tiles: string, board: string, list: string) =>
      `${rules} · ${tiles} tiles · ${board} · ${list}`,
    presets: {
      us2021: "Current boxed rules (us2021)",
      northAmerica: "Clubs of North America (northAmerica)",
      international: "International tournaments (international)",
      onyx2006: "Onyx edition of 2006 (onyx2006)",
      classic1948: "Text of 1948 (classic1948)",
      pages89: "Pages 8 and 9 (pages89)",
      basic: "Basic rules (basic)",
      worldEnglish2022: "World English 2022 (worldEnglish2022)",
      french2026: "French 2026 (french2026)",
      german2026: "German 2026 (german2026)",
      polish2026: "Polish 2026 (polish2026)",
      spanish2026: "Spanish 2026 (spanish2026)",
      hongKong2012: "Nine tiles, Hong Kong 2012 (hongKong2012)",
      large2004: "Large board, 2004 (large2004)",
    } as Readonly<Record<string, string>>,
    variantNames: {
      checkedWords: "Words are checked when they are laid",
      openDictionary: "The dictionary may be used at any time",
      exchangeBlanks: "Blanks on the board may be taken for their letter",
      nineTile: "Nine tiles on the rack",
      eightHeld: "Eight tiles on the rack, seven in a turn",
    } as Readonly<Record<string, string>>,
    layoutNames: {
      standardLayout: "15 by 15",
      layout11: "11 by 11",
      layout21: "21 by 21",
    } as Readonly<Record<string, string>>,
    ownBoard: (rows: number, cols: number) => `${rows} by ${cols}`,
  },

  words: {
    label: "Words",
    free: "Free English list",
    classroom: "Free English list for classrooms",
    none: "No word list",
    own: "Your own list",
    file: "A file with one word a line",
    paste: "or paste words here",
    take: "Use these words",
    pasted: "pasted",
    stays:
      "Your list stays on this machine, in this page. It is not sent anywhere, and it is gone when you close the page.",
    ready: (size: number, name: string) => `${size.toLocaleString("en")} words of ${name} are in use.`,
    loading: "The list is being made ready.",
    missing: (name: string) =>
      `${name === "" ? "No list of your own has been taken yet." : `The list ${name} is not on this machine.`} Take a file or paste words; until then words are not looked up.`,
    unfit:
      "The free lists are English, and these tiles are not. Take a list of your own; until then words are not looked up.",
    leftOut: ({ reason, count, examples }: LeftOut) => `${count} left out (${reason}): ${examples.join(", ")}`,
  },

  position: {
    heading: "Lay a play",
    how: "Type on the board, drag tiles, or write the play below it. What is wrong and what it scores is shown at once.",
    board: "Board",
    rack: "Rack",
    rackHint: "Such as AEINRS?, where ? is a blank. Leave it empty to lay any letters.",
    put: "Put on the board",
    undo: "Undo",
    clear: "Empty the board",
    setUp: "Set up another board",
    setUpHint: "One line for each row: a dot is an empty square, a small letter a blank. A line of CGP will do, too.",
    use: "Use this board",
    judged: "This play",
    nothingLaid: "Lay some tiles, or let the computer find plays.",
    legal: "This play is legal.",
    score: (points: number) => (points === 1 ? "1 point" : `${points} points`),
    status: { valid: "good", invalid: "not in the list", unchecked: "not looked up" },
    wordsHeading: { word: "Word", points: "Points", status: "In the list" },
    plays: "Every play",
    find: "Find every play",
    finding: "Searching ...",
    found: (count: number, shown: number) =>
      count === 0
        ? "There is no play for this rack."
        : `${count === 1 ? "1 play" : `${count.toLocaleString("en")} plays`}${count > shown ? `; the best ${shown} are shown` : ""}. Press one to lay it.`,
    needsRack: "Write a rack first.",
    needsWords: "Choose a word list first.",
    play: (text: string, points: number, leave: string) =>
      `${text}, ${points} points${leave === "" ? "" : `, keeps ${leave}`}`,
    columns: { play: "Play", points: "Points", leave: "Keeps" },
    share: "Share this",
    link: "Copy a link to this position",
    linkHint:
      "The link has the position, the rules and the name of the list in it. Nobody keeps it but those you give it to.",
    code: "As code",
    copy: "Copy the code",
    program: "The program",
    output: "What the program prints",
    codeHint: "A program for Node, after npm install tilewright. It prints:",
    anotherRuleset: "The position does not fit these rules, so the board was emptied.",
    badLink: "The position in the address cannot be read:",
  },

  record: {
    heading: "Write down a game",
    how: "Copy a score sheet turn by turn. Racks may stay unknown. Any turn can be changed later: everything after it is counted again.",
    players: "Players, in the order of play",
    player: (seat: number) => `Player ${seat + 1}`,
    morePlayers: "One more player",
    fewerPlayers: "One player fewer",
    list: "Name of the word list, for the file",
    turnOf: (name: string) => `${name} is on turn`,
    change: (number: number) => `Change turn ${number}`,
    waits: "The last play may be challenged. If nobody does, write down the racks that are left.",
    racksNeeded: "The game is over. Write down the racks that are left.",
    over: (names: string) => `The game is over. ${names} won.`,
    kind: "What happened",
    kinds: { play: "Play", exchange: "Exchange", pass: "Pass", challenge: "Challenge" },
    text: "Play",
    textHint: "Square and word, such as 8F HORN across or H6 FARM down. A small letter is a blank: 8F HOrN.",
    points: "Points on the sheet",
    pointsHint: "Leave it empty, and the rules say it.",
    rack: "Rack",
    rackHint: "If it was written down.",
    tiles: "Tiles exchanged",
    tilesHint: "How many, or which.",
    by: "Who challenges",
    verdict: "The words are",
    good: "good: the challenge is lost",
    bad: "not good: the play comes off",
    add: "Write it down",
    save: "Save the change",
    insert: "Insert a turn before this one",
    remove: "Delete this turn",
    cancel: "Cancel",
    changeTurn: "Change",
    scores: (points: number, why: string) => `Scores ${points}: ${why}`,
    otherPoints: (said: number, counted: number) => `The sheet says ${said}; by the rules it is ${counted}.`,
    columns: { turn: "Turn", player: "Player", what: "What", points: "Points", total: "Total" },
    sheet: "Score sheet",
    exchanged: (tiles: string) => `exchanged ${tiles}`,
    passed: "passed",
    challenged: (good: boolean) => (good ? "challenged, and lost" : "challenged, and won"),
    news: (event: GameEvent, names: readonly string[]): readonly string[] =>
      event.type === "turn-lost" || event.type === "phony-returned" || event.type === "adjusted"
        ? [(newsMessages[event.type] as (event: GameEvent, name: string) => string)(event, names[event.player] ?? "")]
        : [],
    end: "End of the game",
    endHint:
      "The tiles that each player has left, such as QI? for Q, I and a blank. A game can also be ended by agreement.",
    leftOf: (name: string) => `Left on the rack of ${name}`,
    unseen: (tiles: string) => `Not seen yet: ${tiles}`,
    finish: "End the game with these racks",
    goOn: "Go on with the game",
    settlement: "Unplayed tiles",
    totals: "Total",
    file: "The file",
    clean: "A check of the file finds nothing.",
    found: "A check of the file finds:",
    unsaid: "What the file cannot say:",
    unsaidRemark: ({ found, expected }: Remark) =>
      expected === "nothing" ? found : `${found}: written as ${expected}`,
    saveFile: "Save as GCG",
    step: "Step through it",
    anew: "Begin a new sheet",
    sure: "Begin a new sheet, and forget this one?",
    kept: "The sheet is kept on this machine until you begin a new one.",
    boardNow: "The board now",
    empty: "Nothing has been written down yet.",
  },

  step: {
    heading: "Step through a game",
    how: "Load a recorded game as GCG, or the JSON of a game history. It stays on this machine.",
    file: "A file",
    paste: "or paste a game",
    text: "The game as text",
    show: "Show it",
    example: "Show an example",
    byOwnRules: "Read it by the rules chosen above, and not by those that it shows",
    unreadable: "This is not a game that can be read:",
    first: "First",
    back: "Previous",
    on: "Next",
    last: "Last",
    slider: "Turn",
    start: "The empty board.",
    of: (place: number, all: number) => `Step ${place} of ${all}`,
    remarks: "Where the record and the rules differ",
    noRemarks: "The record and the rules agree.",
    turns: "Turns",
    tryIt: "Try other plays here",
    none: "No game is loaded.",
    settled: "Unplayed tiles are settled.",
  },

  bot: {
    heading: "Play a bot",
    how: "The bot plays by points, from the list chosen above. It challenges a play with a word that is not in the list.",
    strength: "The bot lays",
    strengths: [
      ["1", "its best play"],
      ["5", "its fifth best play"],
      ["20", "its twentieth best play"],
    ] as readonly (readonly [string, string])[],
    begin: "New game",
    you: "You",
    bot: "Bot",
    needsWords: "The bot needs a word list: choose one above.",
    thinking: "The bot is thinking.",
    failed: (problem: string) => `The bot cannot go on: ${problem}`,
    turns: "Turns",
    save: "Save as GCG",
    over: (you: number, bot: number) => (you === bot ? "A tie." : you > bot ? "You won." : "The bot won."),
    label: "Your game against the bot",
  },

  endReasons: {
    out: "A player went out.",
    passes: "Everybody passed.",
    scoreless: "Too many turns without points.",
    turns: "Everybody had the last turns.",
    "no-plays": "Nobody can play.",
    target: "The target was reached.",
    agreed: "The players agreed to end the game.",
    resigned: "All others resigned.",
    "lost-challenge": "A lost challenge ended the game.",
    time: "The time was up.",
  } satisfies Readonly<Record<EndReason, string>>,
};

export type Texts = typeof englishTexts;

// The language in use, in one place: the playground's own texts, and the tables of the library.
export const texts: Texts = englishTexts;
export const violationMessages: Messages = englishMessages;
export const newsMessages: NewsMessages = englishNewsMessages;
export const elementMessages: ElementMessages = {};

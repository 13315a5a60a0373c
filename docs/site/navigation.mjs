// The order of the pages, by what people come for. A page is its path below docs, without `.md`; a second entry is a
// shorter name for the list. The build refuses a page of docs that is not listed here.

/** What the site opens with: six tasks, each a door on the landing page and a part of the list beside every page. */
export const tasks = [
  {
    title: "Score a play",
    about: "Get an explanation of every letter, premium and word in a play. No rack or player is needed.",
    pages: [
      ["start", "Get started"],
      ["recipes/preview-while-dragging", "Preview a play"],
      ["recipes/i-have-a-board", "Check a board"],
      ["recipes/scorekeeper-at-a-table", "Keep score at a table"],
      ["recipes/score-sheet-for-a-club-night", "A sheet for a club night"],
      ["recipes/a-directors-cases", "Rulings for directors"],
    ],
  },
  {
    title: "Check moves on a server",
    about: "Pass in untrusted JSON. Get back the next game, or every mistake and its squares.",
    pages: [
      ["recipes/validate-in-an-endpoint", "Validate in an endpoint"],
      ["recipes/authoritative-server", "An authoritative server"],
      ["recipes/remote-dictionary", "A remote dictionary"],
      ["recipes/prove-a-fair-deal", "Prove a fair deal"],
      ["recipes/hold-a-server-to-its-log", "Detect rewritten games"],
      ["examples/live-table/README", "Example: live tables"],
      ["examples/durable-object/README", "Example: Durable Object"],
      ["examples/boardgame-io/README", "Example: boardgame.io"],
    ],
  },
  {
    title: "Build a game",
    about: "A whole game is a plain value. It works with React, Vue, Svelte or a terminal, and undo comes for free.",
    pages: [
      ["examples/template-page/README", "Template: a page for two"],
      ["examples/template-next/README", "Template: Next"],
      ["recipes/game-in-a-front-end", "A game in a front end"],
      ["recipes/show-a-board", "Show a board"],
      ["themes", "Themes of the board"],
      ["recipes/two-tabs-and-a-server", "Two tabs and a server"],
      ["recipes/undo-replay-and-saves", "Undo, replay and saves"],
      ["at-the-table", "What happens at a table"],
      ["examples/react-board/README", "Example: React"],
      ["examples/vue-board/README", "Example: Vue"],
    ],
  },
  {
    title: "Check recorded games",
    about: "Read GCG records in every dialect, check them against the rules, and list whatever doesn't add up.",
    pages: [
      ["recipes/check-a-folder-of-games", "Check a folder of games"],
      ["recipes/the-command-line-for-a-club", "The command line for a club"],
      ["recipes/show-a-recorded-game", "Show a recorded game"],
      ["recipes/annotated-games-in-a-viewer", "Games in a viewer"],
      ["recipes/continue-a-recorded-game", "Continue a game"],
      ["command-line", "The command line"],
      ["formats", "Notation"],
      ["examples/bulk-audit/README", "Example: a large archive"],
    ],
  },
  {
    title: "Teach with your own words and rules",
    about: "Your own alphabet and word list, a smaller board, one fewer rule: everything is configurable.",
    // For those who do not program. It leads to the playground.
    tryIt: "No code needed: open the playground and enter your own tiles and words",
    pages: [
      ["recipes/a-page-for-your-class", "A page for your class"],
      ["recipes/house-rules", "House rules"],
      ["recipes/your-own-language", "Your own language"],
      ["recipes/word-lists-in-other-languages", "Word lists"],
      ["words", "The free word list"],
      ["tile-sets", "Tile sets of languages"],
      ["messages", "Messages in your language"],
    ],
  },
  {
    title: "Find every play",
    about: "Find all legal plays for a rack on any board, best first, fast enough for a phone.",
    pages: [
      ["recipes/a-bot", "A bot"],
      ["recipes/a-stronger-bot", "A stronger bot"],
      ["examples/bot-in-a-worker/README", "Example: bot in a worker"],
      ["performance", "How fast it is"],
    ],
  },
];

export const rules = {
  title: "Rules",
  pages: [
    ["which-rules", "Which rules should I use?"],
    ["rules", "Presets and variants"],
    ["rules-of-the-world", "Rules of the world"],
    ["recipes/games-of-today", "Rules of today's games"],
    ["errors", "Error catalogue"],
    ["conformance", "Conformance"],
    ["decisions/0002-readings-of-the-rulebooks", "Readings of the rulebooks"],
    ["draw", "How tiles are drawn"],
    ["fair", "Fair deals and logs"],
    ["vocabulary", "Vocabulary"],
  ],
};

export const project = {
  title: "Project",
  pages: [
    ["faq", "FAQ"],
    ["runtimes", "Where it runs"],
    ["comparison", "Comparison"],
    ["will-not-do", "What it will not do"],
    ["stability", "Stability"],
    ["architecture", "Architecture"],
    ["contributing", "Contributing"],
    ["releasing", "Release a version"],
    ["testing", "Testing"],
    ["security", "Security"],
    ["notices", "Notices"],
    ["performance-history", "Speed of each release"],
    ["mutation", "Mutation testing"],
    ["api-report", "Public surface"],
  ],
};

/** Decisions and other pages that are listed by their own titles, by folder. */
export const decisions = { title: "Decisions", folder: "decisions/" };

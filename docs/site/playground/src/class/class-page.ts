import { rulesetExpression } from "../position/code.ts";
import type { Setup } from "../setup/setup.ts";
import { htmlText, programInScript } from "../writers.ts";

/** What a page for a class is made of. */
export interface ClassPage {
  readonly title: string;
  /** The players, in the order in which they sit. */
  readonly players: readonly string[];
  readonly setup: Setup;
  /** The words, one a line; `null`: words are not looked up. */
  readonly words: string | null;
  /** What the board speaks: the name of the language and as HTML names it. */
  readonly language: { readonly name: string; readonly code: string };
  /** The script with which the library is loaded. */
  readonly library: string;
}

/**
 * Writes a page that is a whole game: it opens with a double-click, loads nothing, and keeps the game in its browser.
 * What a teacher may want to change stands above the script.
 */
export function writeClassPage({ title, players, setup, words, language, library }: ClassPage): string {
  const names = new Set<string>();
  const rules = rulesetExpression(setup, (_, name) => names.add(name));
  const list = words === null ? "" : `<textarea id="words" hidden>\n${htmlText(words)}\n</textarea>\n`;
  return `<!doctype html>
<html lang="${htmlText(language.code)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${htmlText(title)}</title>
<style>
  :root { color-scheme: light dark; background: light-dark(#fbfaf6, #17191d); color: light-dark(#1d2430, #e9e6dc); font-family: system-ui, sans-serif; }
  body { margin: 6px; }
  main { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; height: calc(100dvh - 12px); gap: 4px; }
  header { display: flex; justify-content: space-between; align-items: center; }
  h1 { margin: 4px; font-size: 1.2rem; }
  p { margin: 4px; font-size: 0.875rem; }
  button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid light-dark(#85806f, #7d828c); border-radius: 0.5rem; background: light-dark(#ffffff, #1f2228); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button:hover { border-color: currentcolor; }
</style>
<main>
  <header><h1>${htmlText(title)}</h1><button id="anew" type="button" lang="en">New game</button></header>
  <tilewright-board></tilewright-board>
  <p id="left" hidden></p>
</main>
<!-- The words, one a line, and the names of the players: change them as you like. -->
${list}<textarea id="names" hidden>
${htmlText(players.join("\n"))}
</textarea>
<script>${programInScript(library)}</script>
<script>
  const lines = (id) => document.getElementById(id)?.value.split("\\n").map((line) => line.trim()).filter(Boolean);
  const players = lines("names");
  const { ${[...names].join(", ")} } = tilewright;
  const chosen = ${rules};
  // As many may play as there are names.
  const { min, max } = chosen.players;
  const ruleset = tilewright.defineRuleset(chosen, {
    players: { min: Math.min(min, players.length), max: Math.max(max, players.length) },
  });

  const board = document.querySelector("tilewright-board");
  // The next player's tiles are hidden until they press a button.
  board.curtain = true;
  board.messages = tilewright.${language.name}Messages;
  board.lang = document.documentElement.lang;
  const words = lines("words");
  const list = words && tilewright.wordList(words.join("\\n"), { tileSet: ruleset.tileSet });
  board.dictionary = list;
  // Words that the list left out, and why, are shown below the board.
  const left = (list?.leftOut ?? []).map(({ reason, count, examples }) => reason + " (" + count + "): " + examples.join(", "));
  document.getElementById("left").textContent = left.join("; ");
  document.getElementById("left").hidden = left.length === 0;
  tilewright.liven(board);

  // The game is kept under the name of this very page: its rules and its players.
  const key = "tilewright-class " + JSON.stringify([document.title, players, ruleset]);
  const kept = () => {
    try {
      const game = JSON.parse(localStorage.getItem(key));
      return tilewright.auditGame(game).length === 0 ? game : null;
    } catch {
      return null;
    }
  };
  let game = kept() ?? tilewright.createGame({ players, ruleset });
  let seat = 0;
  function show() {
    seat = game.status.turn ?? game.status.waitingFor?.[0] ?? seat;
    board.view = tilewright.viewFor(game, seat);
    try {
      localStorage.setItem(key, JSON.stringify(game));
    } catch {
      // This browser keeps nothing: the game lives as long as the page.
    }
  }
  board.addEventListener("tilewright-move", (event) => {
    const { move, at } = event.detail;
    const result = tilewright.applyMove(game, move, { by: seat, at, dictionary: list });
    if (!result.ok) return board.refuse(result.violations);
    game = result.state;
    show();
  });
  document.getElementById("anew").addEventListener("click", () => {
    if (!confirm("Begin a new game, and forget this one?")) return;
    board.view = null;
    game = tilewright.createGame({ players, ruleset });
    show();
  });
  show();
</script>
</html>
`;
}

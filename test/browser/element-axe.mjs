// What axe-core finds on <tilewright-board>, in each browser: nothing, in any state of it.
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { until } from "./element-game.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Each state, and what leads to it from the one before. */
const states = {
  "at the beginning": "",
  "with a play being laid": 'field.value = "8F HOrN"; lay.click();',
  refused: 'press("takeBack"); field.value = "1A HORN"; lay.click(); press("finish");',
  "with a tile picked up": 'press("takeBack"); root.querySelector("[data-place]").click();',
  "while tiles are chosen for an exchange": 'press("exchange"); root.querySelector("[data-place]").click();',
  "asking for the letter of a blank": `press("takeBack"); press("sort");
    [...root.querySelectorAll("[data-place]")].at(-1).click();
    root.querySelector('[data-square="112"]').click();`,
  "asking whether to pass": 'root.querySelector("dialog").close(); press("pass");',
  "asking which words to challenge": `root.querySelector("dialog").close(); press("takeBack");
    field.value = "8F HOrN"; lay.click(); press("finish");
    field.value = "7F FAME"; lay.click(); press("finish"); press("challenge");
    if (root.querySelectorAll("dialog label").length !== 5) throw new Error("there are no words to choose");`,
  "behind a curtain": 'root.querySelector("dialog").close(); board.curtain = true;',
  "with sixteen players": `board.curtain = false;
    const player = { ...board.view.players[1], name: "A name of several words" };
    board.view = { ...board.view, players: [...board.view.players, ...Array(14).fill(player)] };`,
  over: `root.querySelector("dialog").close();
    board.view = { ...board.view, status: { kind: "over", turn: null, reason: "agreed", winners: [0] } };`,
  "without a view": "board.view = null;",
};

/** Leads a board through its states, or the first of them, and runs axe-core in each. `hands` can be a page, too. */
export async function axeFindsNothing(hands, what, most) {
  await until(hands, "window.ready === true");
  for (const [state, act] of Object.entries(states).slice(0, most)) {
    await hands.evaluate(`(() => {
      const board = document.querySelector("tilewright-board");
      const root = board.shadowRoot;
      const lay = root.querySelector("[part~=lay]");
      const field = root.querySelector("[part=field]");
      const press = (action) => root.querySelector("[data-action=" + action + "]").click();
      ${act}
      return 0;
    })()`);
    assert.deepEqual(await findings(hands), [], `${state}, ${what}`);
  }
}

/** What axe-core finds on the page as it is now. */
export async function findings(hands) {
  await hands.evaluate(`(() => {
    if (!window.axe) { ${axe} }
    window.found = undefined;
    axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => {
      window.found = violations.map(({ id, nodes }) => id + ": " + nodes.map((node) => node.html + node.failureSummary));
    });
    return 0;
  })()`);
  await until(hands, "window.found");
  return hands.evaluate("found");
}

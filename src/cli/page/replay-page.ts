import { createHash } from "node:crypto";
import type { PageWords } from "../../messages/index.ts";
import type { GcgGame, Remark } from "../../notation/index.ts";
import type { Language } from "../languages.ts";
import { languageNamed } from "../languages.ts";
import { factsOf } from "../record/facts.ts";
import { misfitsOf } from "../record/misfits.ts";
import { remarkWords } from "../remarks.ts";
import { boardInWords, boardPicture } from "./board.ts";
import { scoreChart } from "./chart.ts";
import { html, htmlLines, plainHtml } from "./html.ts";
import { script } from "./script.ts";
import { sheetTable } from "./sheet.ts";
import { pageSteps, type Step } from "./steps.ts";
import { style } from "./style.ts";

/** A recorded game that a page is made of. */
export interface PageRecord {
  /** The name of its file. */
  readonly file: string;
  readonly game: GcgGame;
  readonly remarks: readonly Remark[];
}

/**
 * A recorded game as one page of HTML that needs nothing else: the board at each turn, why each play scored what it
 * did, the scores as a sheet and as a chart, the notes, and the remarks on the record.
 *
 * Nothing in a record becomes markup. Should that ever fail, the page's policy still runs no script but its own, and
 * loads nothing.
 */
export function replayPage({ file, game, remarks }: PageRecord, words: Language = languageNamed()): string {
  const { page } = words;
  const steps = pageSteps(game, remarks, words);
  const name = file.split(/[/\\]/).at(-1) ?? "";
  const title = game.title?.trim() || game.names.join(", ");
  const policy = `default-src 'none'; img-src data:; style-src ${hashed(style)}; script-src ${hashed(script)}`;
  const told = steps.map((step) => toldOf(step, words));
  const turns = told.map((text, i) => {
    const link = `<a href="#turn-${i}" aria-label="${page.showTurn(i)}">${i}</a>`;
    return `<li id="turn-${i}">${link}<div class="told">${text}</div></li>`;
  });
  const last = steps.length - 1;
  const rules = html(game.state.ruleset.id);
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plainHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
<h1>${html(title)}</h1>
${headerOf(file, game, page)}
</header>
<main>
<section class="stage" aria-labelledby="the-board">
<h2 id="the-board">${page.board}</h2>
<div class="board">${boardPicture(steps, words)}</div>
<div class="controls" hidden="">
${buttonsOf(page)}
<label>${page.turn} <input id="step" type="range" min="0" max="${last}" value="${last}"></label>
<output for="step" data-of="${page.of}">${last}${page.of}${last}</output>
</div>
<div class="said" role="status">${told[last]}</div>
<details>
<summary>${page.boardInWords}</summary>
<ul class="board-words">
${boardInWords(steps, words)}
</ul>
</details>
</section>
<div>
<section aria-labelledby="the-scores">
<h2 id="the-scores">${page.scores}</h2>
${scoreChart(steps, page.chart)}
<div class="scroll" role="region" aria-label="${page.scoreSheet}" tabindex="0">
${sheetTable(steps, misfitsOf(game), words)}
</div>
</section>
<section aria-labelledby="the-turns">
<h2 id="the-turns">${page.everyTurn}</h2>
<ol class="turns">
${turns.join("\n")}
</ol>
</section>
${remarksOf(remarks, steps, words)}
</div>
</main>
<footer>
<p class="keys">${page.keys}</p>
<p>${page.madeFrom({ file: html(name), rules })}</p>
</footer>
<script>${script}</script>
</body>
</html>
`;
}

/** What the buttons do, and the signs on them. */
const buttons = [
  ["first", "M6 5v14M19 5L9 12l10 7z"],
  ["back", "M16 5L6 12l10 7z"],
  ["on", "M8 5l10 7-10 7z"],
  ["last", "M18 5v14M5 5l10 7-10 7z"],
] as const;

function buttonsOf(page: PageWords): string {
  return buttons
    .map(
      ([go, sign]) =>
        `<button type="button" data-go="${go}" aria-label="${page[go]}">` +
        `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${sign}"/></svg></button>`,
    )
    .join("\n");
}

function hashed(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Who has played, when, and how it has ended. */
function headerOf(file: string, game: GcgGame, page: PageWords): string {
  const { players, winners, date, lexicon } = factsOf(file, game);
  const scores = players.map(({ name, score }) => `${html(name)} ${score}`).join(", ");
  const [winner, ...others] = winners ?? [];
  const won = winner === undefined ? page.nobodyWon : others.length > 0 ? page.tie : page.won(html(winner));
  const end = winners === null ? page.notOver : won;
  const more = [date, lexicon, game.state.ruleset.tileSet.id].filter((text) => text !== null).map(html);
  return `<p class="result">${scores}. ${end}</p>\n<p>${more.join(" · ")}</p>`;
}

/** What is shown of a step, and said when it is gone to. */
function toldOf({ head, why, notes, remarks, state }: Step, words: Language): string {
  const totals = state.players.map(({ name, score }) => `${html(name)} ${score}`);
  return [
    `<p class="head">${html(head)}</p>`,
    ...why.map((line) => `<p class="why">${html(line)}</p>`),
    ...notes.map((note) => `<p class="note">${htmlLines(note)}</p>`),
    ...remarks.map((remark) => `<p class="remark">${html(remarkWords(remark, words))}</p>`),
    `<p class="totals">${totals.join(" · ")}</p>`,
  ].join("");
}

/** Where the record and the rules disagree, line by line. */
function remarksOf(remarks: readonly Remark[], steps: readonly Step[], words: Language): string {
  const { page } = words;
  if (remarks.length === 0) return "";
  const items = remarks.map((remark) => {
    const step = remark.event === null ? -1 : steps.findIndex(({ event }) => event === remark.event);
    const link = step < 0 ? "" : ` <a href="#turn-${step}">${page.oneTurn(step)}</a>`;
    return `<li>${page.place(remark)}: ${html(remarkWords(remark, words))}${link}</li>`;
  });
  return `<section aria-labelledby="the-remarks">
<h2 id="the-remarks">${page.disagree}</h2>
<ul class="remarks">
${items.join("\n")}
</ul>
</section>`;
}

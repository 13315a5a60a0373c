import type { GameState } from "../../game/model/state.ts";
import type { GameView } from "../../game/model/view.ts";
import { describeRemark, type RemarkParts } from "../../messages/describe-remark.ts";
import { say } from "../../messages/say.ts";
import type { LanguageName, Messages } from "../../messages/types/messages.ts";
import type { PageWords } from "../../messages/types/page.ts";
import type { GcgGame } from "../../notation/gcg/gcg-game.ts";
import type { Remark } from "../../notation/remark.ts";
import { requireText, requireThat } from "../../read/refuse.ts";
import { factsOf, type GameFacts } from "../facts.ts";
import { messagesIn } from "../options.ts";
import { englishForPage, type PageMessages } from "../parts.ts";
import { recordFor } from "../record-for.ts";
import { startBoards } from "./board.ts";
import { scoreChart } from "./chart.ts";
import { scriptDigest, styleDigest } from "./digests.ts";
import { html, htmlLines, plainHtml } from "./html.ts";
import { script } from "./script.ts";
import { sheetTable } from "./sheet-table.ts";
import { type Step, stepsTaken } from "./steps.ts";
import { style } from "./style.ts";

/** How the page of a game is made. */
export interface ReplayOptions {
  /** The language of the page, whose `language` is its `lang`. Left out: English. */
  readonly messages?:
    | (Pick<Messages, "page" | "story" | "events" | "sheet" | "board" | "picture" | "scores" | "news" | RemarkParts> &
        Partial<LanguageName>)
    | undefined;
  /** The remarks that the record was read with. They stand at their turns, and once more below. */
  readonly remarks?: readonly Remark[] | undefined;
  /** The file of the record, whose name then stands at the foot of the page. Left out: no file is named. */
  readonly file?: string | undefined;
}

/**
 * Returns a page of HTML on which a game can be stepped through, printed and sent: the board at each turn, why each
 * play scored what it did, the scores as a sheet and as a chart, the notes, and the remarks on the record. The page
 * loads nothing. It works without its script, too: then it shows the last board and every turn.
 *
 * `#turn-3` behind its address leads to the third step, `#turn-0` to the board before all of them. The steps are those
 * of `storyOf`, and between them events that have only a remark. `#event-24` leads to the step of an event by its index
 * in the history: so a table, a sheet or a list of turns can have links into the page.
 *
 * Nothing in a record becomes markup. Should that ever fail, the policy in the page still lets the browser run no
 * script but its own, and load nothing. The words of `messages` are taken for HTML: escape what you put there.
 *
 * A program and a browser make the same page of the same game, byte for byte. Every turn has its board, so a game of a
 * hundred turns takes as long as a hundred calls of `renderSvg` and of `describeBoard`.
 *
 * @param game - A game, a view of one, or a recorded game as `parseGcg` returns it. What a view hides stays unknown.
 *
 * @throws TypeError if `game` is not one of these, `options` has an unknown key, or an option is not what
 * it should be, such as messages that lack a part or a sentence.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { renderReplay } from "tilewright/replay";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game, remarks } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14"));
 * const page = renderReplay(game, { remarks, file: "club.gcg" });
 * page.slice(0, 15); // => "<!doctype html>"
 * ```
 */
export function renderReplay(game: GcgGame | GameState | GameView, options: ReplayOptions = {}): string {
  const record = recordFor(game);
  const words = messagesIn<PageMessages>(options, englishForPage, ["messages", "remarks", "file"]);
  const title = record.title?.trim() || record.names.join(", ");
  const { remarks = [], file = "" } = options;
  requireThat(Array.isArray(remarks), "options.remarks", "a list of remarks such as parseGcg returns", remarks);
  requireText(file, "options.file");
  const { page } = words;
  const steps: Step[] = [];
  const boards = startBoards(words);
  for (const { step, state } of stepsTaken(record, remarks, words)) {
    steps.push(step);
    boards.add(state);
  }
  const stepOf = new Map(steps.map(({ event }, step) => [event, step]));
  const addressOf = (event: number): string | null => {
    const step = stepOf.get(event);
    return step === undefined ? null : `#turn-${step}`;
  };
  const facts = factsOf(record, { file });
  const names = facts.players.map(({ name }) => name);
  const told = steps.map((step) => toldOf(step, names, words));
  const turns = told.map((text, i) => {
    const event = steps[i]?.event ?? null;
    const id = event === null ? "" : ` id="event-${event}"`;
    const link = `<a href="#turn-${i}" aria-label="${say(page.showTurn, { turn: i })}">${i}</a>`;
    return `<li id="turn-${i}">${link}<div class="told"${id}>${text}</div></li>`;
  });
  const last = steps.length - 1;
  const sources = `default-src 'none'; img-src data:; style-src '${styleDigest}'; script-src '${scriptDigest}'`;
  const policy = `${sources}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const madeFrom = say(page.madeFrom, {
    file: html(file.split(/[/\\]/).at(-1) ?? "") || null,
    rules: html(facts.ruleset),
  });
  return `<!doctype html>
<html lang="${words.language ?? "en"}">
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
${headerOf(facts, page)}
</header>
<main>
<section class="stage" aria-labelledby="the-board">
<h2 id="the-board">${page.board}</h2>
<div class="board">${boards.picture()}</div>
<div class="controls" hidden="">
${buttonsOf(page)}
<label>${page.turn} <input id="step" type="range" min="0" max="${last}" value="${last}"></label>
<output for="step" data-of="${page.of}">${last}${page.of}${last}</output>
</div>
<div class="said" role="status">${told[last]}</div>
<details>
<summary>${page.boardInWords}</summary>
<ul class="board-words">
${boards.inWords()}
</ul>
</details>
</section>
<div>
<section aria-labelledby="the-scores">
<h2 id="the-scores">${page.scores}</h2>
${scoreChart(steps, names, page.chart)}
<div class="scroll" role="region" aria-label="${page.scoreSheet}" tabindex="0">
${sheetTable(record, words, addressOf)}
</div>
</section>
<section aria-labelledby="the-turns">
<h2 id="the-turns">${page.everyTurn}</h2>
<ol class="turns">
${turns.join("\n")}
</ol>
</section>
${remarksOf(remarks, stepOf, words)}
</div>
</main>
<footer>
<p class="keys">${page.keys}</p>
<p>${madeFrom}</p>
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

/** Who has played, when, and how it has ended. */
function headerOf({ players, end, winners, date, lexicon, tileSet }: GameFacts, page: PageWords): string {
  const scores = players.map(({ name, score }) => `${html(name)} ${score}`).join(", ");
  const [winner, ...others] = winners ?? [];
  const name = winner === undefined ? "" : html(players[winner]?.name ?? "");
  const won = winner === undefined ? page.nobodyWon : others.length > 0 ? page.tie : say(page.won, { name });
  const result = end === null ? page.notOver : won;
  const more = [date, lexicon, tileSet].filter((text) => typeof text === "string").map(html);
  return `<p class="result">${scores}. ${result}</p>\n<p>${more.join(" · ")}</p>`;
}

/** What is shown of a step, and said when it is gone to. */
function toldOf({ head, why, notes, remarks, scores }: Step, names: readonly string[], messages: PageMessages): string {
  const totals = scores.map((score, seat) => `${html(names[seat] ?? "")} ${score}`);
  return [
    `<p class="head">${html(head)}</p>`,
    ...why.map((line) => `<p class="why">${html(line)}</p>`),
    ...notes.map((note) => `<p class="note">${htmlLines(note)}</p>`),
    ...remarks.map((remark) => `<p class="remark">${html(describeRemark(remark, messages))}</p>`),
    `<p class="totals">${totals.join(" · ")}</p>`,
  ].join("");
}

/** Where the record and the rules disagree, line by line. */
function remarksOf(
  remarks: readonly Remark[],
  stepOf: ReadonlyMap<number | null, number>,
  messages: PageMessages,
): string {
  const { page } = messages;
  if (remarks.length === 0) return "";
  const items = remarks.map((remark) => {
    const step = remark.event === null ? undefined : stepOf.get(remark.event);
    const link = step === undefined ? "" : ` <a href="#turn-${step}">${say(page.oneTurn, { turn: step })}</a>`;
    return `<li>${say(page.place, remark)}: ${html(describeRemark(remark, messages))}${link}</li>`;
  });
  return `<section aria-labelledby="the-remarks">
<h2 id="the-remarks">${page.disagree}</h2>
<ul class="remarks">
${items.join("\n")}
</ul>
</section>`;
}

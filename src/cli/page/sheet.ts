import type { Language } from "../languages.ts";
import type { Misfits } from "../record/misfits.ts";
import { sheetLabels, sheetWith } from "../sheet.ts";
import { html } from "./html.ts";
import type { Step } from "./steps.ts";

/** The score sheet as a table: a row a round, and for each player the move, the points and the running total. */
export function sheetTable(steps: readonly Step[], misfits: Misfits, words: Language): string {
  const { page } = words;
  const { state } = steps.at(-1)!;
  const { rounds, settlement, totals } = sheetWith(state, misfits);
  const labels = sheetLabels(state, words, misfits);
  const stepOf = new Map(steps.map(({ event }, step) => [event, step]));
  const cells = (label: string, points: number | "", total: number | ""): string =>
    `<td>${label}</td><td class="number">${points}</td><td class="number">${total}</td>`;
  const row = (head: string, body: readonly string[]): string =>
    `<tr><th scope="row">${head}</th>${body.join("")}</tr>`;
  const rows = rounds.map(({ entries }, round) =>
    row(
      `${round + 1}`,
      entries.map((entry) => {
        if (entry === null) return cells("", "", "");
        const label = html(labels[entry.event] ?? "");
        const step = stepOf.get(entry.event);
        return cells(step === undefined ? label : `<a href="#turn-${step}">${label}</a>`, entry.points, entry.total);
      }),
    ),
  );
  const sums = [
    ...(settlement === null
      ? []
      : [
          row(
            page.unplayed,
            settlement.map((points) => cells(page.tiles, points, "")),
          ),
        ]),
    row(
      words.sheet.total,
      totals.map((total) => cells("", "", total)),
    ),
  ];
  const columns = [page.move, page.points, words.sheet.total]
    .map((column) => `<th scope="col">${column}</th>`)
    .join("");
  return `<table>
<thead>
<tr><td></td>${state.players.map(({ name }) => `<th scope="colgroup" colspan="3">${html(name)}</th>`).join("")}</tr>
<tr><th scope="col">${page.round}</th>${state.players.map(() => columns).join("")}</tr>
</thead>
<tbody>
${rows.join("\n")}
</tbody>
<tfoot>
${sums.join("\n")}
</tfoot>
</table>`;
}

import type { GcgGame } from "../../notation/gcg/gcg-game.ts";
import { escapeXml } from "../../render/svg/xml.ts";
import { withNames } from "../names.ts";
import type { TableMessages } from "../parts.ts";
import { sheetLabels, sheetOf } from "../sheet.ts";
import { html } from "./html.ts";

/**
 * The score sheet as a table: a row a round, and for each player the move, the points and the running total.
 * `addressOf`: where the move of an event leads; without it moves lead nowhere.
 */
export function sheetTable(
  record: GcgGame,
  { page, sheet }: TableMessages,
  addressOf: (event: number) => string | null = () => null,
): string {
  const { rounds, settlement, totals } = sheetOf(record);
  const { players } = withNames(record);
  const labels = sheetLabels(record, sheet);
  const cells = (label: string, points: number | "", total: number | ""): string =>
    `<td>${label}</td><td class="number">${points}</td><td class="number">${total}</td>`;
  const row = (head: string, body: readonly string[]): string =>
    `<tr><th scope="row">${head}</th>${body.join("")}</tr>`;
  const rows = rounds.map(({ entries }, round) =>
    row(
      `${round + 1}`,
      entries.map((entry) => {
        if (entry === null) return cells("", "", "");
        const label = html(labels.get(entry.event) ?? "");
        const address = addressOf(entry.event);
        return cells(
          address === null ? label : `<a href="${escapeXml(address)}">${label}</a>`,
          entry.points,
          entry.total,
        );
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
      sheet.total,
      totals.map((total) => cells("", "", total)),
    ),
  ];
  const columns = [page.move, page.points, sheet.total].map((column) => `<th scope="col">${column}</th>`).join("");
  return `<table>
<thead>
<tr><td></td>${players.map(({ name }) => `<th scope="colgroup" colspan="3">${html(name)}</th>`).join("")}</tr>
<tr><th scope="col">${page.round}</th>${players.map(() => columns).join("")}</tr>
</thead>
<tbody>
${rows.join("\n")}
</tbody>
<tfoot>
${sums.join("\n")}
</tfoot>
</table>`;
}

import type { GcgGame } from "../../notation/gcg/gcg-game.ts";
import { escapeXml } from "../../render/svg/xml.ts";
import { withNames } from "../names.ts";
import type { TableMessages } from "../parts.ts";
import { sheetOf } from "../sheet.ts";
import { type SheetLine, sheetRows } from "../sheet-rows.ts";
import { html } from "./html.ts";

/**
 * The score sheet as a table: a row for each round, and for each player the move, the points and the running total.
 * `addressOf`: where the move of an event leads; without it moves lead nowhere.
 */
export function sheetTable(
  record: GcgGame,
  messages: TableMessages,
  addressOf: (event: number) => string | null = () => null,
): string {
  const { page, sheet: words } = messages;
  const sheet = sheetOf(record);
  const { settlement, totals } = sheet;
  const { players } = withNames(record);
  const cells = (label: string, points: number | "", total: number | ""): string =>
    `<td>${label}</td><td class="number">${points}</td><td class="number">${total}</td>`;
  const lineCells = (line: SheetLine | undefined): string => {
    if (line === undefined) return cells("", "", "");
    const label = html(line.text);
    const address = addressOf(line.event);
    const move = address === null ? label : `<a href="${escapeXml(address)}">${label}</a>`;
    return cells(move, line.points, line.total);
  };
  const row = <T>(head: string, items: readonly T[], cellsOf: (item: T) => string): string =>
    `<tr>${head === "" ? "<td></td>" : `<th scope="row">${head}</th>`}${items.map(cellsOf).join("")}</tr>`;
  const lines = sheetRows(record, sheet, messages);
  const rows = lines.map(({ round, cells: line }) => row(`${round ?? ""}`, line, lineCells));
  const unplayed = (points: number): string => cells(page.tiles, points, "");
  const sums = settlement === null ? [] : [row(page.unplayed, settlement, unplayed)];
  sums.push(row(words.total, totals, (total) => cells("", "", total)));
  const columns = [page.move, page.points, words.total].map((column) => `<th scope="col">${column}</th>`).join("");
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

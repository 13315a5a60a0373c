import { keep, keptJson } from "../kept.ts";
import { type Entry, firstSheet, type Sheet } from "./sheet.ts";

/** Keeps the sheet on this machine, so that it is still there when the page is opened again. */
export function keepSheet(sheet: Sheet): void {
  keep("sheet", JSON.stringify(sheet));
}

/** The sheet that was kept, or an empty one. */
export function keptSheet(): Sheet {
  const kept = keptJson("sheet");
  return isSheet(kept) ? kept : firstSheet;
}

/** The most players of a sheet. A challenge may be that of somebody who has been taken off it since. */
const mostPlayers = 4;

/** Whether a value is a sheet, whose texts are no longer than the form takes. */
export function isSheet(value: unknown): value is Sheet {
  const { players, list, entries, racks, keepPoints = false, title = "", date = "" } = Object(value) as Partial<Sheet>;
  return (
    areShort(players) &&
    players.length >= 2 &&
    players.length <= mostPlayers &&
    areShort([list, title, date]) &&
    typeof keepPoints === "boolean" &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    (racks === null || (isTexts(racks) && racks.length === players.length))
  );
}

function isEntry(value: unknown): value is Entry {
  const entry = Object(value) as Entry;
  switch (entry.kind) {
    case "play":
      return isTexts([entry.text, entry.rack]) && (entry.points === null || Number.isInteger(entry.points));
    case "exchange":
      return isTexts([entry.tiles]);
    case "pass":
      return true;
    case "challenge":
      return Number.isInteger(entry.by) && entry.by >= 0 && entry.by < mostPlayers && typeof entry.good === "boolean";
    default:
      return false;
  }
}

/** Whether these are texts that a sheet has room for. */
function areShort(value: unknown): value is readonly string[] {
  return isTexts(value) && value.every(({ length }) => length <= 200);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

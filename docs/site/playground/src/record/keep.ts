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

function isSheet(value: unknown): value is Sheet {
  const { players, list, entries, racks, keepPoints = false, title = "", date = "" } = Object(value) as Partial<Sheet>;
  return (
    isTexts(players) &&
    players.length >= 2 &&
    players.length <= 4 &&
    isTexts([list, title, date]) &&
    typeof keepPoints === "boolean" &&
    Array.isArray(entries) &&
    entries.every((entry) => isEntry(entry, players.length)) &&
    (racks === null || (isTexts(racks) && racks.length === players.length))
  );
}

function isEntry(value: unknown, players: number): value is Entry {
  const entry = Object(value) as Entry;
  switch (entry.kind) {
    case "play":
      return isTexts([entry.text, entry.rack]) && (entry.points === null || Number.isInteger(entry.points));
    case "exchange":
      return isTexts([entry.tiles]);
    case "pass":
      return true;
    case "challenge":
      return Number.isInteger(entry.by) && entry.by >= 0 && entry.by < players && typeof entry.good === "boolean";
    default:
      return false;
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

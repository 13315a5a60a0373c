import { keep, keptJson } from "../kept.ts";

/** The visitor's own list of words, as it was taken. */
export interface OwnList {
  readonly name: string;
  readonly text: string;
}

/** Keeps the list on this machine, so that it is still there when the page is opened again. */
export function keepList(list: OwnList): void {
  keep("words", JSON.stringify(list));
}

/** The list that was kept; `null`: none. */
export function keptList(): OwnList | null {
  const { name, text } = Object(keptJson("words")) as Partial<OwnList>;
  return typeof name === "string" && typeof text === "string" ? { name, text } : null;
}

/** How many characters of words an address takes: longer ones are cut off by mail programs and chats. */
const most = 2000;

/** The words as they stand in an address, one a line. Empty if they are too many, or none. */
export function listInAddress(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const short = lines.filter((line) => line !== "").join("\n");
  return short.length > most ? "" : short;
}

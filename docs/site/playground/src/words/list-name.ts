/** The kinds of word lists that can be chosen. */
export type ListKind = "free" | "classroom" | "none" | "own";

/** A list as it stands in an address: its kind, or `own:` and the name of the visitor's own. */
export function nameInAddress({ kind, name }: { readonly kind: ListKind; readonly name: string }): string {
  return kind === "own" ? `own:${name}` : kind;
}

/** The most characters of a name. A browser needs minutes to draw tens of thousands of accents. */
const most = 200;

/** Whether an address may say this of the list. */
export function isListName(said: string): boolean {
  return (said.startsWith("own:") && said.length <= most) || ["free", "classroom", "none"].includes(said);
}

export function fromAddress(said: string): { readonly kind: ListKind; readonly name: string } {
  if (said.startsWith("own:")) return { kind: "own", name: said.slice(4) };
  return { kind: said === "classroom" || said === "none" ? said : "free", name: "" };
}

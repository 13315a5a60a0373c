/** A text in lines of a greatest length, broken at its spaces. */
export function wrapped(text: string, width: number): readonly string[] {
  return text
    .replace(new RegExp(`(.{1,${width}})(?: |$)`, "g"), "$1\n")
    .trimEnd()
    .split("\n");
}

/** Names for the help of an option, with commas, behind the column of the options and within 80 columns. */
export function namesInHelp(names: readonly string[]): string {
  return linesOf(names, 58)
    .map((line) => `                     ${line}`)
    .join("\n");
}

/** Names with commas, in lines that are not longer than `width`. */
function linesOf(names: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  names.forEach((name, i) => {
    const text = i < names.length - 1 ? `${name},` : name;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= width) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  });
  return lines;
}

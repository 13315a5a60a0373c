/** What a line says that gives the reason, the most telling first. */
const telling = [/PROBLEMS|cannot|could not|unable to|more than|there is no|error TS\d/i, /error|failed/i, /\S/];

/** What a tool says of a failure, in one line that is the same on every machine. */
export function reasonOf(error, folder) {
  const lines = String(error?.message ?? error)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of terminals begin with this character.
    .replace(/\u001b\[[0-9;]*m/g, "")
    .split("\n")
    .map((line) => line.trim());
  const [pattern] = telling.filter((kind) => lines.some((line) => kind.test(line)));
  const line = (lines.find((text) => pattern?.test(text)) ?? "it gave no reason")
    .replaceAll(folder, ".")
    .replace(/\.\/projects\/[\w.-]+/g, ".")
    .replace(/(127\.0\.0\.1|localhost):\d+/g, "$1")
    .replaceAll("|", "/");
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}

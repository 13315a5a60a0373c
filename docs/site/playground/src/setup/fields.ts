/**
 * What stands in a text of fields: strings, words, and commas before the end of a list. The rest is as in JSON. A string
 * without an end goes on to the end of the text: otherwise every mark in it would be tried as the beginning of another.
 */
const parts = /"(?:[^"\\]|\\.)*(?:"|\\?$)|'((?:[^'\\]|\\.)*)(?:'|\\?$)|[A-Za-z_$][\w$]*|,(?=\s*(?:[}\]]|$))/g;
const known = new Set(["true", "false", "null"]);

/**
 * Reads fields as JSON or as a program writes them: names without quotes, texts in single ones, a comma after the last,
 * and with or without the outer braces. A word that is a value, such as `layout11`, is read as a text. Nothing is run.
 *
 * @throws SyntaxError or TypeError with a sentence for the visitor
 */
export function readFields(text: string): object {
  const json = text.trim().replace(parts, (part, single: string | undefined) => {
    if (single !== undefined) return `"${single.replace(/\\'/g, "'").replace(/"/g, '\\"')}"`;
    if (part.startsWith('"') || known.has(part)) return part;
    return part === "," ? "" : `"${part}"`;
  });
  const given = parsed(/^[{[]/.test(json) || known.has(json) ? json : `{${json}}`);
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new TypeError("expected fields, such as rackSize: 8");
  return given;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new SyntaxError(
      "This cannot be read. Write each field with a colon after its name, and a comma before the next: " +
        "noRepeats: true, end: { passesInRow: 3 }",
    );
  }
}

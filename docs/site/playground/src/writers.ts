// What the page writes for others to run or read: programs to copy and pages to save. Each place that a text gets into
// has its writer, and what a writer has written is read back there as the same text, whatever the text is.

/**
 * Writes a text as a string of JavaScript, which may stand in a `<script>`, too. Characters that nobody sees, or that
 * turn the direction of writing, are written as their codes: a program reads as it runs.
 */
export function jsText(text: string): string {
  return JSON.stringify(text).replace(/[<\u2028\u2029\p{Cf}]/gu, (character) => {
    const units = [...Array(character.length).keys()].map((i) => character.charCodeAt(i).toString(16).padStart(4, "0"));
    return units.map((unit) => `\\u${unit}`).join("");
  });
}

/** Writes the name of a property of an object literal. */
export function jsKey(name: string): string {
  // As a plain name it would set the prototype.
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : jsText(name);
}

/** Writes a value of JSON as an expression of JavaScript. Short lists stand on one line. */
export function jsValue(value: unknown): string {
  if (typeof value === "string") return jsText(value);
  if (typeof value !== "object" || value === null) return Object.is(value, -0) ? "-0" : String(value);
  if (!Array.isArray(value)) return jsObject(Object.entries(value).map(([name, inner]) => [name, jsValue(inner)]));
  const parts = value.map(jsValue);
  const line = `[${parts.join(", ")}]`;
  return line.length <= 80 && !line.includes("\n") ? line : `[${indented(parts)}\n]`;
}

/** Writes an object literal of properties whose values have been written. */
export function jsObject(properties: readonly (readonly [name: string, value: string])[]): string {
  if (properties.length === 0) return "{}";
  return `{${indented(properties.map(([name, value]) => `${jsKey(name)}: ${value}`))}\n}`;
}

/**
 * Writes a text as HTML, between tags or in an attribute with quotation marks. What HTML cannot hold becomes U+FFFD. Line
 * ends stay as they are, unlike in the library's pictures: a teacher edits the words in the file.
 */
export function htmlText(text: string): string {
  return text.replace(/\0|\p{Cs}/gu, "\ufffd").replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Writes a program whose text is known when the site is built, so that nothing in it ends the `<script>` it stands in. */
export function programInScript(code: string): string {
  return code.replace(/<(?=\/script|!--)/gi, "\\x3c");
}

function indented(parts: readonly string[]): string {
  return parts.map((part) => `\n  ${part.replaceAll("\n", "\n  ")},`).join("");
}

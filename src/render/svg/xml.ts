/**
 * Returns a text as it stands in XML or HTML, between tags or in an attribute with quotation marks: it is read back as
 * the same text. Characters that XML forbids become U+FFFD.
 */
export function escapeXml(text: unknown): string {
  return String(text)
    .replace(/[^\t\n\r -\ufffd\u{10000}-\u{10ffff}]|\p{Cs}/gu, "\ufffd")
    .replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

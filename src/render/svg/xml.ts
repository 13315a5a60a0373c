/** Returns a text as it stands in XML, between tags or in an attribute. Characters that XML forbids become U+FFFD. */
export function escapeXml(text: unknown): string {
  return String(text)
    .replace(/[^\t\n\r -\ufffd\u{10000}-\u{10ffff}]|\p{Cs}/gu, "\ufffd")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

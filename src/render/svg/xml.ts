/** Returns a text as it stands in XML, between tags or in an attribute. Characters that XML forbids become U+FFFD. */
export function escapeXml(text: unknown): string {
  return String(text)
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

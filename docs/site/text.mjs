// What is read off the text of a page: its heading, one line about it, and its outline.

/** The first heading of a page. */
export function firstHeading(markdown) {
  return plain(/^# (.+)$/m.exec(markdown)?.[1] ?? "");
}

/** A line about a page is at least so long, if the page says as much: "Rules are data." alone helps nobody. */
const enough = 50;

/** One line about a page: its first sentence, or a few short ones, without marks. */
export function describePage(markdown) {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/^(`{3,})[\s\S]*?^\1$/gm, "");
  const paragraphs = body.split(/\n\s*\n/).map((text) => plain(text.trim().replace(/\s+/g, " ")));
  const sentences = paragraphs.filter((text) => /^[\p{L}<]/u.test(text)).flatMap(sentencesOf);
  let line = "";
  while (line.length < enough && sentences.length > 0) line = `${line} ${sentences.shift()}`.trim();
  return line.replace(/:$/, ".");
}

const sentencesOf = (text) => text.split(/(?<=[.:!?]) (?=[\p{Lu}<"])/u);

/** A piece of Markdown without its marks. */
export function plain(markdown) {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]|\\(?=[^\w\s])/g, "")
    .trim();
}

/**
 * The anchor of a heading, as the usual renderers make it. Of all headings here it is what github-slugger makes, which
 * would be one more package for the tests and for the site.
 */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

/** The headings of a page that has been made into HTML, below its title: `{ level, id, text }`. */
export function outlineOf(html) {
  const headings = [...html.matchAll(/<h([23]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g)];
  return headings.map(([, level, id, inside]) => ({
    level: Number(level),
    id,
    text: inside
      .replace(/<a class="anchor"[\s\S]*?<\/a>/, "")
      .replace(/<[^>]+>/g, "")
      .trim(),
  }));
}

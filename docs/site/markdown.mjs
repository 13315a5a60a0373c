// How Markdown becomes HTML: headings that can be linked to by the same anchors as elsewhere, tables that scroll inside
// themselves, coloured code, and links from page to page.
import { createHighlighter } from "shiki";
import { anchorOf } from "./text.mjs";

const languages = ["ts", "tsx", "js", "jsx", "sh", "json", "html", "sql", "jsonc"];
const themes = { light: "github-light-high-contrast", dark: "github-dark-default" };

export async function amendMarkdown(eleventy) {
  const highlighter = await createHighlighter({ langs: languages, themes: Object.values(themes) });
  eleventy.addFilter("code", (text, language = "ts") => fence({ info: language, content: text }, highlighter));
  eleventy.amendLibrary("md", (md) => {
    // Indented code is none of ours: text after a list would become some by mistake.
    md.disable("code");
    md.core.ruler.push("anchors", addAnchors);
    md.core.ruler.push("links", rewriteLinks);
    md.core.ruler.push("paths", linkPaths);
    md.core.ruler.push("tables", nameTables);
    md.core.ruler.push("cells", markLongCells);
    md.renderer.rules.fence = (tokens, index) => fence(tokens[index], highlighter);
    md.renderer.rules.heading_close = (tokens, index) => closeHeading(tokens, index);
    md.renderer.rules.table_open = (tokens, index) =>
      `<div class="table" role="group" tabindex="0" aria-label="${tokens[index].meta}"><table>`;
    md.renderer.rules.table_close = () => "</table></div>";
  });
}

function addAnchors({ tokens }) {
  const seen = new Map();
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open") return;
    const anchor = anchorOf(textOf(tokens[index + 1]));
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    token.attrSet("id", count === 0 ? anchor : `${anchor}-${count}`);
  });
}

/** What is read of a line of Markdown: the texts and the code in it. */
function textOf({ children }) {
  return children
    .filter(({ type }) => type === "text" || type === "code_inline" || type === "text_special")
    .map(({ content }) => content)
    .join("");
}

function closeHeading(tokens, index) {
  const { tag } = tokens[index];
  const id = tokens[index - 2].attrGet("id");
  const anchor = `<a class="anchor" href="#${id}" aria-label="Link to this heading" data-pagefind-ignore>#</a>`;
  return `${tag === "h1" ? "" : anchor}</${tag}>\n`;
}

/** A page is `errors.html` where its source is `errors.md`; the README of an example is the index of its folder. */
function rewriteLinks({ tokens }) {
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const href = token.type === "link_open" ? token.attrGet("href") : null;
      if (href === null || /^[a-z]+:/i.test(href)) continue;
      token.attrSet("href", href.replace(/README\.md(?=#|$)/, "index.html").replace(/\.md(?=#|$)/, ".html"));
    }
}

/**
 * A page that the text names by its path, such as docs/rules.md in a doc comment, becomes a link to it. So does a place
 * in the playground, such as playground/#show=record: the package has no such file that a link could lead to.
 */
function linkPaths({ tokens, env, Token }) {
  for (const token of tokens) {
    let inside = 0;
    token.children = token.children?.flatMap((child) => {
      inside += child.type === "link_open" ? 1 : child.type === "link_close" ? -1 : 0;
      return child.type === "text" && inside === 0 ? splitAtPaths(child, env.root, Token) : [child];
    });
  }
}

function splitAtPaths(token, root, Token) {
  return token.content.split(/\b(docs\/[\w/-]+\.md|playground\/#\w+=\w+)\b/).map((piece, index) => {
    const made = new Token("text", "", 0);
    made.content = piece;
    if (index % 2 === 0) return made;
    const link = new Token("html_inline", "", 0);
    const page = piece.startsWith("docs/")
      ? `${piece.slice("docs/".length, -".md".length)}.html`
      : piece.replace("/#", "/index.html#");
    link.content = `<a href="${root}${page}">${piece}</a>`;
    return link;
  });
}

/** A table that scrolls can be reached by keyboard, so it needs a name: that of the heading above it. */
function nameTables({ tokens }) {
  let heading = "";
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") heading = textOf(tokens[index + 1]);
    if (token.type === "table_open") token.meta = escapeHtml(heading === "" ? "Table" : `Table: ${heading}`);
  });
}

/** Cells with sentences get room, and a table of many such scrolls; others stay on one line. */
function markLongCells({ tokens }) {
  tokens.forEach((token, index) => {
    if (token.type === "td_open" && textOf(tokens[index + 1]).length > 32) token.attrSet("class", "long");
  });
}

function fence({ info, content }, highlighter) {
  const [language = "text", ...words] = info.trim().split(/\s+/);
  if (language === "text" || !languages.includes(language)) {
    const kind = words.includes("output") ? ' class="output"' : "";
    return `<pre${kind} tabindex="0"><code>${escapeHtml(content)}</code></pre>\n`;
  }
  return `${color(content.trimEnd(), language, highlighter)}\n`;
}

function color(code, lang, highlighter) {
  return highlighter.codeToHtml(code, { lang, themes, defaultColor: "light-dark()", transformers: [ownGround] });
}

/** The ground of code is that of the site. */
const ownGround = {
  pre(node) {
    delete node.properties.style;
  },
};

function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

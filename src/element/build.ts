/**
 * Puts nodes into a parent, in place of those it has, as `innerHTML` would. Pages that require Trusted Types refuse
 * that, so the nodes are made one by one.
 *
 * It reads the markup of this library and no other: tags, where only `input` has no end; attributes in quotation marks,
 * without them, or without a value; and texts as `escapeXml` leaves them.
 */
export function build(parent: Element | ShadowRoot, markup: string): void {
  const top = document.createDocumentFragment();
  const open: (Element | DocumentFragment)[] = [top];
  for (const [, end, tag, attributes = "", alone, text] of markup.matchAll(/<(\/?)(\w+)(.*?)(\/?)>|([^<]+)/gs)) {
    const around = open[open.length - 1] as Element | DocumentFragment;
    if (text !== undefined) around.append(text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)));
    else if (end !== "") open.pop();
    else {
      const namespace = tag === "svg" ? svg : ((around as Element).namespaceURI ?? html);
      const node = document.createElementNS(namespace, tag as string);
      for (const [, name, quoted, bare] of attributes.matchAll(/([\w-]+)(?:="([^"]*)"|=([^\s"]+))?/g))
        node.setAttribute(name as string, quoted ?? bare ?? "");
      around.append(node);
      if (alone === "" && tag !== "input") open.push(node);
    }
  }
  parent.replaceChildren(top);
}

const html = "http://www.w3.org/1999/xhtml";
const svg = "http://www.w3.org/2000/svg";

// Where links of a published package lead: a registry shows README without the files beside it, and not all pages of
// the documentation are in the package.
import { dirname, join, normalize } from "node:path/posix";

/**
 * A page as it is published. Links to files that do not lie beside it there lead to the files of the version's tag,
 * which do not change with the next version. Those of README always do: a registry shows it alone.
 *
 * @param text - Markdown.
 * @param page - The path of the page, from the root of the repository.
 * @param shipped - The paths of all files in the package.
 */
export function withPublishedLinks(text, page, { repository, version, shipped }) {
  const codeOrLink = /(^```[\s\S]*?^```|`[^`\n]*`)|(!?)\[((?:`[^`]*`|[^\]`])*)\]\((?!https?:|#|mailto:)([^)\s]+)\)/gm;
  return text.replace(codeOrLink, (found, code, mark, words, to) => {
    if (code !== undefined) return found;
    const [path, anchor] = to.split("#");
    const target = normalize(join(dirname(page), path));
    if (page !== "README.md" && shipped.has(target)) return found;
    const kind = mark === "!" ? "raw" : "blob";
    return `${mark}[${words}](${repository}/${kind}/v${version}/${target}${anchor === undefined ? "" : `#${anchor}`})`;
  });
}

// Where README's links lead in a published package: a registry shows README without the files beside it, and for years.

/**
 * Links lead to the files of the version's tag, as they are not to change with the next version; pictures to the same
 * file as it is. "Try it" leads to the home page, where there is a board to try.
 */
export function withPublishedLinks(readme, { repository, homepage, version }) {
  const at = (kind, path) => `${repository}/${kind}/v${version}/${path}`;
  const linked = readme
    .replace("](#try-it)", `](${homepage})`)
    .replace(/!\[([^\]]*)\]\((?!https?:)([^)\s]+)\)/g, (_, alt, path) => `![${alt}](${at("raw", path)})`)
    .replace(/\]\((?!https?:|#|mailto:)([^)\s]+)\)/g, (_, path) => `](${at("blob", path)})`);
  if (!linked.includes(`](${homepage})`)) throw new Error('README.md has no link "#try-it"');
  return linked;
}

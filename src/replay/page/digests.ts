// SHA-256 of the style and the script of the page, as its policy names them. They are constants, so that the page is
// made without waiting and without Node. After a change of the style or the script this writes the file anew:
// npx vitest run -c test/vitest.config.ts test/replay/digests.test.ts --update

export const styleDigest = "sha256-r9JyV0hChrX9ZDAdNl3mobA79eBynERxUGLy1SFr8Vk=";
export const scriptDigest = "sha256-zjEi1xjLrTxGDY0rfvJXXpftcFSJ+BgYvf2/RfuQHK4=";

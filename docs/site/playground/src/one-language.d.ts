/** The languages but English, each loaded when it is asked for: vite.config.ts makes this module of their names. */
declare module "languages:" {
  import type { Messages } from "tilewright/messages";

  type Name = Exclude<keyof typeof import("./language-names.ts").languageNames, "english">;
  export const loaders: Readonly<Record<Name, () => Promise<Messages>>>;
}

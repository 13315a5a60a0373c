/** One language of messages: vite.config.ts makes it. */
declare module "language:*" {
  export const messages: import("tilewright/messages").LanguageMessages & import("tilewright/messages").LanguageRecords;
}

import type { SomeRemarkMessages } from "./remarks.ts";

/**
 * What a language says of records, positions and typed plays. Spread it into the messages of the language:
 * `{ ...germanMessages, ...germanRecords }`. What is missing is said in English.
 */
export interface LanguageRecords {
  readonly remarks: SomeRemarkMessages;
}

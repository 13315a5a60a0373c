import type { RemarkMessages } from "./remarks.ts";

/**
 * What a language says of records, positions and typed plays. Spread it into the messages of the language:
 * `{ ...germanMessages, ...germanRecords }`.
 */
export interface LanguageRecords {
  readonly remarks: RemarkMessages;
}

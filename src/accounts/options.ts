import { requireMessages } from "../messages/said.ts";
import type { Messages } from "../messages/types/messages.ts";
import { requireOptions } from "../read/refuse.ts";

/** How an account is given. */
export interface AccountOptions {
  /** A language, or sentences of your own; those that are missing are English. */
  readonly messages?: Messages | undefined;
}

/** Returns the messages of options. Throws a `TypeError` if there are other options than `keys`, or no messages. */
export function messagesIn(options: AccountOptions, keys: readonly string[] = ["messages"]): Messages {
  requireOptions(options, keys);
  const { messages = {} } = options;
  requireMessages(messages, "options.messages");
  return messages;
}

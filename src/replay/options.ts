import { messagesOr } from "../messages/say.ts";
import { requireOptions } from "../read/refuse.ts";

/**
 * Returns the messages of options, or the English ones. Throws a `TypeError` if there are other options than `keys`, or
 * messages lack something.
 */
export function messagesIn<M extends object>(
  options: { readonly messages?: M | undefined },
  english: M,
  keys: readonly string[] = ["messages"],
): M {
  requireOptions(options, keys);
  return messagesOr(options.messages, english, "options.messages");
}

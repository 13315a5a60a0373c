import { explainRemark, type RemarkText } from "tilewright/messages";
import type { Remark } from "tilewright/notation";

/** A remark with what it says in English. */
export function said(remark: Remark): Remark & RemarkText {
  return { ...remark, ...explainRemark(remark) };
}

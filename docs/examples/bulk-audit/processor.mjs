// Runs in a thread of its own, so that the worker can renew its lock on the part while the part is worked on.
import { auditPart } from "./audit-part.mjs";

export default ({ data: { part, options } }) => auditPart(part, options);

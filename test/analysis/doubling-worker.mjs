// Doubles the first number of a part. A worker that is to fail does so at the part that begins with this number.
import { parentPort, workerData } from "node:worker_threads";

parentPort.on("message", (part) => {
  if (part === null) return parentPort.close();
  if (part[0] === workerData.failsAt) throw new Error("killed");
  parentPort.postMessage({ part, result: { doubled: 2 * part[0], by: workerData.name } });
});

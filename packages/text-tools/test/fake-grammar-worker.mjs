// @ts-check
import { parentPort, threadId } from "node:worker_threads";

let pieces = 0;

/** Behaves as the text says, so that failures can be tested without the engine. */
parentPort?.on("message", (/** @type {string} */ text) => {
  pieces++;
  if (text === "die") process.exit(3);
  if (text === "throw") throw new Error("broken");
  if (text === "hang") return;
  if (text === "fail") {
    parentPort?.postMessage({ failure: "no memory" });
    return;
  }
  const memory = text === "swell" ? 1_000 : 1;
  const message = text.startsWith("which thread") ? threadId : text === "which piece" ? pieces : undefined;
  const issue = { rule: "", message: `${message}`, offset: 0, length: 0, text: "", suggestions: [] };
  parentPort?.postMessage({ found: message === undefined ? [] : [issue], memory });
});
parentPort?.postMessage("ready");

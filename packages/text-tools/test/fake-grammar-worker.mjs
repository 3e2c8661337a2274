// @ts-check
import { parentPort, threadId } from "node:worker_threads";

/** Does what the text says, so that failures can be tested without the engine. */
parentPort?.on("message", (/** @type {string} */ text) => {
  if (text === "die") process.exit(3);
  if (text === "throw") throw new Error("broken");
  if (text === "hang") return;
  if (text === "fail") {
    parentPort?.postMessage({ failure: "no memory" });
    return;
  }
  const memory = text === "swell" ? 1_000 : 1;
  const thread = { rule: "", message: `${threadId}`, offset: 0, length: 0, text: "", suggestions: [] };
  parentPort?.postMessage({ found: text.startsWith("which thread") ? [thread] : [], memory });
});
parentPort?.postMessage("ready");

// @ts-check
import { parentPort } from "node:worker_threads";

/** Does what the text says, so that failures can be tested without the engine. */
parentPort?.on("message", (/** @type {string} */ text) => {
  if (text === "die") process.exit(3);
  if (text === "throw") throw new Error("broken");
  if (text === "fail") parentPort?.postMessage({ failure: "no memory" });
  if (text === "hang") return;
  parentPort?.postMessage({ found: [] });
});

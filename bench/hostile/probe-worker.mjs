// @ts-check
// Plain JavaScript, because a worker thread is started from a file.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Requests the server's health every 20 ms, in a separate thread so that our own work does not disturb it.
 */

const EVERY_MS = 20;
const port = parentPort;
if (!port) throw new Error("probe-worker must run in a worker thread");
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let worst = 0;
let failures = 0;
/** @type {(() => void)[]} */
let waiting = [];

function ask() {
  return new Promise((resolve) => {
    const outgoing = request(`${workerData.url}/health`, { agent }, (reply) => {
      reply.resume();
      reply.once("end", () => resolve(reply.statusCode === 200));
    });
    outgoing.once("error", () => resolve(false));
    outgoing.end();
  });
}

port.on("message", () => {
  // Requests that are still running belong to the case before, and so do the waits they cause.
  waiting.push(() => {
    port.postMessage({ worst, failures });
    worst = 0;
    failures = 0;
  });
});

for (;;) {
  const asked = waiting;
  waiting = [];
  const began = performance.now();
  if (!(await ask())) failures++;
  const took = performance.now() - began;
  worst = Math.max(worst, took);
  for (const tell of asked) tell();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, EVERY_MS - took)));
}

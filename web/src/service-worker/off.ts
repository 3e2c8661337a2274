import { dropEverything } from "./release-caches.ts";
import type { WorkerScope } from "./worker-scope.ts";

declare const self: unknown;

/** Takes the place of the other worker, deletes its caches and unregisters itself; open pages are not disturbed. */
const worker = self as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropEverything(caches).then(() => worker.registration.unregister()));
});

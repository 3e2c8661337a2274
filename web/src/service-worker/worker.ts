import { PICTURE_CACHE } from "../device/picture-cache.ts";
import { openPage } from "./open-page.ts";
import { dropOldReleases, findFile, findShell, type Release, storeRelease } from "./release-caches.ts";
import { kindOf } from "./what-to-do.ts";
import type { WorkerScope } from "./worker-scope.ts";

declare const RELEASE: Release;
declare const self: unknown;

const worker = self as WorkerScope;
const MAX_PICTURES = 100;

worker.addEventListener("install", (event) => {
  const isSaving = worker.navigator.connection?.saveData === true;
  event.waitUntil(
    storeRelease(caches, (path) => fetch(path, { cache: "no-cache" }), RELEASE, isSaving)
      // At once: an open page goes on with the files of its own release, which stay stored.
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldReleases(caches, RELEASE).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = kindOf(request, worker.location.origin);
  if (kind === "page")
    event.respondWith(
      openPage(
        () => fetch(request),
        () => findShell(caches, RELEASE),
        (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      ),
    );
  // Storage that fails must not keep anything from a network that works.
  if (kind === "file")
    event.respondWith(findFile(caches, request, fetch, RELEASE).catch(() => fetch(request)));
  if (kind === "picture") event.respondWith(findPicture(request).catch(() => fetch(request)));
});

/** The name of a picture says what is in it. The oldest make room. */
async function findPicture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURE_CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MAX_PICTURES)).map((old) => cache.delete(old)));
  return response;
}

import { findPicture } from "./find-picture.ts";
import { openPage } from "./open-page.ts";
import { openPushed, showPushed } from "./pushed.ts";
import { dropOldReleases, findFile, findShell, type Release, storeRelease } from "./release-caches.ts";
import { kindOf } from "./what-to-do.ts";
import type { WorkerScope } from "./worker-scope.ts";

declare const RELEASE: Release;
declare const self: unknown;

const worker = self as WorkerScope;

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
  if (kind === "picture") event.respondWith(findPicture(caches, request, fetch).catch(() => fetch(request)));
});

worker.addEventListener("push", (event) => event.waitUntil(showPushed(worker, event.data)));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPushed(worker, event.notification.data));
});

import type { Page } from "@playwright/test";
import { expect } from "../../support/test.ts";

/** The pages, the key and the replies of the first screen are on the device. */
export async function untilStored(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // `waitForFunction` would not wait for an asynchronous answer.
  const isStored = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        localStorage.getItem("deviceKey") !== null &&
        (await caches.match("/index.html")) !== undefined,
    );
  await expect.poll(isStored).toBe(true);
}

/** Replies are kept some seconds after a page was loaded; `url` is that of a request, with all of its query or without. */
export async function untilKept(page: Page, url: string) {
  const isKept = () =>
    page.evaluate(
      (url) =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open("prepfeed");
          opening.onsuccess = () => {
            const all = opening.result.transaction("copies").objectStore("copies").getAllKeys();
            all.onsuccess = () => {
              opening.result.close();
              const urls = all.result.map((key) => (Array.isArray(key) ? `${key[1]}` : ""));
              resolve(urls.some((kept) => kept === url || kept.startsWith(`${url}?`)));
            };
          };
        }),
      url,
    );
  await expect.poll(isKept).toBe(true);
}

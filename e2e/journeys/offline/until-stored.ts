import type { Page } from "@playwright/test";

/** The pages, the key and the replies of the first screen are on the device. */
export async function untilStored(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(
    async () =>
      navigator.serviceWorker.controller !== null &&
      localStorage.getItem("deviceKey") !== null &&
      (await caches.match("/index.html")) !== undefined,
  );
}

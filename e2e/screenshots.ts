import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import sharp from "sharp";
import { CHROMIUM } from "./support/chromium.ts";
import { logIn } from "./support/people.ts";
import { serveProduct } from "./support/serve-product.ts";

/** `npm run screenshots`: the README's pictures, taken of the demo community. */
const FOLDER = resolve(import.meta.dirname, "../docs/pictures");
const MOST_BYTES = 150_000;

const PICTURES = [
  { name: "feed-light", colorScheme: "light", viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
  { name: "feed-dark", colorScheme: "dark", viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
  { name: "feed-phone", colorScheme: "light", viewport: { width: 375, height: 760 }, deviceScaleFactor: 2 },
] as const;

const product = await serveProduct({ demo: true });
const browser = await chromium.launch(CHROMIUM);
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, ...device } of PICTURES) {
    const page = await browser.newPage({ baseURL: product.url, reducedMotion: "reduce", ...device });
    await openFeed(page);
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer();
    if (picture.length > MOST_BYTES)
      throw new Error(`${name} is ${picture.length} bytes, too large for a repository.`);
    writeFileSync(resolve(FOLDER, `${name}.webp`), picture);
    console.log(`docs/pictures/${name}.webp, ${Math.ceil(picture.length / 1000)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

async function openFeed(page: Page) {
  await logIn(page, DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
  await page.waitForURL("**/social");
  // Anew, without the greeting.
  await page.reload();
  await page.getByRole("article").nth(1).waitFor();
  if (await page.getByRole("button", { name: "Open navigation" }).isVisible()) {
    // A phone has no second column, but a whole question fits under the bar.
    await page
      .getByRole("article")
      .nth(1)
      .evaluate((card) => {
        window.scrollBy(0, card.getBoundingClientRect().top - 76);
      });
  } else {
    for (const name of ["Last 30 days", "Leaderboard"]) await page.getByRole("heading", { name }).waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
}

import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import sharp from "sharp";
import { CHROMIUM } from "./support/chromium.ts";
import { openCases } from "./support/moderation-scene.ts";
import { arrive, logIn } from "./support/people.ts";
import { serveProduct } from "./support/serve-product.ts";

/** `npm run screenshots`: the pictures of the README and of docs/moderation.md, taken from the demo community. */
const FOLDER = resolve(import.meta.dirname, "../docs/pictures");
const MOST_BYTES = 150_000;

type Moderator = Parameters<typeof arrive>[1];
interface Picture {
  name: string;
  colorScheme: "light" | "dark";
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  open: (page: Page, moderator: Moderator) => Promise<void>;
}

const LAPTOP = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 375, height: 760 }, deviceScaleFactor: 2 };

const FEED_PICTURES: Picture[] = [
  { name: "feed-light", colorScheme: "light", ...LAPTOP, open: openFeed },
  { name: "feed-dark", colorScheme: "dark", ...LAPTOP, open: openFeed },
  { name: "feed-phone", colorScheme: "light", ...PHONE, open: openFeed },
];
/** Taken later, because the reported posts would be on the first page of the feed. */
const MODERATION_PICTURES: Picture[] = [
  { name: "moderation-queue", colorScheme: "light", ...LAPTOP, open: openQueue },
  { name: "moderation-phone", colorScheme: "dark", ...PHONE, open: openQueue },
  { name: "moderation-appeals", colorScheme: "light", ...LAPTOP, open: openAppeals },
  { name: "report-phone", colorScheme: "light", ...PHONE, open: openReport },
];

const product = await serveProduct({ demo: true });
process.env.PRODUCT_DATA_DIR = product.dataDir;
const browser = await chromium.launch(CHROMIUM);
try {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({ baseURL: product.url });
  const nobody = { token: "", user: {} };
  for (const picture of FEED_PICTURES) await take(picture, nobody);
  const moderator = await openCases(page);
  for (const picture of MODERATION_PICTURES) await take(picture, moderator);
} finally {
  await browser.close();
  await product.stop();
}

async function take({ name, open, ...device }: Picture, moderator: Moderator) {
  const page = await browser.newPage({ baseURL: product.url, reducedMotion: "reduce", ...device });
  await open(page, moderator);
  await page.evaluate(() => document.fonts.ready);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer();
  if (picture.length > MOST_BYTES)
    throw new Error(`${name} is ${picture.length} bytes, too large for a repository.`);
  writeFileSync(resolve(FOLDER, `${name}.webp`), picture);
  console.log(`docs/pictures/${name}.webp, ${Math.ceil(picture.length / 1000)} kB`);
  await page.close();
}

async function openFeed(page: Page) {
  await logIn(page, DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
  await page.waitForURL("**/social");
  // Reloaded, without the greeting.
  await page.reload();
  await page.getByRole("article").nth(1).waitFor();
  if (await page.getByRole("button", { name: "Open navigation" }).isVisible()) {
    // A phone has no second column, but a whole question fits under the bar.
    const card = page.getByRole("article").nth(1);
    await card.getByRole("radio").or(card.getByRole("textbox")).first().waitFor();
    await card.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().top - 76);
    });
  } else {
    for (const name of ["Last 30 days", "Leaderboard"]) await page.getByRole("heading", { name }).waitFor();
    await page.getByRole("button", { name: "Plan my whole exam" }).waitFor();
    await page.getByRole("timer").first().waitFor();
  }
}

async function openQueue(page: Page, moderator: Moderator) {
  await arrive(page, moderator, "/moderation");
  const panel = page.getByRole("region", { name: "Case" });
  await panel.getByRole("heading", { name: "Reports" }).waitFor();
  if (await page.getByRole("button", { name: "Open navigation" }).isVisible())
    await panel.evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().top - 76));
}

async function openAppeals(page: Page, moderator: Moderator) {
  await arrive(page, moderator, "/moderation?tab=appeals");
  await page.getByLabel("Your answer").first().waitFor();
}

async function openReport(page: Page) {
  await logIn(page, DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
  await page.waitForURL("**/social");
  await page.reload();
  await page
    .getByRole("button", { name: /^More about/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this post" });
  await dialog.getByLabel("Spam or advertising").check();
}

import { chromium } from "@playwright/test";
import sharp from "sharp";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { WHOLE_CHROMIUM } from "../../support/chromium.ts";
import { dayIn } from "../../support/day-in.ts";
import { arrive, asBearer, createAccount, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";
import { untilStored } from "./until-stored.ts";

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
  form_factor?: string;
}

test.use({ serviceWorkers: "allow", viewport: { width: 375, height: 667 } });

test("Chromium finds everything that installing needs: manifest, icons, shortcuts and screenshots", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "It is Chromium's protocol.");
  await arrive(page, await createAccount(page, newPerson("asha")), "/today");
  await untilStored(page);
  const protocol = await page.context().newCDPSession(page);
  const { url, errors, data = "{}" } = await protocol.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);

  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({
    id: "/",
    name: "Prepfeed",
    short_name: "Prepfeed",
    start_url: "/today",
    scope: "/",
    display: "standalone",
  });
  const icons: Picture[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  const screenshots: Picture[] = manifest.screenshots;
  expect(screenshots.map((picture) => picture.form_factor).sort()).toEqual(["narrow", "wide"]);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  // Systems cut up to a tenth from each side of a maskable icon: there it is one colour.
  const maskable = icons.find(({ purpose }) => purpose === "maskable");
  const drawn = sharp(await (await page.request.get(maskable?.src ?? "")).body());
  // Statistics are always of the whole file.
  const cut = await drawn.extract({ left: 0, top: 0, width: 512, height: 51 }).png().toBuffer();
  const edge = await sharp(cut).stats();
  expect(edge.channels.slice(0, 3).map(({ stdev }) => Math.round(stdev))).toEqual([0, 0, 0]);
  expect(edge.isOpaque).toBe(true);

  const shortcuts: { name: string; url: string }[] = manifest.shortcuts;
  expect(shortcuts.map(({ name }) => name)).toEqual(["Today", "Mock tests", "A quiz"]);
  for (const shortcut of shortcuts) {
    await page.goto(shortcut.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(shortcut.url);
  }
});

test("Chromium would install the app @all", async ({ baseURL, browserName }) => {
  test.skip(browserName !== "chromium", "It is Chromium's protocol.");
  const whole = await chromium.launch(WHOLE_CHROMIUM);
  const page = await whole.newPage();
  await page.goto(`${baseURL}/login`);
  const protocol = await page.context().newCDPSession(page);
  const listErrors = async () => {
    const { installabilityErrors } = await protocol.send("Page.getInstallabilityErrors");
    return installabilityErrors.map(({ errorId }) => errorId);
  };
  // Nothing is installed from a private window, as which every page of a test counts.
  expect(await listErrors()).toEqual(["in-incognito"]);
  await page.evaluate(() => document.querySelector("link[rel=manifest]")?.remove());
  expect(await listErrors()).toContain("no-manifest");
  await whole.close();
});

test("installing is offered below the summary of the second session, and never again after a no @all", async ({
  page,
}) => {
  const asha = await createAccount(page, newPerson("asha"));
  const goal = { examType: "GATE", examDate: dayIn(60), subjects: ["COMPUTER_SCIENCE"] };
  await page.request.put("/api/learning/goal", { ...asBearer(asha.token), data: goal });
  // No browser makes its offer in a private window.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const offer = new Event("beforeinstallprompt");
      dispatchEvent(Object.assign(offer, { prompt: async () => undefined }));
    });
  });
  const session = page.getByRole("region", { name: "Session" });
  const offer = page.getByRole("region", { name: "Prepfeed on your home screen" });
  async function finishSession() {
    await arrive(page, asha, "/today");
    await page.getByRole("button", { name: /^(Start|Continue)$/ }).click();
    const field = session.getByRole("textbox");
    const option = session.getByRole("radio").or(session.getByRole("checkbox")).first();
    await expect(field.or(option)).toBeVisible();
    await ((await field.isVisible()) ? field.fill("1") : option.check({ force: true }));
    await page.getByRole("button", { name: "Submit Answer" }).click();
    await expect(page.getByRole("button", { name: "Next Question" })).toBeVisible();
    await page.getByRole("button", { name: "Next Question" }).click();
    await page.getByRole("button", { name: "End session" }).click();
    await expect(session).toBeHidden();
  }
  await finishSession();
  await expect(offer).toBeHidden();
  await finishSession();
  await expect(offer.getByRole("button", { name: "Install" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toBeHidden();
  await finishSession();
  await expect(offer).toBeHidden();
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Install Prepfeed" })).toBeVisible();
});

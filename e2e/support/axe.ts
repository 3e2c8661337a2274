import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GRAVE = ["serious", "critical"];

const STILL_FRAMES = 5;

/** A window that is fading has the contrast of neither state: waits until nothing has moved for a few frames. */
async function waitUntilStill(page: Page) {
  await page.evaluate(async (frames) => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ effect, playState }) => playState === "running" && effect?.getTiming().iterations === 1);
    for (let still = 0; still < frames; still = isMoving() ? 0 : still + 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, STILL_FRAMES);
}

/** Fails with each barrier for people with disabilities on the page as it stands: rule, element and how to fix it. */
export async function expectNoSeriousFindings(page: Page) {
  await waitUntilStill(page);
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ["violations"] }),
  );
  const findings = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

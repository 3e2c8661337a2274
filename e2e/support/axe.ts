import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GRAVE = ["serious", "critical"];
const FADED_MS = 1_000;

/** `npm test` checks each screen once, `npm test -- all` each state that a journey reaches. */
const isQuick = process.env.TEST_SCOPE === "quick";
const seenScreens = new Set<string>();

/** Fails with each accessibility violation on the present page: rule, element and how to fix it. */
export async function expectNoSeriousFindings(page: Page) {
  const [screen = ""] = new URL(page.url()).pathname.split("/").slice(1);
  if (isQuick && seenScreens.has(screen)) return;
  seenScreens.add(screen);
  await page.evaluate(source);
  const seen = await findSerious(page);
  // A fading element has the contrast of neither state, so a violation must still exist at a second check.
  if (seen.length > 0) await page.waitForTimeout(FADED_MS);
  const findings = seen.length > 0 ? await findSerious(page) : [];
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

async function findSerious(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ["violations"],
      // Leaving it out saves three quarters of the time, and its findings are never serious.
      rules: { region: { enabled: false } },
    }),
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

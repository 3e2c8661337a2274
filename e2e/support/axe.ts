import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GRAVE = ["serious", "critical"];
const FADED_MS = 1_000;

/** Fails with each barrier for people with disabilities on the page as it stands: rule, element and how to fix it. */
export async function expectNoSeriousFindings(page: Page) {
  await page.evaluate(source);
  const seen = await findSerious(page);
  // What is fading has the contrast of neither state: what is found has to be there when looked at once more.
  if (seen.length > 0) await page.waitForTimeout(FADED_MS);
  const findings = seen.length > 0 ? await findSerious(page) : [];
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

async function findSerious(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ["violations"] }),
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

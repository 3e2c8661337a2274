import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GRAVE = ["serious", "critical"];

/** Fails with each barrier for people with disabilities on the page as it stands: rule, element and how to fix it. */
export async function expectNoSeriousFindings(page: Page) {
  await page.evaluate(source);
  // What is fading has the contrast of neither state: what is found has to be there when looked at again.
  await expect(async () => {
    expect(await findSerious(page), `accessibility of ${page.url()}`).toEqual([]);
  }).toPass({ intervals: [500, 1_000], timeout: 30_000 });
}

async function findSerious(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ["violations"] }),
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

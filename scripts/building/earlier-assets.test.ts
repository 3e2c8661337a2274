import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepEarlierAssets } from "./earlier-assets.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), "prepfeed-assets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function release(name: string, files: string[]): string {
  const built = join(folder, name);
  mkdirSync(join(built, "assets"), { recursive: true });
  for (const file of files) writeFileSync(join(built, "assets", file), `${file} of ${name}`);
  return built;
}

test("files of an earlier release stay for a week after the release that replaced them", () => {
  const first = release("first", ["start-1.js", "same.js"]);
  const second = release("second", ["start-2.js", "same.js"]);
  const third = release("third", ["start-3.js"]);
  const fourth = release("fourth", ["start-4.js"]);
  keepEarlierAssets(join(folder, "none"), first, 0);
  keepEarlierAssets(first, second, 30 * DAY_MS);
  expect(readFileSync(join(second, "assets", "start-1.js"), "utf8")).toBe("start-1.js of first");
  expect(readFileSync(join(second, "assets", "same.js"), "utf8")).toBe("same.js of second");
  keepEarlierAssets(second, third, 36 * DAY_MS);
  keepEarlierAssets(third, fourth, 38 * DAY_MS);
  const isThere = (file: string) => existsSync(join(fourth, "assets", file));
  expect(["start-1.js", "start-2.js", "same.js", "start-3.js"].map(isThere)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

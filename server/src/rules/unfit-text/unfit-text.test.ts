import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { leastCpuMs } from "../../../test/machine/cpu-time.ts";
import { findUnfit } from "./unfit-text.ts";

const sentences = (name: string) =>
  readFileSync(new URL(`../../../test/first-posts/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Every third sentence was not used while the filter was written. */
const isHeldOut = (_: string, at: number) => at % 3 === 2;

describe.each(["all", "held out"])("of the stored sentences (%s)", (which) => {
  const of = (name: string) => (which === "all" ? sentences(name) : sentences(name).filter(isHeldOut));

  test("at most 1 % of the harmless ones are stopped", () => {
    const stopped = of("harmless").filter((text) => findUnfit(text) !== undefined);
    expect(stopped.length / of("harmless").length, stopped.join("\n")).toBeLessThanOrEqual(0.01);
  });

  test("at least 80 % of the bad ones are stopped", () => {
    const stopped = of("bad").filter((text) => findUnfit(text) !== undefined);
    expect(stopped.length / of("bad").length).toBeGreaterThanOrEqual(0.8);
  });
});

test("there are 300 of each", () => {
  expect([sentences("harmless").length, sentences("bad").length]).toEqual([300, 300]);
});

test.each([
  ["Scunthorpe", undefined],
  ["Dickens wrote it", undefined],
  ["Tea from Assam", undefined],
  ["If a + b = 3 and $ab + bc + ca = 2$, find c", undefined],
  ["Fill in: the capital is ..............", undefined],
  ["Pendulum bobs of steel, and a kuti in the forest by the Niger", undefined],
  ["Do you know what garbage collection is?", undefined],
  ["In your sale, as you see, the price falls by 10 %", undefined],
  ["F.U.C.K this", "insult"],
  ["call 98765 43210", "contact"],
  ["see www.example.org", "link"],
  ["go go go go go go", "repeat"],
])("%j is stopped as %s", (text, reason) => {
  expect(findUnfit(text)?.reason).toBe(reason);
});

test("a long text of any kind is checked quickly", () => {
  for (const piece of ["a", "a.", "9 ", "a@", "f u ", "you ", "nine ", "-.", "Aa 1", "www"]) {
    const long = piece.repeat(8_000 / piece.length);
    expect(
      leastCpuMs(() => findUnfit(long)),
      piece,
    ).toBeLessThan(500);
  }
});

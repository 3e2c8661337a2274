import { expect, test } from "vitest";
import { otherFillings, otherNext, otherWrongPlaces } from "../../src/kit/other-rules.ts";
import { plainlyWrongPlaces, plainNext } from "../../src/kit/plain-rules.ts";
import { seededRandom } from "../../src/numbers/random.ts";
import { numberSeries } from "../../src/writers/quantitative-aptitude/computed/number-series.ts";

const DRAWS = 250;

test("plain rules are found with their results", () => {
  expect(plainNext([13, 15, 19, 21, 25])).toEqual([27]);
  expect(plainNext([2, 5, 10, 17, 26])).toContain(37);
  expect(plainNext([3, 7, 15, 31, 63])).toContain(127);
  expect(plainNext([1, 2, 3, 5, 8])).toContain(13);
  expect(plainNext([2, 3, 5, 7, 11])).toEqual([]);
  expect(plainlyWrongPlaces([4, 8, 12, 17, 20, 24])).toEqual([3]);
  expect(plainlyWrongPlaces([2, 6, 18, 50, 162, 486])).toEqual([3]);
  // 11, 17, 23 in the even places: 19 may be wrong for 15 as well as 12 for 14.
  expect(plainlyWrongPlaces([9, 11, 12, 17, 19, 23])).toEqual([0, 2, 4]);
});

test("less obvious rules are found too", () => {
  // Alternating steps of 2, 4, 6, and primes to which 2 is added.
  expect(otherNext([19, 21, 25, 31, 33])).toEqual([37]);
  expect(otherNext([1, 8, 27, 64, 125])).toContain(216);
  expect(otherNext([4, 6, 8, 12, 14, 18, 20])).toEqual([]);
  // Second differences of 4, 8, 12, and sums of the two before plus 1, 3, 5.
  expect(otherNext([9, 15, 25, 43, 73])).toEqual([119, 123]);
  expect(otherFillings([3, 6, 12, 24, 48], 2)).toEqual([12]);
  expect(otherWrongPlaces([5, 8, 11, 15, 17, 20])).toEqual([3]);
});

test.each(numberSeries.flat())("$name: no plainer rule leads to another answer", (writer) => {
  const complaints: string[] = [];
  for (let seed = 0; seed < DRAWS; seed++) {
    const draft = writer.draft(seededRandom(`${writer.name} ${seed}`), 0);
    if (!draft) continue;
    const [, series = ""] = /\$([^$]+)\$/.exec(draft.text) ?? [];
    const terms = (series.replaceAll("{,}", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    expect(terms.length, draft.text).toBeGreaterThan(4);
    const hasGapInside = /\?.*\d/.test(series);
    const others = draft.text.startsWith("One number")
      ? plainlyWrongPlaces(terms).map((place) => terms[place])
      : [...plainNext(terms), ...(hasGapInside ? [] : otherNext(terms))];
    if (others.some((value) => value !== draft.answer.number)) complaints.push(draft.text);
  }
  expect(complaints).toEqual([]);
});

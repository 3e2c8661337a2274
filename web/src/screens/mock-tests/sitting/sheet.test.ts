import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { expect, it } from "vitest";
import { changed, countsOf, openSection, sheetOf, stateOf } from "./sheet.ts";

const given = (sequence: number, answer: string | null, marked = false) => ({
  answer,
  marked,
  sequence,
  timeSpent: 0,
  confidence: null,
});

it("knows the five states", () => {
  expect(stateOf(undefined)).toBe("not visited");
  expect(stateOf(given(1, null))).toBe("not answered");
  expect(stateOf(given(1, "A"))).toBe("answered");
  expect(stateOf(given(1, null, true))).toBe("marked");
  expect(stateOf(given(1, "A", true))).toBe("answered and marked");
});

it("uses the newer one: the server's, or what was not sent yet", () => {
  const attempt = {
    sections: [
      {
        questions: [
          { id: "one", saved: given(3, "A") },
          { id: "two", saved: given(3, "B") },
          { id: "three", saved: null },
        ],
      },
    ],
  } as unknown as Attempt;
  const sheet = sheetOf(attempt, { one: given(2, "D"), two: given(4, "C") });
  expect([sheet.one?.answer, sheet.two?.answer, sheet.three]).toEqual(["A", "C", undefined]);
});

it("numbers each change of a question", () => {
  const first = changed({}, "one", { answer: "A" });
  expect(first).toMatchObject({ answer: "A", sequence: 1 });
  expect(changed({ one: first }, "one", { answer: null })).toMatchObject({ answer: null, sequence: 2 });
});

it("counts the states, including questions that are not shown yet", () => {
  const sheet = { one: given(1, "A"), two: given(1, null) };
  expect(countsOf(["one", "two", "three"], 5, sheet)).toMatchObject({
    answered: 1,
    "not answered": 1,
    "not visited": 3,
  });
});

it("finds the running section", () => {
  const sections = ["2026-01-01T10:00:00Z", "2026-01-01T10:20:00Z"].map((startsAt) => ({ startsAt }));
  const attempt = { sections, locked: true } as unknown as Attempt;
  expect(openSection(attempt, Date.parse("2026-01-01T10:19:59Z"))).toBe(0);
  expect(openSection(attempt, Date.parse("2026-01-01T10:20:00Z"))).toBe(1);
  expect(openSection({ ...attempt, locked: false }, 0)).toBe(-1);
});

import { afterEach, expect, test, vi } from "vitest";
import type { z } from "zod";
import { EMAIL_PATTERN, USERNAME_PATTERN } from "../src/foundation/patterns.ts";
import { hasMaximum, isFixed, type Part, partsOfRequests } from "./walk-requests.ts";

const parts = partsOfRequests();
const isA = (type: string) => (part: Part) => (part.schema as z.core.$ZodTypes)._zod.def.type === type;
const named = (found: Part[]) => found.map((part) => [part.name, part] as const);

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(named(parts.filter(isA("array"))))("%s has a maximum, checked before its items", (_, { door }) => {
  const tooMany = Array.from({ length: 1_000 }, () => Symbol("no item is like this"));
  const { error } = (door as z.ZodType).safeParse(tooMany);
  expect(error?.issues).toEqual([expect.objectContaining({ code: "too_big" })]);
});

test.each(named(parts.filter(isA("string"))))("%s has a maximum length", (_, part) => {
  expect(part.isBounded || hasMaximum(part.schema)).toBe(true);
});

/** Every pattern that runs during `work`, with the longest text it was given. */
function watchPatterns(work: () => void): Map<string, number> {
  const longest = new Map<string, number>();
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text) {
    longest.set(String(this), Math.max(longest.get(String(this)) ?? 0, text.length));
    return exec.call(this, text);
  });
  work();
  vi.restoreAllMocks();
  return longest;
}

const doors = [...new Set(parts.map(({ door }) => door))] as z.ZodType[];
const fixedPatterns = new Set(
  parts.flatMap(({ schema }) => (isFixed(schema) ? [String(schema._zod.def.pattern)] : [])),
);
/** zod uses this one to check whether a text that seems too long has fewer characters than units. */
const MEASURING = String(/[\uD800-\uDBFF]/);

test("a text that is too long is refused before any pattern sees it", () => {
  const long = `a@${".".repeat(250_000)} x`;
  for (const door of doors) {
    const seen = watchPatterns(() => door.safeParse(long));
    for (const pattern of [...fixedPatterns, MEASURING]) seen.delete(pattern);
    expect([...seen].filter(([, length]) => length > 1_000)).toEqual([]);
  }
});

/** Texts that make a careless pattern backtrack through everything. */
function* hostileTexts(length: number) {
  for (const beginning of ["", "a@", "1-"]) {
    for (const unit of ["a", "A", "1", ".", "-", "_", " ", "@", "a.", "a ", "0-", "é"]) {
      for (const end of ["", " x", "@"]) yield beginning + unit.repeat(length / unit.length) + end;
    }
  }
}

/** The processor time, which unlike the clock does not include other work. */
function millisecondsOf(work: () => void): number {
  const began = process.cpuUsage();
  work();
  return process.cpuUsage(began).user / 1_000;
}

const LONG = 20_000;
/** A quadratic pattern takes more than a second for such a text, a linear one less than a millisecond. */
const MOST_MS = 250;

test("every pattern of a request runs in linear time", { timeout: 60_000 }, () => {
  const found = new Map([EMAIL_PATTERN, USERNAME_PATTERN].map((pattern) => [String(pattern), pattern]));
  const short = ["a@b.c", "Asia/Kolkata", "2026-11-15", "Computer Science", crypto.randomUUID()];
  for (const text of watchPatterns(() => {
    for (const door of doors) for (const one of short) door.safeParse(one);
  }).keys()) {
    const [, source = "", flags = ""] = /^\/(.*)\/(\w*)$/s.exec(text) ?? [];
    found.set(text, new RegExp(source, flags));
  }
  expect(found.size).toBeGreaterThan(4);
  for (const [name, pattern] of found) {
    for (const text of hostileTexts(LONG)) {
      const isQuick = () => millisecondsOf(() => text.search(pattern)) < MOST_MS;
      expect(isQuick() || isQuick() || isQuick(), `${name} on ${JSON.stringify(text.slice(0, 8))}…`).toBe(
        true,
      );
    }
  }
});

test.each([
  "a,b@c.d",
  "<a@b.c>",
  "a@b",
  "a@b.",
  "a@.b",
  "a b@c.d",
  "a@b@c.d",
  "a;b@c.d",
  '"a"@b.c',
  "a@b\u200b.c",
])("%s is not an e-mail address", (text) => expect(EMAIL_PATTERN.test(text)).toBe(false));

test.each(["a@b.c", "asha.k+exam@mail.example.org", "o'neil@x.ie", "उषा@उदाहरण.भारत"])(
  "%s is an e-mail address",
  (text) => expect(EMAIL_PATTERN.test(text)).toBe(true),
);

import { describe, expect, it } from "vitest";
import { sentimentOf } from "../src/sentiment.ts";
import { MEASURED_ON } from "./sentiment-sentences.ts";

describe("sentiment of a text", () => {
  it.each([
    ["POSITIVE", 0.9],
    ["NEGATIVE", 0.9],
    ["NEUTRAL", 0.9],
  ] as const)("recognises %s sentences at a rate of %d or more", (label, rate) => {
    const sentences = MEASURED_ON.filter(([expected]) => expected === label);
    const hits = sentences.filter(([, text]) => sentimentOf(text).sentiment === label);
    expect(hits.length / sentences.length).toBeGreaterThanOrEqual(rate);
  });

  it("inverts negated words", () => {
    expect(sentimentOf("The book is good.").score).toBeGreaterThan(0);
    expect(sentimentOf("The book is not a very good one.").score).toBeLessThan(0);
    expect(sentimentOf("Nobody was not happy.").score).toBeGreaterThan(0);
  });

  it("recognises degrees", () => {
    const plain = sentimentOf("The lesson was good.").score;
    expect(sentimentOf("The lesson was really good.").score).toBeGreaterThan(plain);
    expect(sentimentOf("The lesson was somewhat good.").score).toBeLessThan(plain);
  });

  it("follows the clause after but", () => {
    expect(sentimentOf("The start was good, but the end was bad.").sentiment).toBe("NEGATIVE");
    expect(sentimentOf("The start was bad, but the end was good.").sentiment).toBe("POSITIVE");
  });

  it("ignores technical terms", () => {
    expect(sentimentOf("A negative charge moves towards a positive one.").score).toBe(0);
  });

  it("reads emoji", () => {
    expect(sentimentOf("👍").sentiment).toBe("POSITIVE");
    expect(sentimentOf("My result 😭").sentiment).toBe("NEGATIVE");
  });

  it("stays within -1 and 1", () => {
    expect(Math.abs(sentimentOf("terrible ".repeat(500)).score)).toBeLessThanOrEqual(1);
    expect(sentimentOf("wonderful ".repeat(500)).score).toBeLessThanOrEqual(1);
  });

  it.each(["", "   ", "asdf qwer zxcv"])("finds %j neutral", (text) => {
    expect(sentimentOf(text)).toEqual({ sentiment: "NEUTRAL", score: 0 });
  });
});

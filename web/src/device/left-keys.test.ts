import { expect, it } from "vitest";
import { countWork, listWorkKeys } from "./left-keys.ts";

const DRAFTS = [{ isDropped: false }, { isDropped: true }, {}];
const ENTRIES: [string, string][] = [
  ["prepfeed.draft.asha", "{}"],
  ["prepfeed.draft.asha.post", "{}"],
  ["prepfeed.generator.asha", JSON.stringify({ drafts: DRAFTS })],
  ["prepfeed.conversation.asha", "{}"],
  ["prepfeed.practice.asha", JSON.stringify({ answers: { q1: "A", q2: "B" }, results: null })],
  ["prepfeed.mistakes.asha", JSON.stringify({ answers: { q1: "A" }, results: [{}] })],
  ["prepfeed.device-token.asha", "secret"],
  ["prepfeed.draft.ashanti", "{}"],
  ["prepfeed.generator.kabir", "damaged"],
];
const storage = {
  length: ENTRIES.length,
  key: (i: number) => ENTRIES[i]?.[0] ?? null,
  getItem: (key: string) => new Map(ENTRIES).get(key) ?? null,
};

it("what one person was working on is found, and nothing of others nor what stays", () => {
  expect(listWorkKeys(storage, "asha")).toEqual(ENTRIES.slice(0, 6).map(([key]) => key));
});

it("posts being written, generated questions and answers that are not submitted are counted", () => {
  expect(countWork(storage, "asha")).toBe(6);
  expect(countWork(storage, "kabir")).toBe(0);
});

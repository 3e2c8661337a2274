import { expect, test } from "vitest";
import { BoundedEntries } from "./bounded-entries.ts";
import { memoryState } from "./memory.ts";

const entry = (value = "1", expiresAt = 1_000) => ({ value, expiresAt });
/** This many small entries. */
const roomFor = (entries: number) => entries * 115;

test("a flood of new keys stays within the size limit, and keeps entries that were used again", () => {
  const entries = new BoundedEntries(roomFor(100));
  for (let use = 0; use < 2; use++) for (let i = 0; i < 50; i++) entries.set(`in use ${i}`, entry());
  for (let i = 0; i < 10_000; i++) entries.set(`flood ${i}`, entry());
  expect(entries.size).toBeLessThanOrEqual(105);
  expect([entries.get("in use 0"), entries.get("in use 49")]).toEqual([entry(), entry()]);
  expect([entries.get("flood 0"), entries.get("flood 9900")]).toEqual([undefined, undefined]);
  expect(entries.get("flood 9999")).toEqual(entry());
});

test("a flood that uses its keys again is limited too, and the next caller is still counted", () => {
  const entries = new BoundedEntries(roomFor(100));
  for (let i = 0; i < 1_000; i++) for (let use = 0; use < 2; use++) entries.set(`flood ${i}`, entry());
  expect(entries.size).toBeLessThanOrEqual(105);
  for (let i = 0; i < 15; i++) entries.set(`new ${i}`, entry());
  expect([entries.get("flood 0"), entries.get("flood 999"), entries.get("new 0")]).toEqual([
    undefined,
    entry(),
    entry(),
  ]);
});

test("long values count by their length, also when they are replaced", () => {
  const entries = new BoundedEntries(10_000);
  for (let i = 0; i < 50; i++) entries.set("replaced", entry("x".repeat(3_000)));
  for (let i = 0; i < 50; i++) entries.set(`once ${i}`, entry("x".repeat(3_000)));
  expect([entries.size, entries.get("replaced")?.value.length]).toEqual([3, 3_000]);
  entries.set("too long", entry("x".repeat(20_000)));
  expect(entries.get("too long")).toBeUndefined();
});

test("expired entries are removed", () => {
  const entries = new BoundedEntries(roomFor(100));
  entries.set("past", entry("1", 5));
  entries.set("to come", entry("1", 6));
  entries.deleteExpired(5);
  expect([entries.size, entries.get("past")]).toEqual([1, undefined]);
});

test("shared state in memory keeps active counters during a flood of keys", async () => {
  const state = memoryState(() => 0, roomFor(100));
  for (let i = 0; i < 5_000; i++) {
    await state.add("guesses at an account", 1, 60);
    await state.add(`visitor ${i}`, 1, 60);
  }
  expect(await state.get(["guesses at an account", "visitor 0"])).toEqual(["5000", null]);
  await state.close();
});

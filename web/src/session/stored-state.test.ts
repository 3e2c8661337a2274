import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { clearStored, StoredState } from "./stored-state.ts";

const entries = new Map<string, string>();
beforeEach(() => {
  entries.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const newState = () => new StoredState("notes", z.object({ text: z.string() }).nullable(), null);

it("survives a reload and belongs to one person", () => {
  newState().change("asha", () => ({ text: "kept" }));
  const reloaded = newState();
  expect(reloaded.read("asha")).toEqual({ text: "kept" });
  expect(reloaded.read("kabir")).toBeNull();
});

it("leaves nothing behind once it is cleared", () => {
  const state = newState();
  state.change("asha", () => ({ text: "kept" }));
  state.clear("asha");
  expect(entries.size).toBe(0);
  expect(state.read("asha")).toBeNull();
});

it.each(["", "{", '{"text":1}', '"text"'])("treats %j as empty", (stored) => {
  entries.set("notes.asha", stored);
  expect(newState().read("asha")).toBeNull();
});

it("continues if the storage refuses", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const state = newState();
  state.change("asha", () => ({ text: "kept" }));
  expect(state.read("asha")).toEqual({ text: "kept" });
});

it("is cleared by its name when its person leaves", () => {
  const state = newState();
  for (const person of ["asha", "kabir"]) state.change(person, () => ({ text: person }));
  clearStored(["notes", "unknown"], "asha");
  expect([state.read("asha"), state.read("kabir")]).toEqual([null, { text: "kabir" }]);
});

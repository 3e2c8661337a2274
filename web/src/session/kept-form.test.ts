import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepForm, takeForm } from "./kept-form.ts";
import { endJourney, keepJourney, readJourney } from "./provider-journey.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a form comes back once, with the fields that it has", () => {
  keepForm("register", { username: "asha", password: 7, other: "gone" });
  expect(takeForm("register", { username: "", bio: "" })).toEqual({ username: "asha", bio: "" });
  expect(takeForm("register", { username: "", bio: "" })).toBeNull();
});

test.each(["", "null", "[", "7"])("a form that was kept as %j is none", (text) => {
  kept.set("prepfeed.form.register", text);
  expect(takeForm("register", { username: "" })).toBeNull();
});

const journey = {
  provider: "google",
  label: "Google",
  purpose: "login",
  state: "abc",
  secret: "def",
  from: "/posts/1",
} as const;

test("a journey ends in the tab that began it, with the state that it began with", () => {
  expect(readJourney("google", "abc")).toBeNull();
  keepJourney(journey);
  expect(readJourney("google", "abc")).toEqual(journey);
  expect(readJourney("github", "abc")).toBeNull();
  expect(readJourney("google", "xyz")).toBeNull();
  expect(readJourney("google", null)).toBeNull();
  endJourney();
  expect(readJourney("google", "abc")).toBeNull();
});

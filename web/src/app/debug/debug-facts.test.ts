import { expect, it } from "vitest";
import { gatherFacts } from "./debug-facts.ts";

const ENVIRONMENT = { isOnline: true, language: "en", timeZone: "UTC", mode: "development", path: "/social" };

const storage = (entries: Record<string, string>) => ({
  getItem: (key: string) => entries[key] ?? null,
  setItem: () => undefined,
  removeItem: () => undefined,
});

it("says that there is a token and when it expires, and nothing else about it", () => {
  const token = `head.${btoa(JSON.stringify({ sub: "asha", exp: 1_800_000_000 }))}.signature`;
  const facts = gatherFacts(storage({ authToken: token, user: '{"email":"a@example.org"}' }), ENVIRONMENT);
  expect(facts).toMatchObject({
    hasToken: true,
    hasUser: true,
    tokenExpiresAt: "2027-01-15T08:00:00.000Z",
    path: "/social",
  });
  expect(JSON.stringify(facts)).not.toMatch(/head|signature|asha|example/);
});

it("accepts missing or unreadable values", () => {
  expect(gatherFacts(storage({}), ENVIRONMENT)).toMatchObject({ hasToken: false, hasUser: false });
  expect(gatherFacts(storage({ authToken: "?", user: "{" }), ENVIRONMENT)).toMatchObject({
    hasToken: true,
    tokenExpiresAt: null,
    hasUser: false,
  });
});

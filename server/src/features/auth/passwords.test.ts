import { expect, test, vi } from "vitest";
import { createPasswords } from "./passwords.ts";

vi.mock("@node-rs/argon2", () => ({ hash: async () => "a hash" }));

test("one address leaves room for every other", async () => {
  const passwords = createPasswords(1);
  const tries = Array.from({ length: 250 }, () => passwords.hash("monsoon", "192.0.2.1"));
  const [other, ...same] = await Promise.allSettled([passwords.hash("monsoon", "192.0.2.2"), ...tries]);
  expect(other.status).toBe("fulfilled");
  expect(same.filter(({ status }) => status === "fulfilled")).toHaveLength(41);
  expect(same[41]).toMatchObject({ reason: { code: "unavailable" } });
});

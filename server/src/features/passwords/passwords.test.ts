import { expect, test } from "vitest";
import { createPasswords } from "./passwords.service.ts";

test("requests from one address never block those from others", async () => {
  const passwords = createPasswords(1);
  const tries = Array.from({ length: 250 }, () => passwords.hash("monsoon", "192.0.2.1"));
  const [other, ...same] = await Promise.allSettled([passwords.hash("monsoon", "192.0.2.2"), ...tries]);
  expect(other.status).toBe("fulfilled");
  expect(same.filter(({ status }) => status === "fulfilled")).toHaveLength(101);
  expect(same[101]).toMatchObject({ reason: { code: "unavailable" } });
});

import { describe, expect, it } from "vitest";
import { type SessionFacts, sessionProblem } from "./session-check.ts";

const NOW = Date.UTC(2026, 10, 15);

function jwt(claims: object) {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");
  return `${part({ alg: "HS256" })}.${part(claims)}.c2lnbmF0dXJl`;
}

const clean: SessionFacts = {
  hasContext: true,
  token: jwt({ sub: "u1", exp: NOW / 1000 + 60, name: "Ünï?>~" }),
  user: JSON.stringify({ id: "u1", username: "asha" }),
  now: NOW,
};

describe("the session check", () => {
  it("finds nothing wrong with a clean session", () => {
    expect(sessionProblem(clean)).toBeNull();
  });

  it.each([
    ["a missing token", { token: null }, "No authentication token found. Please log in."],
    ["an empty token", { token: "" }, "No authentication token found. Please log in."],
    [
      "an expired token",
      { token: jwt({ exp: NOW / 1000 }) },
      "Authentication token has expired. Please log in again.",
    ],
    ["a token that is none", { token: "garbage" }, "Invalid authentication token. Please log in again."],
    ["a token without JSON", { token: "a.b!.c" }, "Invalid authentication token. Please log in again."],
    ["a missing user", { user: null }, "User data not found. Please log in again."],
    ["an unreadable user", { user: "{id" }, "Corrupted user data. Please log in again."],
    ["a user that is no object", { user: "[1]" }, "Corrupted user data. Please log in again."],
    [
      "the old format",
      { user: JSON.stringify({ tokenType: "Bearer", user: { id: "u1" } }) },
      "Old session format detected. Fix it on the login page, or log in again.",
    ],
    [
      "a user without an id",
      { user: JSON.stringify({ username: "asha" }) },
      "Invalid user session. Please log in again.",
    ],
    [
      "a missing context",
      { hasContext: false },
      "Authentication context not available. Please refresh the page.",
    ],
  ])("names %s", (_what, change, message) => {
    expect(sessionProblem({ ...clean, ...change })).toBe(message);
  });

  it.each(["userId", "user_id", "authorId"])("accepts %s as the id", (name) => {
    expect(sessionProblem({ ...clean, user: JSON.stringify({ [name]: "u1" }) })).toBeNull();
  });

  it("accepts a wrapped user, and a token that never expires", () => {
    expect(sessionProblem({ ...clean, user: JSON.stringify({ user: { id: 7 } }) })).toBeNull();
    expect(sessionProblem({ ...clean, token: jwt({ sub: "u1" }) })).toBeNull();
  });
});

import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { beforeEach, describe, expect, it } from "vitest";
import {
  clearSession,
  fixOldFormat,
  readStoredSession,
  type SessionStorage,
  storeSession,
} from "./stored-session.ts";

const asha: OwnProfile = {
  id: "0197a2c4-0000-7000-8000-000000000001",
  username: "asha",
  fullName: "Asha Rao",
  bio: "Physics, mostly",
  profilePicture: "/pictures/asha.webp",
  createdAt: "2026-11-01T08:00:00.000Z",
  totalQuestions: 12,
  accuracy: 83.3,
  postsCount: 2,
  followersCount: 5,
  followingCount: 7,
  verified: true,
  premium: false,
  email: "asha@example.org",
  pendingEmail: null,
  emailConfirmed: true,
  timeZone: "Asia/Kolkata",
  nextTimeZone: "Asia/Tokyo",
  nextTimeZoneFrom: "2026-11-20",
  hideFromLeaderboard: false,
  hideFromSearch: false,
  goalExam: null,
  goalDate: null,
};

let entries: Map<string, string>;
let storage: SessionStorage;

beforeEach(() => {
  entries = new Map();
  storage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
});

function stored(user: unknown, token: string | null = "token-1") {
  if (token) entries.set("authToken", token);
  entries.set("user", typeof user === "string" ? user : JSON.stringify(user));
}

describe("readStoredSession", () => {
  it("returns nothing from an empty storage", () => {
    expect(readStoredSession(storage)).toEqual({ kind: "none" });
  });

  it("returns what storeSession stored under authToken and user", () => {
    storeSession(storage, { token: "token-1", user: asha });
    expect([...entries.keys()].sort()).toEqual(["authToken", "user"]);
    expect(readStoredSession(storage)).toEqual({ kind: "session", token: "token-1", user: asha });
  });

  it.each(["userId", "user_id", "authorId"])("accepts %s as the id and writes the user back flat", (key) => {
    const { id, ...rest } = asha;
    stored({ ...rest, [key]: id });
    expect(readStoredSession(storage)).toMatchObject({ kind: "session", user: asha });
    expect(JSON.parse(entries.get("user") ?? "")).toEqual(asha);
  });

  it("unwraps {user: …} and writes it back flat", () => {
    stored({ user: asha });
    expect(readStoredSession(storage)).toMatchObject({ kind: "session", user: asha });
    expect(JSON.parse(entries.get("user") ?? "")).toEqual(asha);
  });

  it.each(["{broken", "null", "[]", '"asha"'])("clears token and user when the user is %s", (text) => {
    stored(text);
    expect(readStoredSession(storage)).toEqual({ kind: "none" });
    expect(entries.size).toBe(0);
  });

  it("leaves the old format unchanged until the person decides", () => {
    stored({ tokenType: "Bearer", user: asha });
    expect(readStoredSession(storage)).toEqual({ kind: "old-format" });
    expect(entries.size).toBe(2);
  });

  it("keeps the token if the user lacks an id, so that the server can be asked", () => {
    stored({ username: "asha" });
    expect(readStoredSession(storage)).toEqual({ kind: "token-only", token: "token-1" });
  });

  it("does not restore a user without a token", () => {
    stored(asha, null);
    expect(readStoredSession(storage)).toEqual({ kind: "none" });
  });
});

describe("fixOldFormat", () => {
  it("replaces the stored user with the nested one", () => {
    stored({ tokenType: "Bearer", user: asha });
    expect(fixOldFormat(storage)).toEqual({ token: "token-1", user: asha });
    expect(JSON.parse(entries.get("user") ?? "")).toEqual(asha);
  });

  it("uses the nested token if there is no other", () => {
    stored({ tokenType: "Bearer", token: "token-2", user: asha }, null);
    expect(fixOldFormat(storage)).toEqual({ token: "token-2", user: asha });
    expect(entries.get("authToken")).toBe("token-2");
  });

  it("changes nothing that is not in the old format", () => {
    stored(asha);
    expect(fixOldFormat(storage)).toBeNull();
    expect(JSON.parse(entries.get("user") ?? "")).toEqual(asha);
  });
});

describe("clearSession", () => {
  it("removes token and user and nothing else", () => {
    stored(asha);
    entries.set("mantine-color-scheme-value", "dark");
    clearSession(storage);
    expect([...entries.keys()]).toEqual(["mantine-color-scheme-value"]);
  });
});

import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { changeCopy, dropCopies, dropCopy, findCopy, keepCopy } from "./copy-store.ts";
import { openDeviceStore } from "./device-store.ts";
import { isKeepable } from "./keepable.ts";

afterEach(async () => {
  await (await openDeviceStore()).clear("copies");
  vi.useRealTimers();
});

it("a reply is found again by its reader only", async () => {
  await keepCopy("asha", "/api/learning/today", { items: [1] });
  expect(await findCopy("asha", "/api/learning/today")).toEqual({ items: [1] });
  expect(await findCopy("kabir", "/api/learning/today")).toBeUndefined();
});

it("the oldest copies make room for new ones", async () => {
  for (let i = 0; i < 205; i++) await keepCopy("asha", `/api/topics/${i}`, { i });
  await keepCopy("kabir", "/api/topics/0", { i: "kabir" });
  expect(await findCopy("asha", "/api/topics/4")).toBeUndefined();
  expect(await findCopy("asha", "/api/topics/5")).toEqual({ i: 5 });
  expect(await findCopy("kabir", "/api/topics/0")).toEqual({ i: "kabir" });
});

it("copies of one person are deleted without those of another", async () => {
  await keepCopy("asha", "/api/topics", { of: "asha" });
  await keepCopy("kabir", "/api/topics", { of: "kabir" });
  await dropCopies("asha");
  expect(await findCopy("asha", "/api/topics")).toBeUndefined();
  expect(await findCopy("kabir", "/api/topics")).toEqual({ of: "kabir" });
});

it("what is not found any more is deleted", async () => {
  await keepCopy("asha", "/api/social/posts/1", { id: 1 });
  await keepCopy("asha", "/api/social/posts/2", { id: 2 });
  await dropCopy("asha", "/api/social/posts/1");
  expect(await findCopy("asha", "/api/social/posts/1")).toBeUndefined();
  expect(await findCopy("asha", "/api/social/posts/2")).toEqual({ id: 2 });
});

it("the clock of a running test goes on, and never backwards", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T10:00:00Z") });
  const url = "/api/mock-attempts/1";
  await keepCopy("asha", url, { serverTime: "2026-11-18T10:00:00.000Z" });
  vi.setSystemTime(new Date("2026-11-18T10:05:00Z"));
  expect(await findCopy("asha", url)).toEqual({ serverTime: "2026-11-18T10:05:00.000Z" });
  vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  expect(await findCopy("asha", url)).toEqual({ serverTime: "2026-11-18T10:00:00.000Z" });
});

it("what has happened since changes a copy that exists, and makes none", async () => {
  await keepCopy("asha", "/api/topics/1", { read: 1 });
  await changeCopy("asha", "/api/topics/1", (reply) => ({ ...(reply as object), read: 2 }));
  await changeCopy("asha", "/api/topics/2", () => ({ read: 2 }));
  expect(await findCopy("asha", "/api/topics/1")).toEqual({ read: 2 });
  expect(await findCopy("asha", "/api/topics/2")).toBeUndefined();
});

it("results, keys of drafts, settings and other people's lists are not kept", () => {
  for (const url of [
    "/api/mock-attempts/1/result",
    "/api/social/posts/search?query=optics",
    "/api/auth/profile",
    "/api/auth/sessions",
    "/api/mcq/mistakes?count=10",
    "/api/moderation/cases",
    "/api/social/notifications",
  ])
    expect(isKeepable(url), url).toBe(false);
  for (const url of [
    "/api/learning/today?minutes=20",
    "/api/social/feed?page=0&size=10",
    "/api/mock-attempts/1",
  ])
    expect(isKeepable(url), url).toBe(true);
});

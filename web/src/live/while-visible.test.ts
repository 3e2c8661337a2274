import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whileVisible } from "./while-visible.ts";

let page: EventTarget & { visibilityState: string };
const log: string[] = [];
const start = () => {
  log.push("start");
  return () => log.push("stop");
};

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", page);
  log.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turn(state: "visible" | "hidden") {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

it("stops a while after the tab was hidden and starts again when it is visible", () => {
  whileVisible(start, 60_000);
  turn("hidden");
  vi.advanceTimersByTime(59_999);
  expect(log).toEqual(["start"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["start", "stop"]);
  turn("visible");
  expect(log).toEqual(["start", "stop", "start"]);
});

it("continues if the tab is visible again in time", () => {
  whileVisible(start, 60_000);
  turn("hidden");
  vi.advanceTimersByTime(30_000);
  turn("visible");
  vi.advanceTimersByTime(120_000);
  expect(log).toEqual(["start"]);
});

it("stops at once when the page is left, and starts again when the browser restores it", () => {
  whileVisible(start, 60_000);
  turn("hidden");
  page.dispatchEvent(new Event("pagehide"));
  expect(log).toEqual(["start", "stop"]);
  vi.advanceTimersByTime(120_000);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("pageshow"));
  page.dispatchEvent(new Event("visibilitychange"));
  expect(log).toEqual(["start", "stop", "start"]);
});

it("ends permanently", () => {
  const end = whileVisible(start, 60_000);
  end();
  turn("hidden");
  turn("visible");
  vi.advanceTimersByTime(120_000);
  expect(log).toEqual(["start", "stop"]);
});

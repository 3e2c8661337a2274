import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whileVisible } from "./while-visible.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const log: string[] = [];
const start = () => {
  log.push("start");
  return () => log.push("stop");
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
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

it("stops a while after the tab was hidden and starts again when it is seen", () => {
  whileVisible(start, 60_000);
  turn("hidden");
  vi.advanceTimersByTime(59_999);
  expect(log).toEqual(["start"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["start", "stop"]);
  turn("visible");
  expect(log).toEqual(["start", "stop", "start"]);
});

it("goes on when one is back in time", () => {
  whileVisible(start, 60_000);
  turn("hidden");
  vi.advanceTimersByTime(30_000);
  turn("visible");
  vi.advanceTimersByTime(120_000);
  expect(log).toEqual(["start"]);
});

it("ends for good", () => {
  const end = whileVisible(start, 60_000);
  end();
  turn("hidden");
  turn("visible");
  vi.advanceTimersByTime(120_000);
  expect(log).toEqual(["start", "stop"]);
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { untilLoaded } from "./until-loaded.ts";

const offline = new TypeError("Failed to fetch dynamically imported module");

function online(isOnline: boolean) {
  vi.stubGlobal("navigator", { onLine: isOnline });
  const pauses: number[] = [];
  return { pauses, wait: async (pause: number) => void pauses.push(pause) };
}

afterEach(() => vi.unstubAllGlobals());

describe("code that is loaded late", () => {
  it("is requested again with growing pauses", async () => {
    const { pauses, wait } = online(true);
    const load = vi
      .fn()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockResolvedValue("here");
    expect(await untilLoaded(load, wait)).toBe("here");
    expect(pauses).toEqual([1_000, 3_000]);
  });

  it("is given up after three tries", async () => {
    const { wait } = online(true);
    const load = vi.fn().mockRejectedValue(offline);
    await expect(untilLoaded(load, wait)).rejects.toBe(offline);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("is given up at once without a network", async () => {
    const { pauses, wait } = online(false);
    await expect(untilLoaded(vi.fn().mockRejectedValue(offline), wait)).rejects.toBe(offline);
    expect(pauses).toEqual([]);
  });
});

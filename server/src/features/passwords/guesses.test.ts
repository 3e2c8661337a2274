import { afterEach, describe, expect, test } from "vitest";
import { testApp } from "../../../test/test-app.ts";
import { memoryState } from "../../shared-state/memory.ts";
import { rateLimiter } from "../../shared-state/rate-limiter.ts";
import { countGuess } from "./guesses.service.ts";

/** A name that nobody has is counted like an existing one. */
const account = "name nobody";

describe("the waits of an unknown address", () => {
  const app = testApp();
  let now = 0;
  const state = memoryState(() => now);
  afterEach(() => state.close());
  const guess = (address: string) =>
    countGuess({ ...app.deps, state, limiter: rateLimiter(state, true) }, { address, account });
  const waitOf = async (address: string) =>
    guess(address).then(
      () => 0,
      (error) => error.retryAfter as number,
    );

  test("double up to a minute, from its own last guess", async () => {
    for (let i = 0; i < 20; i++) await guess(`attacker ${i}`);
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      await guess("owner");
      // Neither early tries nor other addresses change it.
      await waitOf("owner");
      await waitOf("another attacker");
      const wait = await waitOf("owner");
      waits.push(wait);
      now += (wait - 1) * 1_000;
      expect(await waitOf("owner")).toBe(1);
      now += 1_000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test("allow one of many simultaneous guesses", async () => {
    now += 24 * 3_600_000;
    for (let i = 0; i < 20; i++) await guess(`attacker ${i}`);
    const waits = await Promise.all(Array.from({ length: 8 }, () => waitOf("one more")));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  });

  test("are not made longer by early tries", async () => {
    now += 24 * 3_600_000;
    for (let i = 0; i < 20; i++) await guess(`attacker ${i}`);
    await guess("impatient");
    for (let i = 0; i < 100; i++) expect(await waitOf("impatient")).toBe(1);
    now += 1_000;
    expect(await waitOf("impatient")).toBe(0);
  });
});

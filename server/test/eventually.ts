import { vi } from "vitest";

/** Waits for something to be there. Long, because a busy machine is not what is tested; a test that passes does not notice. */
export function eventually<T>(look: () => T | Promise<T>) {
  return vi.waitUntil(look, { timeout: 60_000, interval: 20 });
}

import { vi } from "vitest";

/**
 * Waits until something is true. The limit is long, because a busy machine is not what is tested; a passing test is
 * not slower.
 */
export function eventually<T>(look: () => T | Promise<T>) {
  return vi.waitUntil(look, { timeout: 150_000, interval: 20 });
}

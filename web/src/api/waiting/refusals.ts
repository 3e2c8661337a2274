import type { Waiting } from "../../device/queue/waiting.ts";

/** By key: what this page saved, and shows as saved. */
const watched = new Map<string, (problem: string) => void>();

/** Resolves with the server's reason if it refuses the saved request with this key, and otherwise never. */
export function untilRefused(key: string): Promise<string> {
  return new Promise((resolve) => watched.set(key, resolve));
}

/** Gets all that is still saved, whenever that changes. */
export function tellRefused(left: readonly Pick<Waiting, "key" | "problem">[]): void {
  const problems = new Map(left.map(({ key, problem }) => [key, problem]));
  for (const [key, tell] of watched) {
    const problem = problems.get(key);
    if (problems.has(key) && !problem) continue;
    watched.delete(key);
    if (problem) tell(problem);
  }
}

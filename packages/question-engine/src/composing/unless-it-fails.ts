import type { Composition } from "./composition.ts";

/** A writer that throws is our bug and must not cost the learner the whole set. */
export function unlessItFails<T>(
  { name }: { name: string },
  onFailure: Composition["onFailure"],
  write: () => T,
): T | undefined {
  try {
    return write();
  } catch (error) {
    onFailure?.({ writer: name, error });
    return undefined;
  }
}

import type { SetWriter } from "../src/writing/set-writer.ts";

/** Draws as often as the writer may fail. */
export function patiently<Drawn>({ tries = 1 }: SetWriter, draw: () => Drawn | undefined): Drawn | undefined {
  for (let count = 0; count < tries; count++) {
    const drawn = draw();
    if (drawn) return drawn;
  }
  return undefined;
}

import { cellName, complaintAbout, GRID } from "../test/request-grid.ts";

/**
 * Draws twenty questions for everything that a screen can request, with the given seeds. Returns what is poor, one
 * line each.
 */
export async function drawGrid(seeds: number): Promise<string[]> {
  const poor: string[] = [];
  for (const cell of GRID) {
    for (let seed = 1; seed <= seeds; seed++) {
      const complaint = await complaintAbout(cell, seed);
      if (complaint) poor.push(`${cellName(cell)}, seed ${seed}: ${complaint}`);
    }
  }
  console.log(
    `${GRID.length * seeds} sets of 20 drawn: every exam with every subject and section at every level`,
  );
  return poor;
}

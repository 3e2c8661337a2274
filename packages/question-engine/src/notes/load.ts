import type { Unit } from "../syllabus/units.ts";
import type { Note } from "./note.ts";

/** Each unit's notes are loaded when one of them is first asked for. Units without notes yet are left out. */
const UNIT_NOTES: Partial<Record<Unit, () => Promise<{ notes: readonly Note[] }>>> = {
  mathematics: () => import("./mathematics.ts"),
  physics: () => import("./physics.ts"),
  chemistry: () => import("./chemistry.ts"),
  biology: () => import("./biology.ts"),
  history: () => import("./history.ts"),
  geography: () => import("./geography.ts"),
  economics: () => import("./economics.ts"),
  "computer-science": () => import("./computer-science.ts"),
  "general-knowledge": () => import("./general-knowledge.ts"),
};

export async function loadNotes(unit: Unit): Promise<readonly Note[]> {
  const loaded = await UNIT_NOTES[unit]?.();
  return loaded?.notes ?? [];
}

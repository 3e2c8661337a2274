import type { Unit } from "../syllabus/units.ts";
import type { Note } from "./note.ts";

/** Each unit's notes are loaded when one of them is first asked for. */
const UNIT_NOTES: Record<Unit, () => Promise<{ notes: readonly Note[] }>> = {
  mathematics: () => import("./mathematics.ts"),
  physics: () => import("./physics.ts"),
  chemistry: () => import("./chemistry.ts"),
  biology: () => import("./biology.ts"),
  english: () => import("./english.ts"),
  history: () => import("./history.ts"),
  geography: () => import("./geography.ts"),
  economics: () => import("./economics.ts"),
  "computer-science": () => import("./computer-science.ts"),
  "general-knowledge": () => import("./general-knowledge.ts"),
  "quantitative-aptitude": () => import("./quantitative-aptitude.ts"),
  reasoning: () => import("./reasoning.ts"),
  banking: () => import("./banking.ts"),
};

export async function loadNotes(unit: Unit): Promise<readonly Note[]> {
  const { notes } = await UNIT_NOTES[unit]();
  return notes;
}

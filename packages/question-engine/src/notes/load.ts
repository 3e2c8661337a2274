import { readContent } from "../content/read-content.ts";
import type { Unit } from "../syllabus/units.ts";
import type { Note } from "./note.ts";

const FOLDER = new URL("../content/notes/", import.meta.url);

const loaded = new Map<Unit, readonly Note[]>();

/** Each unit's notes are loaded when one of them is first needed. */
export async function loadNotes(unit: Unit): Promise<readonly Note[]> {
  const notes = loaded.get(unit) ?? readContent<readonly Note[]>(new URL(`${unit}.yaml`, FOLDER));
  loaded.set(unit, notes);
  return notes;
}

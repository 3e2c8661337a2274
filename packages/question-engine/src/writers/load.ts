import { UNITS, type Unit } from "../syllabus/units.ts";
import type { SetWriter } from "../writing/set-writer.ts";
import type { Writer } from "../writing/writer.ts";
import { makeWriters, type UnitWriters } from "./make-writers.ts";

/** Each unit's writers are loaded when it is first asked for. */
const UNIT_WRITERS: Record<Unit, () => Promise<UnitWriters>> = {
  mathematics: () => import("./mathematics/index.ts"),
  physics: () => import("./physics/index.ts"),
  chemistry: () => import("./chemistry/index.ts"),
  biology: () => import("./biology/index.ts"),
  english: () => import("./english/index.ts"),
  history: () => import("./history/index.ts"),
  geography: () => import("./geography/index.ts"),
  economics: () => import("./economics/index.ts"),
  "computer-science": () => import("./computer-science/index.ts"),
  "general-knowledge": () => import("./general-knowledge/index.ts"),
  "quantitative-aptitude": () => import("./quantitative-aptitude/index.ts"),
  reasoning: () => import("./reasoning/index.ts"),
  banking: () => import("./banking/index.ts"),
};

const loaded = new Map<Unit, Promise<readonly Writer[]>>();

/** The writers of a unit, made once. */
export function loadUnit(unit: Unit): Promise<readonly Writer[]> {
  const known = loaded.get(unit) ?? UNIT_WRITERS[unit]().then(({ writers }) => makeWriters(writers));
  loaded.set(unit, known);
  return known;
}

export async function loadUnits(units: ReadonlySet<Unit>): Promise<Writer[]> {
  const wanted = await Promise.all(UNITS.filter((unit) => units.has(unit)).map((unit) => loadUnit(unit)));
  return wanted.flat();
}

/** Those that write several questions about one passage, chart or puzzle. */
export async function loadSetWriters(units: ReadonlySet<Unit>): Promise<SetWriter[]> {
  const loaded = await Promise.all(
    UNITS.filter((unit) => units.has(unit)).map((unit) => UNIT_WRITERS[unit]()),
  );
  return loaded.flatMap(({ setWriters = [] }) => setWriters);
}

import type { SetWriter } from "../set-writer.ts";
import { UNITS, type Unit } from "../syllabus/units.ts";
import type { Writer, WriterList } from "../writer.ts";

/** What a unit's index exports. */
interface UnitWriters {
  writers: WriterList;
  setWriters?: readonly SetWriter[];
}

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

type Pause = () => Promise<unknown>;

/** The writers of a unit, made once. Hundreds of them take a while: `pause` is called now and then. */
export function loadUnit(unit: Unit, pause?: Pause): Promise<readonly Writer[]> {
  const known = loaded.get(unit) ?? makeWriters(unit, pause);
  loaded.set(unit, known);
  return known;
}

async function makeWriters(unit: Unit, pause?: Pause): Promise<readonly Writer[]> {
  const { writers } = await UNIT_WRITERS[unit]();
  const made: Writer[] = [];
  for (const writer of writers.flat()) {
    made.push(writer);
    if (!writer.inFormats) continue;
    made.push(...writer.inFormats());
    await pause?.();
  }
  return levelRecall(made);
}

/** Plain recall, however rare the fact, is Medium at most: what is Hard links ideas or has several statements to judge. */
function levelRecall(writers: readonly Writer[]): Writer[] {
  const isRecall = ({ kind, style }: Writer) => kind === "facts" && style === "recall";
  return writers.map((writer) =>
    isRecall(writer) && writer.difficulty === "HARD" ? { ...writer, difficulty: "MEDIUM" } : writer,
  );
}

export async function loadUnits(units: ReadonlySet<Unit>, pause?: Pause): Promise<Writer[]> {
  const wanted = await Promise.all(
    UNITS.filter((unit) => units.has(unit)).map((unit) => loadUnit(unit, pause)),
  );
  return wanted.flat();
}

/** Those that write several questions about one passage, chart or puzzle. */
export async function loadSetWriters(units: ReadonlySet<Unit>): Promise<SetWriter[]> {
  const loaded = await Promise.all(
    UNITS.filter((unit) => units.has(unit)).map((unit) => UNIT_WRITERS[unit]()),
  );
  return loaded.flatMap(({ setWriters = [] }) => setWriters);
}

import type { Unit } from "../syllabus/units.ts";
import type { Writer, WriterList } from "../writer.ts";

interface Folder {
  unit: Unit;
  load(): Promise<{ writers: WriterList }>;
}

/** Each folder is loaded when its unit is first asked for. */
// biome-ignore format: a table to read across
export const FOLDERS = {
  mathematics:              { unit: "mathematics",           load: () => import("./mathematics/index.ts") },
  physics:                  { unit: "physics",               load: () => import("./physics/index.ts") },
  "physics-facts":          { unit: "physics",               load: () => import("./physics-facts/index.ts") },
  chemistry:                { unit: "chemistry",             load: () => import("./chemistry/index.ts") },
  "chemistry-facts":        { unit: "chemistry",             load: () => import("./chemistry-facts/index.ts") },
  biology:                  { unit: "biology",               load: () => import("./biology/index.ts") },
  english:                  { unit: "english",               load: () => import("./english/index.ts") },
  history:                  { unit: "history",               load: () => import("./history/index.ts") },
  geography:                { unit: "geography",             load: () => import("./geography/index.ts") },
  economics:                { unit: "economics",             load: () => import("./economics/index.ts") },
  "economics-facts":        { unit: "economics",             load: () => import("./economics-facts/index.ts") },
  "computer-science":       { unit: "computer-science",      load: () => import("./computer-science/index.ts") },
  "computer-science-facts": { unit: "computer-science",      load: () => import("./computer-science-facts/index.ts") },
  "general-knowledge":      { unit: "general-knowledge",     load: () => import("./general-knowledge/index.ts") },
  "quantitative-aptitude":  { unit: "quantitative-aptitude", load: () => import("./quantitative-aptitude/index.ts") },
  reasoning:                { unit: "reasoning",             load: () => import("./reasoning/index.ts") },
  banking:                  { unit: "banking",               load: () => import("./banking/index.ts") },
  "banking-facts":          { unit: "banking",               load: () => import("./banking-facts/index.ts") },
} as const satisfies Record<string, Folder>;

export type FolderName = keyof typeof FOLDERS;
export const FOLDER_NAMES = Object.keys(FOLDERS) as FolderName[];

export async function loadFolder(name: FolderName): Promise<Writer[]> {
  const folder: Folder = FOLDERS[name];
  const { writers } = await folder.load();
  return writers.flat();
}

export async function loadUnits(units: ReadonlySet<Unit>): Promise<Writer[]> {
  const folders = FOLDER_NAMES.filter((name) => units.has(FOLDERS[name].unit));
  return (await Promise.all(folders.map(loadFolder))).flat();
}

import { DIFFICULTIES } from "@prepfeed/contract/foundation/catalogue";
import { topicsOfUnit } from "../src/syllabus/syllabus.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { loadUnits } from "../src/writers/load.ts";
import type { Writer } from "../src/writing/writer.ts";
import { readArguments } from "./arguments.ts";

/** Prints the numbers of every unit, topic and difficulty as Markdown. */
const { options } = readArguments("counts [--missing]", [], ["missing"]);
const units = await Promise.all(
  UNITS.map(async (unit) => ({ unit, writers: await loadUnits(new Set([unit])) })),
);

if (options.missing) printMissing();
else console.log(counts());

function counts(): string {
  const totals = units.map(
    ({ unit, writers }) =>
      `| ${unit} | ${topicsOfUnit(unit).length} | ${computedIn(writers)} | ${factsIn(writers)} | ${factQuestionsIn(writers)} |`,
  );
  const topics = units.flatMap(({ unit, writers }) => [
    `\n### ${unit}\n\n| topic | key | Easy | Medium | Hard |\n|---|---|---:|---:|---:|`,
    ...topicsOfUnit(unit).map(({ title, key }) => {
      const cells = DIFFICULTIES.map((difficulty) =>
        described(writers.filter((writer) => writer.topic === key && writer.difficulty === difficulty)),
      );
      return `| ${title} | \`${key}\` | ${cells.join(" | ")} |`;
    }),
  ]);
  return [
    "| unit | topics | computed writers | facts | questions on facts |\n|---|---:|---:|---:|---:|",
    ...totals,
    "\nA cell below says: computed writers + questions on facts.",
    ...topics,
  ].join("\n");
}

function printMissing(): void {
  const missing = units.flatMap(({ unit, writers }) =>
    topicsOfUnit(unit).flatMap(({ key }) =>
      DIFFICULTIES.filter(
        (difficulty) => !writers.some((writer) => writer.topic === key && writer.difficulty === difficulty),
      ).map((difficulty) => `${unit}: ${key} has nothing ${difficulty}`),
    ),
  );
  console.log(missing.join("\n") || "Nothing is missing: every topic has questions of every difficulty.");
  process.exitCode = missing.length > 0 ? 1 : 0;
}

function described(writers: readonly Writer[]): string {
  return writers.length === 0 ? "–" : `${computedIn(writers)} + ${factQuestionsIn(writers)}`;
}

function computedIn(writers: readonly Writer[]): number {
  return writers.filter(({ kind }) => kind === "computed").length;
}

function factsIn(writers: readonly Writer[]): number {
  return new Set(writers.flatMap(({ facts }) => facts)).size;
}

function factQuestionsIn(writers: readonly Writer[]): number {
  return writers
    .filter(({ kind, format }) => kind === "facts" && !format)
    .reduce((sum, { size }) => sum + size, 0);
}

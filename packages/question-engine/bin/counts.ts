import { DIFFICULTIES } from "@prepfeed/contract/catalogue";
import { topicsOfUnit } from "../src/syllabus/syllabus.ts";
import { UNITS } from "../src/syllabus/units.ts";
import type { Writer } from "../src/writer.ts";
import { loadUnits } from "../src/writers/load.ts";
import { readArguments } from "./arguments.ts";

/** Prints, as Markdown, how much there is of every unit, topic and difficulty; with --missing, what there is not. */
const { options } = readArguments("counts [--missing]", [], ["missing"]);
const units = await Promise.all(
  UNITS.map(async (unit) => ({ unit, writers: await loadUnits(new Set([unit])) })),
);

if (options.missing) printMissing();
else printCounts();

function printCounts(): void {
  console.log("| unit | computed writers | fact tables' facts | fact questions |\n|---|---:|---:|---:|");
  for (const { unit, writers } of units) {
    console.log(`| ${unit} | ${computedIn(writers)} | ${factsIn(writers)} | ${factQuestionsIn(writers)} |`);
  }
  for (const { unit, writers } of units) {
    console.log(`\n### ${unit}\n\n| topic | key | Easy | Medium | Hard |\n|---|---|---:|---:|---:|`);
    for (const { title, key } of topicsOfUnit(unit)) {
      const cells = DIFFICULTIES.map((difficulty) =>
        described(writers.filter((writer) => writer.topic === key && writer.difficulty === difficulty)),
      );
      console.log(`| ${title} | \`${key}\` | ${cells.join(" | ")} |`);
    }
  }
  console.log("\nA cell says computed writers + questions on facts.");
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
  return writers.filter(({ kind }) => kind === "facts").reduce((sum, { size }) => sum + size, 0);
}

import { UNITS, type Unit } from "../src/syllabus/units.ts";
import { loadUnit } from "../src/writers/load.ts";
import { checkTogether, checkWriter, firstOfEachKind } from "../test/gates.ts";
import { readArguments } from "./arguments.ts";

const USAGE = "questions:check [unit …] [--writer part-of-a-name] [--seeds 2000] [--all]";
const { options, rest } = readArguments(USAGE, ["writer", "seeds"], ["all"]);
const seeds = Number(options.seeds ?? 2000);
const chosen = rest.length > 0 ? rest.filter(isUnit) : UNITS;
const unknown = rest.filter((name) => !isUnit(name));
if (unknown.length > 0) {
  console.error(`No unit ${unknown.join(", ")}. There are: ${UNITS.join(", ")}`);
  process.exit(2);
}

const started = performance.now();
let failures = 0;
let questions = 0;
for (const name of chosen) {
  const writers = (await loadUnit(name)).filter((writer) => writer.name.includes(options.writer ?? ""));
  const reports = writers.map((writer) => checkWriter(writer, seeds));
  for (const report of reports) {
    questions += report.questions;
    const shown = options.all ? report.complaints : firstOfEachKind(report.complaints);
    for (const { writer, seed, what, text } of shown) {
      failures++;
      console.log(`✗ ${name}: ${writer}${seed === undefined ? "" : `, seed ${seed}`}: ${what}\n${text}\n`);
    }
  }
  const together = (["computed", "facts"] as const).flatMap((kind) =>
    options.writer ? [] : checkTogether(reports.filter(({ writer }) => writer.kind === kind)),
  );
  for (const what of together) console.log(`✗ ${name}: ${what}\n`);
  failures += together.length;
  console.log(`${name}: ${writers.length} writers looked at`);
}
const seconds = (performance.now() - started) / 1000;
console.log(
  `${questions} questions in ${seconds.toFixed(1)} s, ${Math.round(questions / seconds)} a second; ${failures} complaints`,
);
process.exitCode = failures > 0 ? 1 : 0;

function isUnit(name: string): name is Unit {
  return UNITS.some((unit) => unit === name);
}

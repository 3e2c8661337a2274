import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { UNITS, type Unit } from "../src/syllabus/units.ts";
import { loadUnit } from "../src/writers/load.ts";
import { faultTable, surveyFaults } from "../test/fault-survey.ts";
import { checkTogether, checkWriter, firstOfEachKind } from "../test/quality-checks.ts";
import { readArguments } from "./arguments.ts";
import { drawGrid } from "./draw-grid.ts";
import { drawRequests } from "./draw-requests.ts";

const USAGE =
  "questions:check [unit …] [--writer part-of-a-name] [--seeds 2000] [--all] | --faults [--show part-of-a-fault] [--seed 1] | --requests 3 | --grid 5";
const { options, rest } = readArguments(
  USAGE,
  ["writer", "seeds", "show", "seed", "requests", "grid"],
  ["all", "faults"],
);
const seeds = Number(options.seeds ?? 2000);
const chosen = rest.length > 0 ? rest.filter(isUnit) : UNITS;
const unknown = rest.filter((name) => !isUnit(name));
if (unknown.length > 0) {
  console.error(`No unit ${unknown.join(", ")}. There are: ${UNITS.join(", ")}`);
  process.exit(2);
}

const started = performance.now();
const isWhole = rest.length === 0 && !options.writer;
const isDrawing = options.requests !== undefined || options.grid !== undefined;
let failures = isWhole && !isDrawing ? await printFaults() : 0;
let questions = 0;
for (const name of options.faults || isDrawing ? [] : chosen) {
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
const isAll = isWhole && !options.faults && !isDrawing;
const wrong = [
  ...(isAll || options.grid ? await drawGrid(Number(options.grid ?? 5)) : []),
  ...(isAll || options.requests ? await drawRequests(Number(options.requests ?? 1)) : []),
];
for (const what of wrong) console.log(`✗ ${what}`);
failures += wrong.length;
const seconds = (performance.now() - started) / 1000;
if (!options.faults)
  console.log(
    `${questions} questions in ${seconds.toFixed(1)} s, ${Math.round(questions / seconds)} a second; ${failures} complaints`,
  );
process.exitCode = failures > 0 ? 1 : 0;

/** Prints how often each fault is found in 5,000 questions, and how many faults are found too often. */
async function printFaults(): Promise<number> {
  const units = await Promise.all(UNITS.map(async (unit) => ({ unit, writers: await loadUnit(unit) })));
  const survey = surveyFaults(units, 5000, Number(options.seed ?? 1));
  const rows = faultTable(survey);
  console.log("| fault | share of 5,000 questions | limit |\n|---|---:|---:|");
  for (const { name, share, least, most } of rows) {
    const limit = least > 0 ? `${least} to ${most} %` : `${most} %`;
    console.log(`| ${name} | ${share.toFixed(2)} % | ${limit} |`);
  }
  for (const { fault, what, question } of options.show ? survey.found : []) {
    if (!fault.includes(options.show ?? "")) continue;
    const shown = question.options.map(
      (option, at) => `${LETTERS[at] === question.correctAnswer ? "*" : ""}${option}`,
    );
    console.log(`\n${fault}: ${what}\n${question.writer}: ${question.questionText}\n  ${shown.join(" | ")}`);
  }
  return rows.filter(({ share, least, most }) => share < least || share > most).length;
}

function isUnit(name: string): name is Unit {
  return UNITS.some((unit) => unit === name);
}

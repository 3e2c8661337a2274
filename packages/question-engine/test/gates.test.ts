import { describe, expect, test } from "vitest";
import { topicOf } from "../src/syllabus/syllabus.ts";
import { UNITS } from "../src/syllabus/units.ts";
import type { Writer } from "../src/writer.ts";
import { loadUnit } from "../src/writers/load.ts";
import { faultTable, surveyFaults } from "./fault-survey.ts";
import { type Complaint, checkTogether, checkWriter, firstOfEachKind, type WriterReport } from "./gates.ts";

/** A table draws every case twice, and often enough to judge its lengths. */
const seedsFor = ({ size }: Writer) => (Number.isFinite(size) ? Math.max(60, 2 * size) : 200);
const units = await Promise.all(UNITS.map(async (unit) => ({ unit, writers: await loadUnit(unit) })));
const halves = units.flatMap(({ unit, writers }) =>
  (["computed", "facts"] as const).map((kind) => ({
    unit,
    kind,
    writers: writers.filter((writer) => writer.kind === kind),
  })),
);

describe.each(halves.filter(({ writers }) => writers.length > 0))("$unit, $kind", ({ unit, writers }) => {
  const reports: WriterReport[] = [];

  test.each(writers)("$name passes the gates", (writer) => {
    const report = checkWriter(writer, seedsFor(writer));
    reports.push(report);
    expect(topicOf(writer.topic).unit).toBe(unit);
    expect(firstOfEachKind(report.complaints).map(described)).toEqual([]);
  });

  test("its keys are not given away by their length", () => {
    expect(checkTogether(reports)).toEqual([]);
  });
});

test("every writer has a name of its own", () => {
  const names = units.flatMap(({ writers }) => writers.map(({ name }) => name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Fewer questions than `questions:check` draws, so that a share may lie further off by chance. */
test("no fault is found more often than it may be", () => {
  const questions = 1500;
  const rows = faultTable(surveyFaults(units, questions, 2));
  const tooOften = rows.filter(({ share, least, most }) => {
    const ranked = least > 0 ? questions / 3 : questions;
    const chance = 2 * Math.sqrt((most * (100 - most)) / ranked);
    return share > most + chance || share < least - chance;
  });
  expect(tooOften).toEqual([]);
});

function described({ writer, seed, what, text }: Complaint): string {
  return `${writer}, seed ${seed}: ${what}\n${text}`;
}

import { describe, expect, test } from "vitest";
import { topicOf } from "../src/syllabus/syllabus.ts";
import { UNITS } from "../src/syllabus/units.ts";
import type { Writer } from "../src/writer.ts";
import { loadUnit } from "../src/writers/load.ts";
import { type Complaint, checkTogether, checkWriter, firstOfEachKind, type WriterReport } from "./gates.ts";

/** Often enough to judge lengths; `questions:check` draws far more. */
const FEWEST_SEEDS = 24;
/** A table draws every case. */
const seedsFor = ({ size }: Writer) => (Number.isFinite(size) ? Math.max(FEWEST_SEEDS, size) : FEWEST_SEEDS);

/** The formats of a table share its statements: a few questions of each tell as much as many. */
const SEEDS_OF_A_FORMAT = 6;

/** Every writer of a kind at the gates, unit by unit: the kinds have files of their own, so that both cores have work. */
export async function testAtTheGates(kind: Writer["kind"]) {
  const units = await Promise.all(
    UNITS.map(async (unit) => ({
      unit,
      writers: (await loadUnit(unit)).filter((writer) => writer.kind === kind && !isOfATable(writer)),
    })),
  );

  describe.each(units.filter(({ writers }) => writers.length > 0))("$unit", ({ unit, writers }) => {
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
}

/** The formats made of tables, all of a unit in one test: there are many, and each is drawn a few times only. */
export function testFormatsAtTheGates() {
  test.each(UNITS)("the formats of %s pass the gates", async (unit) => {
    const writers = (await loadUnit(unit)).filter(isOfATable);
    const reports = writers.map((writer) => checkWriter(writer, SEEDS_OF_A_FORMAT));
    const complaints = reports.flatMap((report) => firstOfEachKind(report.complaints));
    expect(complaints.slice(0, 12).map(described)).toEqual([]);
    expect(checkTogether(reports)).toEqual([]);
  });
}

function isOfATable({ kind, format }: Writer): boolean {
  return kind === "facts" && format !== undefined;
}

function described({ writer, seed, what, text }: Complaint): string {
  return `${writer}, seed ${seed}: ${what}\n${text}`;
}

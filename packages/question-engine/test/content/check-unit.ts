import { KINDS } from "@prepfeed/contract/foundation/catalogue";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../src/numbers/random.ts";
import { topicOf } from "../../src/syllabus/syllabus.ts";
import type { Unit } from "../../src/syllabus/units.ts";
import { makeWriters, type UnitWriters } from "../../src/writers/make-writers.ts";
import { draftOf } from "../../src/writing/computed.ts";
import type { SetWriter } from "../../src/writing/set-writer.ts";
import { writeSet } from "../../src/writing/write-set.ts";
import type { Writer } from "../../src/writing/writer.ts";
import { englishComplaints } from "../english-check.ts";
import { patiently } from "../patiently.ts";
import {
  type Complaint,
  checkTogether,
  checkWriter,
  firstOfEachKind,
  questionComplaints,
  type WriterReport,
} from "../quality-checks.ts";

/** Enough to judge the length of keys; `questions:check` draws far more. */
const FEWEST_SEEDS = 24;
/** A table draws every case. */
const seedsFor = ({ size }: Writer) => (Number.isFinite(size) ? Math.max(FEWEST_SEEDS, size) : FEWEST_SEEDS);

/** The formats of a table share its statements, so a few questions of each show as much as many. */
const SEEDS_OF_A_FORMAT = 6;

/** How many sets are drawn from a writer without a limit. */
const SETS = 6;

const everyKind = new Set(KINDS);

/**
 * Checks every writer of one unit. Each unit has a test file that imports that unit alone, so that a change of one
 * unit does not run the checks of the others again.
 */
export async function checkUnit(unit: Unit, { writers, setWriters = [] }: UnitWriters) {
  const all = makeWriters(writers);
  const formats = all.filter(isFormatOfTable);
  const own = all.filter((writer) => !isFormatOfTable(writer));

  const kinds = [...new Set(own.map(({ kind }) => kind))];
  describe.each(kinds)(`${unit}, %s`, (kind) => {
    const reports: WriterReport[] = [];

    test.each(own.filter((writer) => writer.kind === kind))("$name passes the quality checks", (writer) => {
      const report = checkWriter(writer, seedsFor(writer));
      reports.push(report);
      expect(topicOf(writer.topic).unit).toBe(unit);
      expect(firstOfEachKind(report.complaints).map(described)).toEqual([]);
    });

    test("the length of an option does not reveal the key", () => {
      expect(checkTogether(reports)).toEqual([]);
    });
  });

  describe(`${unit}, formats made of tables`, () => {
    test("pass the quality checks, and the length of an option does not reveal the key", () => {
      const reports = formats.map((writer) => checkWriter(writer, SEEDS_OF_A_FORMAT));
      const complaints = reports.flatMap((report) => firstOfEachKind(report.complaints));
      expect(complaints.slice(0, 12).map(described)).toEqual([]);
      expect(checkTogether(reports)).toEqual([]);
    });
  });

  if (setWriters.length > 0)
    test.each(setWriters)("$name: every question of its sets passes the quality checks", (writer) =>
      checkSets(unit, writer),
    );
}

function checkSets(unit: Unit, writer: SetWriter) {
  const draws = Number.isFinite(writer.size) ? writer.size : SETS;
  const complaints: string[] = [];
  const stimuli = new Set<string>();
  for (let at = 0; at < draws; at++) {
    const [one, other] = [seededRandom(`${writer.name}#${at}`), seededRandom(`${writer.name}#${at}`)];
    const drawn = patiently(writer, () => writer.draw(one, at));
    const set = patiently(writer, () => writeSet(writer, other, at, { kinds: everyKind })) ?? [];
    const complain = (what: string) => complaints.push(`${writer.name} ${at}: ${what}`);
    if (set.length < 2 || set.length > 6) complain(`${set.length} questions`);
    if (set.length !== drawn?.questions.length) complain("a question without three wrong answers");
    const { text = "", figure } = set[0]?.stimulus ?? {};
    if (text.trim() === "") complain("nothing to read");
    if (set.some(({ stimulus }) => stimulus?.text !== text)) complain("not one stimulus");
    if (new Set(set.map(({ fingerprint }) => fingerprint)).size < set.length) complain("two equal questions");
    for (const what of englishComplaints(text)) complain(what);
    for (const [place, question] of set.entries()) {
      const asked = drawn?.questions[place];
      if (topicOf(question.topic).unit !== unit) complain(`${question.topic} belongs to another unit`);
      if (!asked) continue;
      for (const what of questionComplaints(question, draftOf(asked), { mayContain: [] }))
        complain(`${what}\n${question.questionText}\n${question.explanation}`);
    }
    // The direction of a drill is always the same.
    const asked = writer.part === "drill" ? set.map(({ questionText }) => questionText) : [];
    stimuli.add(JSON.stringify([text, figure, asked]));
  }
  expect(complaints).toEqual([]);
  expect(stimuli.size).toBeGreaterThan(0.8 * draws);
}

function isFormatOfTable({ kind, format }: Writer): boolean {
  return kind === "facts" && format !== undefined;
}

function described({ writer, seed, what, text }: Complaint): string {
  return `${writer}, seed ${seed}: ${what}\n${text}`;
}

import { describe, expect, test } from "vitest";
import { topicOf } from "../src/syllabus/syllabus.ts";
import type { Writer } from "../src/writer.ts";
import { FOLDER_NAMES, FOLDERS, loadFolder } from "../src/writers/load.ts";
import { type Complaint, checkTogether, checkWriter, firstOfEachKind, type WriterReport } from "./gates.ts";

/** A table draws every case twice, and often enough to judge its lengths. */
const seedsFor = ({ size }: Writer) => (Number.isFinite(size) ? Math.max(60, 2 * size) : 200);
const folders = await Promise.all(
  FOLDER_NAMES.map(async (name) => ({ name, writers: await loadFolder(name) })),
);

describe.each(folders.filter(({ writers }) => writers.length > 0))("$name", ({ name, writers }) => {
  const reports: WriterReport[] = [];

  test.each(writers)("$name passes the gates", (writer) => {
    const report = checkWriter(writer, seedsFor(writer));
    reports.push(report);
    expect(topicOf(writer.topic).unit).toBe(FOLDERS[name].unit);
    expect(firstOfEachKind(report.complaints).map(described)).toEqual([]);
  });

  test("its keys are not given away by their length", () => {
    expect(checkTogether(reports)).toEqual([]);
  });
});

test("every writer has a name of its own", () => {
  const names = folders.flatMap(({ writers }) => writers.map(({ name }) => name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

function described({ writer, seed, what, text }: Complaint): string {
  return `${writer}, seed ${seed}: ${what}\n${text}`;
}

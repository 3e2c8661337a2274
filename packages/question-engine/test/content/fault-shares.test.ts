import { expect, test } from "vitest";
import { UNITS } from "../../src/syllabus/units.ts";
import { loadSetWriters, loadUnit } from "../../src/writers/load.ts";
import { faultTable, surveyFaults } from "../fault-survey.ts";

const units = await Promise.all(UNITS.map(async (unit) => ({ unit, writers: await loadUnit(unit) })));

test("every writer of questions or of sets has a unique name", async () => {
  const sets = await loadSetWriters(new Set(UNITS));
  const names = [...units.flatMap(({ writers }) => writers), ...sets].map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Fewer questions than `questions:check` draws, so that a share may differ more by chance. */
test("no fault is found more often than allowed", () => {
  const questions = 1500;
  const rows = faultTable(surveyFaults(units, questions, 2));
  const tooOften = rows.filter(({ share, least, most }) => {
    const ranked = least > 0 ? questions / 3 : questions;
    const chance = 2 * Math.sqrt((most * (100 - most)) / ranked);
    return share > most + chance || share < least - chance;
  });
  expect(tooOften).toEqual([]);
});

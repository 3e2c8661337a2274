import { KINDS } from "@prepfeed/contract/catalogue";
import { expect, test } from "vitest";
import { draftOf } from "../src/computed.ts";
import { seededRandom } from "../src/random.ts";
import { topicOf } from "../src/syllabus/syllabus.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { writeSet } from "../src/write-set.ts";
import { loadSetWriters } from "../src/writers/load.ts";
import { englishComplaints } from "./english-check.ts";
import { questionComplaints } from "./gates.ts";
import { patiently } from "./patiently.ts";

const units = await Promise.all(
  UNITS.map(async (unit) => (await loadSetWriters(new Set([unit]))).map((writer) => ({ unit, writer }))),
);
const writers = units.flat();
const kinds = new Set(KINDS);

/** So many sets of a writer that has no end. */
const SEEDS = 6;

test("every writer of sets has a name of its own", () => {
  const names = writers.map(({ writer }) => writer.name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(writers)("$writer.name: every question of its sets passes the gates", ({ unit, writer }) => {
  const draws = Number.isFinite(writer.size) ? writer.size : SEEDS;
  const complaints: string[] = [];
  const stimuli = new Set<string>();
  for (let at = 0; at < draws; at++) {
    const [one, other] = [seededRandom(`${writer.name}#${at}`), seededRandom(`${writer.name}#${at}`)];
    const drawn = patiently(writer, () => writer.draw(one, at));
    const set = patiently(writer, () => writeSet(writer, other, at, { kinds })) ?? [];
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
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { seededRandom } from "../src/numbers/random.ts";
import type { Question } from "../src/question/question.ts";
import { topicOf } from "../src/syllabus/syllabus.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { loadSetWriters, loadUnits } from "../src/writers/load.ts";
import { computed } from "../src/writing/computed.ts";
import type { SetWriter } from "../src/writing/set-writer.ts";
import { type Writer, writeQuestion } from "../src/writing/writer.ts";
import { CONTENT_FOLDER, listContentFiles } from "./content-files.ts";

/** A row is drawn after a few seeds. */
const SEEDS = 40;

/** The questions of a content file: every different one, or those whose texts contain the words. */
export async function fromContentFile(file: string, about = ""): Promise<Question[]> {
  const path = listContentFiles().find((name) => name === file || name === `${file}.yaml`);
  if (!path)
    throw new RangeError(`There is no content file ${file}. There are: ${listContentFiles().join(", ")}`);
  const entries: readonly object[] = parse(readFileSync(join(CONTENT_FOLDER, path), "utf8"));
  const names = entries.map((entry) => String(Object.values(entry)[0]));
  const isOfFile = ({ name }: { name: string }) => names.some((one) => isMadeOf(one, name));
  const all = await loadUnits(new Set(UNITS));
  const sets = (await loadSetWriters(new Set(UNITS))).filter(isOfFile);
  const found = all.filter(isOfFile);
  const unnamed = entries.filter(
    (_, at) => ![...found, ...sets].some(({ name }) => isMadeOf(names[at] ?? "", name)),
  );
  const ofUnit = all.filter(({ kind, topic }) => kind === "computed" && path.startsWith(topicOf(topic).unit));
  const writers = [...found, ...(unnamed.length > 0 ? writersShowing(sentencesIn(unnamed), ofUnit) : [])];
  const questions = [...writers.flatMap(drawn), ...sets.flatMap(drawnSets)];
  const shown = new Map(questions.map((question) => [question.questionText, question]));
  return [...shown.values()].filter((question) => JSON.stringify(question).includes(about));
}

/** A writer of its own name, for each level or topic. */
const isMadeOf = (entry: string, writer: string) =>
  [entry, `${entry}-easy`, `${entry}-medium`, `${entry}-hard`].includes(writer) ||
  writer.startsWith(`${entry}/`);

/** Writers of other names that ask about one of the sentences. */
const writersShowing = (sentences: readonly string[], writers: readonly Writer[]) =>
  writers.filter((writer) =>
    drawn(writer).some(({ questionText }) => sentences.some((one) => questionText.includes(one))),
  );

const sentencesIn = (value: unknown): string[] =>
  typeof value === "string"
    ? value.includes(" ")
      ? [value]
      : []
    : Object.values(value ?? {}).flatMap(sentencesIn);

const drawn = (writer: Writer) =>
  Array.from({ length: SEEDS }, (_, seed) => writeQuestion(writer, `${seed}`).question);

function drawnSets(writer: SetWriter): Question[] {
  return Array.from({ length: writer.size }, (_, index) => writer.draw(seededRandom(index), index)).flatMap(
    (set) =>
      set?.questions.map((asked) => {
        const { topic = writer.topic, difficulty = writer.difficulty } = asked;
        const one = computed({ name: writer.name, topic, difficulty, write: () => asked });
        return { ...writeQuestion(one, 1).question, stimulus: set.stimulus };
      }) ?? [],
  );
}

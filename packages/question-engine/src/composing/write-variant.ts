import type { Seed } from "../numbers/random.ts";
import type { Question } from "../question/question.ts";
import type { Unit } from "../syllabus/units.ts";
import { loadUnit } from "../writers/load.ts";
import { writeQuestion } from "../writing/writer.ts";

const TRIES = 8;

/**
 * Another question of a writer than the given one; undefined when there is no such writer, or nothing else to ask.
 * @throws whatever the writer throws
 */
export async function writeVariant(
  { writer: name, unit, questionText }: { writer: string; unit: Unit; questionText: string },
  seed: Seed,
): Promise<Question | undefined> {
  const writer = (await loadUnit(unit)).find((each) => each.name === name);
  for (let at = 0; writer && at < TRIES; at++) {
    const { question } = writeQuestion(writer, `${seed} ${at}`);
    if (question.questionText !== questionText && !question.stimulus) return question;
  }
  return undefined;
}

import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";
import type { LabelledRow } from "../../db/sql/labelled-question-row.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import type { GeneratedQuestion } from "../generation/generated-question-types.ts";
import { keyedQuestion, provideVariant, writtenFingerprint } from "../generation/generation.service.ts";
import { areSeen } from "../questions/seen-keys.service.ts";
import { generatedRow } from "./practice.service.ts";
import * as queries from "./variants.queries.ts";

/** An answered question whose writer may have something else to ask. */
type Varied = Pick<LabelledRow, "id" | "question_text" | "topic" | "subject" | "section"> & {
  writer: string | null;
  exam_type: ExamType | null;
};

/** How often another variant is tried if the learner has seen the first. */
const ROUNDS = 3;

/**
 * The variants to ask next time instead of these questions: by the same writer with other numbers or in another form,
 * stored for this learner alone. None has a key that they have seen, so none is the question itself.
 */
export async function writeVariants(db: Database, viewerId: string, questions: readonly Varied[], at: Date) {
  const found = new Map<string, GeneratedQuestion>();
  const taken = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = await drawEach(
      db,
      viewerId,
      questions.filter(({ id }) => !found.has(id)),
    );
    const seen = await areSeen(
      db,
      viewerId,
      drawn.map(({ variant }) => keyedQuestion(variant)),
    );
    for (const [at, { id, variant }] of drawn.entries()) {
      const fingerprint = writtenFingerprint(keyedQuestion(variant));
      if (seen[at] || taken.has(fingerprint)) continue;
      taken.add(fingerprint);
      found.set(id, variant);
    }
    if (found.size === questions.length) break;
  }
  const variants = questions.map((question) => ({
    questionId: question.id,
    row: rowOf(question, found.get(question.id)),
  }));
  await queries.insertVariants(db, viewerId, variants, at);
}

async function drawEach(db: Database, viewerId: string, questions: readonly Varied[]) {
  const drawn: { id: string; variant: GeneratedQuestion }[] = [];
  for (const { id, writer, topic: label, question_text: questionText } of questions) {
    const topic = label === null ? undefined : topicNamed(label);
    const variant =
      writer && topic ? await provideVariant(db, { writer, topic, questionText }, viewerId) : undefined;
    if (variant) drawn.push({ id, variant });
  }
  return drawn;
}

/** It gets the labels of its original. */
function rowOf({ topic, subject, section, exam_type }: Varied, variant: GeneratedQuestion | undefined) {
  return variant && generatedRow({ ...variant, topic, subject, section }, exam_type ?? undefined);
}

import type { Difficulty, ExamType, Kind, Section, Subject } from "@prepfeed/contract/foundation/catalogue";
import type { TopicKey } from "@prepfeed/question-engine/syllabus";
import type { Database } from "../../db/database.ts";
import type { DrawnPart } from "../../drawing/jobs.ts";
import { writeParts } from "../generation/generation.service.ts";
import { listKnown, type NewQuestion, newQuestion } from "./practice.service.ts";

/** What a session lacks of a part of the exam, with the levels at which it may be asked, the most suitable first. */
export interface LackingPart {
  ask: { subject: Subject } | { section: Section };
  /** Only these of the part. */
  topics?: readonly TopicKey[];
  levels: readonly Difficulty[];
  kinds: readonly Kind[];
  count: number;
}

/** Questions for one learner in the form of the exam's papers; they are not stored yet. */
export async function writeSessionQuestions(
  db: Database,
  viewerId: string,
  examType: ExamType,
  lacking: readonly LackingPart[],
): Promise<NewQuestion[]> {
  const parts = requestsFor(examType, lacking, crypto.randomUUID());
  const written = await writeParts(db, viewerId, parts, await listKnown(db, viewerId));
  return written.map((question) => newQuestion(question, examType));
}

/** The requests to the engine, each with its own randomness. */
export function requestsFor(examType: ExamType, lacking: readonly LackingPart[], seed: string): DrawnPart[] {
  return lacking.map(({ ask, topics, levels, kinds, count }, at) => ({
    request: { ...ask, topics, examType, kinds, count, seed: `${seed} ${at}` },
    levels,
  }));
}

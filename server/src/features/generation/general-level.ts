import { type ExamType, labelOf } from "@prepfeed/contract/foundation/catalogue";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { examAsksFor } from "@prepfeed/question-engine/exams";
import { askedAbout } from "./asked-about.ts";
import type { QuestionsRequest } from "./generated-question-types.ts";

/**
 * The notice when an exam does not ask what a learner wants, and the built-in questions are therefore at the
 * general level.
 */
export function generalLevelNote(request: QuestionsRequest): string | undefined {
  const { examType, subjects, text } = request;
  if (!examType || text !== undefined) return undefined;
  const { section, topic } = askedAbout(request);
  if (section) return examAsksFor(examType, { section }) ? undefined : noteOn(examType, section);
  if (topic !== undefined) return undefined;
  const strange = subjects?.filter((subject) => !examAsksFor(examType, { subject })) ?? [];
  const isAll = strange.length > 0 && strange.length === subjects?.length;
  return isAll ? noteOn(examType, strange.map(labelOf).join(" and ")) : undefined;
}

const noteOn = (examType: ExamType, field: string) => refusals.ai.generalLevel(labelOf(examType), field);

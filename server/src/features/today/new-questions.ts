import { KINDS, OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import type { OpenQuestionRow } from "../../db/sql/open-question-row.ts";
import { type ExamPart, partOf } from "../../rules/exam-parts.ts";
import { answersOf, isWeakIn, type Learner, levelsIn, skillIn, skillsOf } from "../../rules/learner.ts";
import {
  chanceOf,
  guessOf,
  isAllowed,
  isAtLevel,
  kindsFor,
  levelAsPlayed,
} from "../../rules/learner-model.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import type { LackingPart } from "../practice/session-questions.service.ts";
import { fitOf } from "./level.ts";
import { type Candidate, turnsOf } from "./order-day.ts";
import { newQuestionValue } from "./question-value.ts";
import { whyNew, whyPlanned } from "./why.ts";

/** What new questions are chosen by. */
export interface NewOutlook {
  learner: Learner;
  parts: readonly ExamPart[];
  /** The topics of today's study plan, by their names in the syllabus. */
  planned?: ReadonlySet<string>;
  /** Whether the parts are those of an exam. */
  isForExam: boolean;
  /** For a topic, by its label. */
  shareOf: (topic: string | null) => number;
  daysAhead: number;
}

export interface NewCandidate extends Candidate {
  id: string;
  part: string;
  why: string;
  isAtLevel: boolean;
}

/**
 * Questions that belong to what the learner prepares for and that they may be asked, with the value of each.
 */
export function candidatesAmong(questions: readonly OpenQuestionRow[], outlook: NewOutlook): NewCandidate[] {
  const { learner, parts, planned = new Set(), isForExam, shareOf, daysAhead } = outlook;
  const skillOf = skillsOf(learner);
  const answers = answersOf(learner);
  return questions.flatMap((question) => {
    const part = partOf(parts, question);
    if (!part?.kinds.includes(question.kind) || !isAllowed(levelAsPlayed(question), answers)) return [];
    const skill = skillOf(question);
    const options = OPTIONS.length + Number(question.option_e !== null);
    const chance = chanceOf(skill, question.estimate, guessOf(question.kind, options));
    return {
      id: question.id,
      kind: isWeakIn(question, learner) ? "weak" : "new",
      topic: question.topic ?? "",
      part: part.name,
      set: question.stimulus_id,
      value: newQuestionValue(skill, { share: shareOf(question.topic), daysAhead }),
      fit: fitOf(chance),
      isPlanned: isPlanned(planned, question.topic),
      why: isPlanned(planned, question.topic)
        ? whyPlanned(question)
        : whyNew(question, learner, { chance, isForExam }),
      isAtLevel: isAtLevel(chance),
    };
  });
}

/** The name of this label in the syllabus. */
export const titleOf = (label: string) => topicNamed(label)?.title ?? label;

export const isPlanned = (planned: ReadonlySet<string>, label: string | null) =>
  label !== null && planned.has(titleOf(label));

/** More than is missing is requested, because some were seen already and some are too hard. */
const SPARE = 1.5;

/** What `count` new questions lack at the learner's level, by the shares of the parts. */
export function lackingAmong(
  candidates: readonly NewCandidate[],
  { learner, parts }: NewOutlook,
  count: number,
  random: () => number,
): LackingPart[] {
  const turns = turnsOf(sharesOf(parts), count, random);
  return parts.flatMap((part) => {
    const has = candidates.filter((each) => each.part === part.name && each.isAtLevel).length;
    const lacking = (turns.get(part.name) ?? 0) - has;
    if (lacking <= 0) return [];
    const levels = levelsIn(part, learner);
    const kinds = kindsFor(skillIn(part, learner));
    const asked = { ask: part.ask, levels, kinds, count: Math.ceil(SPARE * lacking) };
    // Answers with more than one letter are harder to guess, so they suit learners one level lower.
    const below = levels[0] === "HARD" ? "MEDIUM" : "EASY";
    if (part.unusual === 0 || levels[0] === "EASY") return [asked];
    return [
      asked,
      { ask: part.ask, levels: [below], kinds: KINDS, count: Math.ceil(lacking * part.unusual) },
    ];
  });
}

/** What `count` questions on the topics of a study plan lack at the learner's level, as evenly as possible. */
export function lackingOfPlan(
  candidates: readonly NewCandidate[],
  { learner, parts, planned = new Set() }: NewOutlook,
  count: number,
): LackingPart[] {
  if (count <= 0) return [];
  const perTopic = Math.ceil(count / planned.size);
  return [...planned].flatMap((title) => {
    const topic = topicNamed(title);
    const part = topic && parts.find(({ units }) => units.includes(topic.unit));
    if (!topic || !part) return [];
    const has = candidates.filter((each) => each.isAtLevel && titleOf(each.topic) === title).length;
    if (has >= perTopic) return [];
    return {
      ask: part.ask,
      topics: [topic.key],
      levels: levelsIn(part, learner),
      kinds: kindsFor(skillIn(part, learner)),
      count: Math.ceil(SPARE * (perTopic - has)),
    };
  });
}

export const sharesOf = (parts: readonly ExamPart[]) =>
  new Map(parts.map(({ name, share }) => [name, share]));

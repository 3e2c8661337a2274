import { type ExamType, GOAL_EXAMS, type Kind } from "@prepfeed/contract/foundation/catalogue";
import { Learning, Today } from "@prepfeed/contract/foundation/limits";
import { usualSections, usualSubjects } from "@prepfeed/contract/learning/exam-subjects";
import { seededRandom } from "@prepfeed/question-engine/random";
import { topicsOfUnit } from "@prepfeed/question-engine/syllabus";
import { expect, test } from "vitest";
import type { OpenQuestionRow } from "../../db/sql/open-question-row.ts";
import { examParts } from "../../rules/exam-parts.ts";
import { examTopics } from "../../rules/exam-share.ts";
import type { Learner } from "../../rules/learner.ts";
import { chanceOf, guessOf, learn, levelsFor, startEstimate } from "../../rules/learner-model.ts";
import type { LackingPart } from "../practice/session-questions.service.ts";
import { candidatesAmong, lackingAmong, type NewOutlook, sharesOf } from "./new-questions.ts";
import { orderDay } from "./order-day.ts";

const ANSWERS = 200;
const SESSION = 20;
const LEARNERS = 5;

const CASES: [name: string, skill: number][] = [
  ["weak", -0.8],
  ["middling", 0.3],
  ["strong", 1.5],
];

/** Questions as the engine would write them: at the first of the levels, in those of the exam's kinds that are asked for. */
function written({ parts }: NewOutlook, lacking: LackingPart[], random: () => number) {
  return lacking.flatMap(({ ask, levels, kinds, count }): OpenQuestionRow[] => {
    const part = parts.find((each) => each.ask === ask);
    const topics = part?.units.flatMap(topicsOfUnit) ?? [];
    const [difficulty] = levels;
    if (!difficulty) return [];
    return Array.from({ length: count }, () => {
      const unusual = part?.kinds.filter((kind) => kind !== "SINGLE" && kinds.includes(kind)) ?? [];
      const kind: Kind =
        random() < (part?.unusual ?? 0)
          ? (unusual[Math.floor(random() * unusual.length)] ?? "SINGLE")
          : "SINGLE";
      return {
        id: crypto.randomUUID(),
        subject: part?.subject ?? null,
        topic: topics[Math.floor(random() * topics.length)]?.title ?? null,
        estimate: startEstimate(difficulty),
        kind,
        difficulty,
        stimulus_id: null,
        option_e: null,
      };
    });
  });
}

/** The share of right answers among 200 new questions that the session chose for a learner of this skill. */
function shareRight(exam: ExamType, skill: number, seed: number) {
  const random = seededRandom(`${exam} ${skill} ${seed}`).fraction;
  const learner: Learner = { subjects: [], topics: [] };
  const parts = examParts(exam, { subjects: usualSubjects(exam), sections: usualSections(exam) });
  const outlook: NewOutlook = {
    learner,
    parts,
    isForExam: true,
    shareOf: examTopics(exam, parts).shareOf,
    daysAhead: 30,
  };
  let right = 0;
  for (let asked = 0; asked < ANSWERS; asked += SESSION) {
    const questions = written(outlook, lackingAmong([], outlook, SESSION, random), random);
    const byId = new Map(questions.map((question) => [question.id, question]));
    const session = orderDay([], candidatesAmong(questions, outlook), {
      max: SESSION,
      shares: sharesOf(parts),
      random,
    });
    expect(session).toHaveLength(SESSION);
    for (const { id } of session) {
      const question = byId.get(id) as OpenQuestionRow;
      if (asked < Today.firstAnswers) expect(question.difficulty).not.toBe("HARD");
      const isCorrect =
        random() <
        chanceOf(skill, startEstimate(question.difficulty ?? undefined), guessOf(question.kind, 4));
      right += Number(isCorrect);
      note(learner, question, isCorrect);
    }
  }
  return right / ANSWERS;
}

function note(
  { subjects, topics }: Learner,
  { subject, topic, estimate, kind }: OpenQuestionRow,
  isCorrect: boolean,
) {
  if (!subject || !topic) return;
  const inSubject = subjects.find((known) => known.subject === subject) ?? { subject, skill: 0, attempts: 0 };
  if (inSubject.attempts === 0) subjects.push(inSubject);
  const inTopic = topics.find((known) => known.topic === topic) ?? {
    subject,
    topic,
    offset: 0,
    attempts: 0,
    correct: 0,
  };
  if (inTopic.attempts === 0) topics.push(inTopic);
  const shifts = learn(
    {
      subjectSkill: inSubject.skill,
      subjectAnswers: inSubject.attempts,
      topicOffset: inTopic.offset,
      topicAnswers: inTopic.attempts,
      estimate,
      questionAnswers: 0,
      guess: guessOf(kind, 4),
    },
    isCorrect,
  );
  inSubject.skill += shifts.subject;
  inSubject.attempts += 1;
  inTopic.offset += shifts.topic;
  inTopic.attempts += 1;
  inTopic.correct += Number(isCorrect);
}

test.each(CASES)("a %s learner gets 60 to 85 percent of 200 new questions right", (_, skill) => {
  const { least, most } = Learning.levelChance;
  const shares = GOAL_EXAMS.map((exam) => {
    const each = Array.from({ length: LEARNERS }, (_, seed) => shareRight(exam, skill, seed));
    return { exam, share: each.reduce((sum, share) => sum + share, 0) / LEARNERS };
  });
  expect(shares.filter(({ share }) => share < least || share > most)).toEqual([]);
});

test("the engine is asked for the level nearest to the aim first, and for nothing Hard before 20 answers", () => {
  expect(levelsFor(0, 0)).toEqual(["EASY", "MEDIUM"]);
  expect(levelsFor(0.5, 20)[0]).toBe("MEDIUM");
  expect(levelsFor(1.5, 20)[0]).toBe("HARD");
  expect(levelsFor(-2, 200)[0]).toBe("EASY");
});

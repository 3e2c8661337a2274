import { Today } from "../../packages/contract/src/foundation/limits.ts";
import { daysAhead, inOrder } from "../../server/src/features/today/due-order.ts";
import { fitOf } from "../../server/src/features/today/level.ts";
import { type Candidate, orderDay } from "../../server/src/features/today/order-day.ts";
import { newQuestionValue } from "../../server/src/features/today/question-value.ts";
import { daysAfter } from "../../server/src/rules/days.ts";
import { chanceOf, guessOf, isAllowed, isAtLevel } from "../../server/src/rules/learner-model.ts";
import { comesBackOn } from "../../server/src/rules/memory/comes-back.ts";
import { DIFFICULTY, FIRST_DAY, type Notebook } from "./notebook.ts";
import { A_DAY, groupBy, open, type Scene, shuffled, type Way } from "./scene.ts";
import type { SimulatedQuestion, World } from "./world.ts";

interface Valued {
  skill: number;
  estimate: number;
}

interface Matters {
  share: number;
  daysAhead: number;
}

/** How a session chooses new questions. */
interface NewRule {
  isOpen(question: SimulatedQuestion, answers: number): boolean;
  valueFor(question: Valued, matters: Matters): number;
  /** How well a chance of a right answer suits. */
  fitOf(chance: number): number;
  /** Whether the parts of the exam are used by their shares. */
  isByParts: boolean;
}

const OURS: NewRule = {
  isOpen: (question, answers) =>
    question.isForExam && isAllowed(DIFFICULTY[`${question.difficulty}`], answers),
  valueFor: ({ skill }, matters) => newQuestionValue(skill, matters),
  fitOf,
  isByParts: true,
};

/** The earlier rule: the least known first, of any exam. */
const BEFORE: NewRule = {
  isOpen: () => true,
  valueFor: ({ skill, estimate }, { share, daysAhead }) =>
    newQuestionValue(skill - estimate, { share: Math.max(Today.topicShare.least, share), daysAhead }),
  fitOf: () => 1,
  isByParts: false,
};

const isForExam = (question: SimulatedQuestion) => question.isForExam;

const aimingAt = (aim: number): NewRule => ({
  ...OURS,
  fitOf: (chance) => (1 - Math.abs(chance - aim)) * (isAtLevel(chance) ? 1 : Today.misfitWorth),
});

/** As `GET /learning/today` does it. */
export const today = sessionBy(OURS);

export const asItWas = sessionBy(BEFORE);

export const OTHER_RULES: Record<string, Way> = {
  "as it was": asItWas,
  "as it was, of the exam": sessionBy({ ...BEFORE, isOpen: isForExam }),
  "at any level": sessionBy({ ...OURS, isOpen: isForExam, fitOf: () => 1 }),
  "aim 0.62": sessionBy(aimingAt(0.62)),
  "aim 0.80": sessionBy(aimingAt(0.8)),
  "not by parts": sessionBy({ ...OURS, isByParts: false }),
};

type Picked = Candidate & { question: SimulatedQuestion };
type Outlook = Parameters<typeof inOrder>[1];

function sessionBy(rule: NewRule): Way {
  return (scene) => {
    const outlook = {
      today: daysAfter(FIRST_DAY, scene.day),
      examDate: daysAfter(FIRST_DAY, scene.examDay),
      shareOf: (topic: string | null) => scene.world.shares.get(topic ?? "") ?? 1,
    };
    const shares = rule.isByParts ? sharesOfParts(scene.world) : new Map([[WHOLE, 1]]);
    const shape = { max: A_DAY, shares, random: scene.random };
    return orderDay<Picked>(
      inOrder(dueOn(scene, outlook), outlook),
      candidates(scene, outlook, rule),
      shape,
    ).map(({ question }) => question);
  };
}

const WHOLE = "whole";

function sharesOfParts({ questions, shares }: World): Map<string, number> {
  const topics = new Map(questions.map(({ topic, subject }) => [topic, subject]));
  const parts = new Map<string, number>();
  for (const [topic, subject] of topics)
    parts.set(subject, (parts.get(subject) ?? 0) + (shares.get(topic) ?? 0));
  return parts;
}

function dueOn({ notebook }: Scene, { today, examDate }: Outlook) {
  const due = [...notebook.memories]
    .flatMap(([question, memory]) => {
      const { due, lastDay, lastCorrect, setAside, stability, difficulty } = memory;
      const back = setAside ? null : comesBackOn({ questionId: question.id, due, lastDay }, examDate);
      if (back === null || back > today) return [];
      const { topic } = question;
      return { question, due, topic, stability, difficulty, last_day: lastDay, last_correct: lastCorrect };
    })
    .sort((a, b) => (a.due < b.due ? -1 : 1));
  return [false, true].flatMap((went) =>
    due.filter(({ last_correct }) => last_correct === went).slice(0, Today.considered / 2),
  );
}

const OPEN_EACH = 6;

/** Some open questions of each topic. */
function candidates(scene: Scene, outlook: Outlook, rule: NewRule): Picked[] {
  const { notebook } = scene;
  const ahead = daysAhead(outlook);
  const answers = notebook.tries.size;
  const left = shuffled(open(scene), scene.random).filter((question) => rule.isOpen(question, answers));
  return [...groupBy(left, ({ topic }) => topic).values()]
    .flatMap((questions) => questions.slice(0, OPEN_EACH))
    .map((question) => {
      const skill = skillIn(notebook, question);
      const estimate = notebook.estimateOf(question);
      const chance = chanceOf(skill, estimate, guessOf(question.kind, 4));
      const matters = { share: outlook.shareOf(question.topic), daysAhead: ahead };
      return {
        question,
        kind: "new",
        topic: question.topic,
        part: rule.isByParts ? question.subject : WHOLE,
        value: rule.valueFor({ skill, estimate }, matters),
        fit: rule.fitOf(chance),
      };
    });
}

const skillIn = ({ subjects, topics }: Notebook, { subject, topic }: SimulatedQuestion) =>
  (subjects.get(subject)?.value ?? 0) + (topics.get(topic)?.value ?? 0);

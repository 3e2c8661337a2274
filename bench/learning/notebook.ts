import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import { Learning } from "../../packages/contract/src/foundation/limits.ts";
import { daysAfter } from "../../server/src/rules/days.ts";
import { learn } from "../../server/src/rules/learner-model.ts";
import { type Memory, memoryOf } from "../../server/src/rules/memory/memory.ts";
import type { Try } from "../../server/src/rules/memory/rating.ts";
import type { SimulatedQuestion } from "./world.ts";

export const FIRST_DAY = "2027-01-01";
export const DIFFICULTY = { "-1": "EASY", "0": "MEDIUM", "1": "HARD" } as const;

interface Skill {
  value: number;
  answers: number;
  correct: number;
}

/** What the product knows about one learner, computed by its own rules. */
export class Notebook {
  readonly tries = new Map<SimulatedQuestion, Try[]>();
  readonly memories = new Map<SimulatedQuestion, Memory>();
  readonly subjects = new Map<Subject, Skill>();
  readonly topics = new Map<string, Skill>();
  readonly estimates = new Map<SimulatedQuestion, { value: number; answers: number }>();

  note(question: SimulatedQuestion, day: number, isCorrect: boolean, timeSpent: number) {
    const before = this.tries.get(question);
    const tries = before ?? [];
    const difficulty = DIFFICULTY[`${question.difficulty}`];
    tries.push({ isCorrect, timeSpent, difficulty, kind: question.kind, day: daysAfter(FIRST_DAY, day) });
    this.tries.set(question, tries);
    const memory = memoryOf(tries);
    if (memory) this.memories.set(question, memory);
    if (!before) this.#learn(question, isCorrect);
  }

  estimateOf(question: SimulatedQuestion) {
    return this.estimates.get(question)?.value ?? question.difficulty;
  }

  #learn(question: SimulatedQuestion, isCorrect: boolean) {
    const subject = entry(this.subjects, question.subject);
    const topic = entry(this.topics, question.topic);
    const estimate = this.estimates.get(question) ?? { value: question.difficulty, answers: 0 };
    const shifts = learn(
      {
        subjectSkill: subject.value,
        subjectAnswers: subject.answers,
        topicOffset: topic.value,
        topicAnswers: topic.answers,
        estimate: estimate.value,
        questionAnswers: estimate.answers,
        guess: Learning.guess[question.kind],
      },
      isCorrect,
    );
    move(subject, shifts.subject, isCorrect);
    move(topic, shifts.topic, isCorrect);
    this.estimates.set(question, { value: estimate.value + shifts.question, answers: estimate.answers + 1 });
  }
}

function entry<Key>(skills: Map<Key, Skill>, key: Key): Skill {
  const skill = skills.get(key) ?? { value: 0, answers: 0, correct: 0 };
  skills.set(key, skill);
  return skill;
}

function move(skill: Skill, shift: number, isCorrect: boolean) {
  skill.value += shift;
  skill.answers += 1;
  skill.correct += Number(isCorrect);
}

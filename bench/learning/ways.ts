import { Learning, Today } from "../../packages/contract/src/limits.ts";
import { recommend, targetLevel } from "../../server/src/features/feed/recommend.ts";
import { daysAhead, inOrder } from "../../server/src/features/today/due-order.ts";
import { type Candidate, orderDay } from "../../server/src/features/today/order-day.ts";
import { newWorth } from "../../server/src/features/today/worth.ts";
import { daysAfter } from "../../server/src/rules/days.ts";
import { learn } from "../../server/src/rules/learner-model.ts";
import { comesBackOn } from "../../server/src/rules/memory/comes-back.ts";
import { type Memory, memoryOf } from "../../server/src/rules/memory/memory.ts";
import type { Try } from "../../server/src/rules/memory/rating.ts";
import type { SimulatedQuestion, World } from "./world.ts";

const FIRST_DAY = "2027-01-01";
const A_DAY = 20;
const DIFFICULTY = { "-1": "EASY", "0": "MEDIUM", "1": "HARD" } as const;

interface Skill {
  value: number;
  answers: number;
  correct: number;
}

/** What the product knows of one learner, kept by its own rules. */
export class Notebook {
  readonly tries = new Map<SimulatedQuestion, Try[]>();
  readonly memories = new Map<SimulatedQuestion, Memory>();
  readonly subjects = new Map<string, Skill>();
  readonly topics = new Map<string, Skill>();
  readonly estimates = new Map<SimulatedQuestion, { value: number; answers: number }>();

  note(question: SimulatedQuestion, day: number, isCorrect: boolean, timeSpent: number) {
    const before = this.tries.get(question);
    const tries = before ?? [];
    const difficulty = DIFFICULTY[`${question.difficulty}`];
    tries.push({ isCorrect, timeSpent, difficulty, kind: "SINGLE", day: daysAfter(FIRST_DAY, day) });
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
        guess: Learning.guess.SINGLE,
      },
      isCorrect,
    );
    move(subject, shifts.subject, isCorrect);
    move(topic, shifts.topic, isCorrect);
    this.estimates.set(question, { value: estimate.value + shifts.question, answers: estimate.answers + 1 });
  }
}

function entry(skills: Map<string, Skill>, key: string): Skill {
  const skill = skills.get(key) ?? { value: 0, answers: 0, correct: 0 };
  skills.set(key, skill);
  return skill;
}

function move(skill: Skill, shift: number, isCorrect: boolean) {
  skill.value += shift;
  skill.answers += 1;
  skill.correct += Number(isCorrect);
}

interface Scene {
  world: World;
  notebook: Notebook;
  day: number;
  examDay: number;
  random: () => number;
}

/** Chooses what a learner answers on a day. */
export type Way = (scene: Scene) => SimulatedQuestion[];

/** Only the product asks again in other words, where a writer can. */
export const asksInOtherWords = (way: Way, { canVary }: SimulatedQuestion) => way === today && canVary;

const open = ({ world, notebook }: Scene) =>
  world.questions.filter((question) => !notebook.tries.has(question));

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as Item, mixed[i] as Item];
  }
  return mixed;
}

const random: Way = (scene) => shuffled(open(scene), scene.random).slice(0, A_DAY);

const newestFirst: Way = (scene) =>
  open(scene)
    .toSorted((a, b) => a.age - b.age)
    .slice(0, A_DAY);

/** The topic with the smallest share of right answers, one after the other; topics that were never tried count as half. */
const weakestTopic: Way = (scene) => {
  const byTopic = groupBy(shuffled(open(scene), scene.random), ({ topic }) => topic);
  const share = (topic: string) => {
    const { answers, correct } = scene.notebook.topics.get(topic) ?? { answers: 0, correct: 0 };
    return (correct + 1) / (answers + 2);
  };
  return [...byTopic]
    .sort(([a], [b]) => share(a) - share(b))
    .flatMap(([, questions]) => questions)
    .slice(0, A_DAY);
};

/** Due ones by their day, then whatever is new. */
const fsrsAlone: Way = (scene) => {
  const today = daysAfter(FIRST_DAY, scene.day);
  const due = [...scene.notebook.memories]
    .filter(([, { due, setAside }]) => due <= today && !setAside)
    .sort(([, a], [, b]) => (a.due < b.due ? -1 : 1))
    .map(([question]) => question);
  return [...due, ...shuffled(open(scene), scene.random)].slice(0, A_DAY);
};

const recommenderAlone: Way = (scene) => recommended(scene).slice(0, A_DAY);

const MAX_TOPICS = 8;
const EACH = 8;

/** As the product looks for candidates, and by its own ranking. */
function recommended(scene: Scene) {
  const { notebook, day } = scene;
  const left = open(scene);
  const weakest = [...notebook.topics].sort(([, a], [, b]) => a.value - b.value).slice(0, MAX_TOPICS);
  const byTopic = weakest.flatMap(([topic]) =>
    left
      .filter((each) => each.topic === topic)
      .sort((a, b) => a.age - b.age)
      .slice(0, EACH),
  );
  const bySubject = [...new Set(scene.world.questions.map(({ subject }) => subject))].flatMap((subject) => {
    const level = targetLevel(notebook.subjects.get(subject)?.value ?? 0);
    const away = (each: SimulatedQuestion) => Math.abs(notebook.estimateOf(each) - level);
    return shuffled(
      left.filter((each) => each.subject === subject),
      scene.random,
    )
      .sort((a, b) => away(a) - away(b))
      .slice(0, 2 * EACH);
  });
  const byId = new Map([...byTopic, ...bySubject].map((question) => [question.id, question]));
  const subjectOf = new Map(scene.world.questions.map(({ topic, subject }) => [topic, subject]));
  const ranking = recommend(
    [...byId.values()].map((question) => ({
      post_id: question.id,
      subject: question.subject,
      topic: question.topic,
      estimate: notebook.estimateOf(question),
      age_days: question.age + day,
      trending: 0,
    })),
    {
      subjects: [...notebook.subjects].map(([subject, { value, answers }]) => ({
        subject,
        skill: value,
        attempts: answers,
      })),
      topics: weakest.map(([topic, { value, answers, correct }]) => ({
        subject: subjectOf.get(topic) ?? "",
        topic,
        offset: value,
        attempts: answers,
        correct,
      })),
    },
  );
  return ranking.flatMap(({ postId }) => byId.get(postId) ?? []);
}

/** As the product looks for open questions: some of each of the topics that are worth most, and some around the learner's level. */
function openCandidates(scene: Scene, outlook: Outlook): Picked[] {
  const { notebook } = scene;
  const ahead = daysAhead(outlook);
  const worthOf = (question: SimulatedQuestion, estimate: number) =>
    newWorth(
      { skill: skillIn(notebook, question), estimate },
      { share: outlook.shareOf(question.topic), daysAhead: ahead },
    );
  const left = shuffled(open(scene), scene.random);
  const byTopic = groupBy(left, ({ topic }) => topic);
  const chosen = [...byTopic.values()]
    .flatMap((questions) => (questions[0] ? { questions, worth: worthOf(questions[0], 0) } : []))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TOPICS_LOOKED_INTO);
  return chosen
    .flatMap(({ questions }) => questions.slice(0, OPEN_EACH))
    .map((question) => ({
      question,
      kind: "new",
      topic: question.topic,
      worth: worthOf(question, notebook.estimateOf(question)),
    }));
}

const TOPICS_LOOKED_INTO = 24;
const OPEN_EACH = 6;

type Picked = Candidate & { question: SimulatedQuestion };
type Outlook = Parameters<typeof inOrder>[1];

const skillIn = ({ subjects, topics }: Notebook, { subject, topic }: SimulatedQuestion) =>
  (subjects.get(subject)?.value ?? 0) + (topics.get(topic)?.value ?? 0);

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** As `GET /learning/today` does it. */
const today: Way = (scene) => {
  const now = daysAfter(FIRST_DAY, scene.day);
  const examDate = daysAfter(FIRST_DAY, scene.examDay);
  const outlook = {
    today: now,
    examDate,
    shareOf: (topic: string | null) => scene.world.shares.get(topic ?? "") ?? 1,
  };
  const due = [...scene.notebook.memories]
    .flatMap(([question, memory]) => {
      const { due, lastDay, lastCorrect, setAside, stability, difficulty } = memory;
      const back = setAside ? null : comesBackOn({ questionId: question.id, due, lastDay }, examDate);
      if (back === null || back > now) return [];
      const { topic } = question;
      return { question, due, topic, stability, difficulty, last_day: lastDay, last_correct: lastCorrect };
    })
    .sort((a, b) => (a.due < b.due ? -1 : 1));
  const considered = [false, true].flatMap((went) =>
    due.filter(({ last_correct }) => last_correct === went).slice(0, Today.considered / 2),
  );
  return orderDay<Picked>(inOrder(considered, outlook), openCandidates(scene, outlook), A_DAY).map(
    ({ question }) => question,
  );
};

export const OURS = "today's session";
export const WAYS: Record<string, Way> = {
  [OURS]: today,
  random,
  "newest first": newestFirst,
  "weakest topic": weakestTopic,
  "FSRS alone": fsrsAlone,
  "recommender alone": recommenderAlone,
};

import { recommend, targetLevel } from "../../server/src/features/feed/recommend.ts";
import { daysAfter } from "../../server/src/rules/days.ts";
import { FIRST_DAY } from "./notebook.ts";
import { A_DAY, groupBy, open, type Scene, shuffled, type Way } from "./scene.ts";
import { asItWas, OTHER_RULES, today } from "./session.ts";
import type { SimulatedQuestion } from "./world.ts";

/** Only the product asks again in other words, if a writer can, with any rule for new questions. */
export const asksInOtherWords = (way: Way, { canVary }: SimulatedQuestion) =>
  canVary && (way === today || way === asItWas || Object.values(OTHER_RULES).includes(way));

const random: Way = (scene) => shuffled(open(scene), scene.random).slice(0, A_DAY);

const newestFirst: Way = (scene) =>
  open(scene)
    .toSorted((a, b) => a.age - b.age)
    .slice(0, A_DAY);

/**
 * The topic with the smallest share of right answers, one after the other; topics that were never tried count as
 * half.
 */
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

/** Due ones by their day, then any new ones. */
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
/** As many as `personalized.service.ts` looks for. */
const PER_TOPIC = 6;
const PER_LEVEL = 8;

/** With the product's own search for candidates and its own ranking. */
function recommended(scene: Scene) {
  const { notebook, day } = scene;
  const left = open(scene);
  const weakest = [...notebook.topics].sort(([, a], [, b]) => a.value - b.value).slice(0, MAX_TOPICS);
  const byTopic = weakest.flatMap(([topic]) =>
    left
      .filter((each) => each.topic === topic)
      .sort((a, b) => a.age - b.age)
      .slice(0, PER_TOPIC),
  );
  const bySubject = [...new Set(scene.world.questions.map(({ subject }) => subject))].flatMap((subject) => {
    const level = targetLevel(notebook.subjects.get(subject)?.value ?? 0);
    const away = (each: SimulatedQuestion) => Math.abs(notebook.estimateOf(each) - level);
    return shuffled(
      left.filter((each) => each.subject === subject),
      scene.random,
    )
      .sort((a, b) => away(a) - away(b))
      .slice(0, PER_LEVEL);
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
      topics: weakest.flatMap(([topic, { value, answers, correct }]) => {
        const subject = subjectOf.get(topic);
        return subject ? [{ subject, topic, offset: value, attempts: answers, correct }] : [];
      }),
    },
  );
  return ranking.flatMap(({ postId }) => byId.get(postId) ?? []);
}

export const OURS = "today's session";
export const WAYS: Record<string, Way> = {
  [OURS]: today,
  "as it was": asItWas,
  random,
  "newest first": newestFirst,
  "weakest topic": weakestTopic,
  "FSRS alone": fsrsAlone,
  "recommender alone": recommenderAlone,
};

/** Other ways to choose new questions, within the same session. */
export const RULES: Record<string, Way> = { [OURS]: today, ...OTHER_RULES };

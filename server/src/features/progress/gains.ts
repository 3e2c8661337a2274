import { guessOf, type Knowledge, learn } from "../../rules/learner-model.ts";
import type { AddedAnswer, SkillGain, SkillRow } from "./answer-rollup.queries.ts";

interface Estimate {
  value: number;
  answers: number;
}

/** What is known before these answers, by person, subject and topic, and by question. */
export interface KnownSoFar {
  skills: Map<string, Estimate>;
  questions: Map<string, Estimate>;
}

const skillKey = (userId: string, subject: string, topic: string) => `${userId}\n${subject}\n${topic}`;

export function knowledgeOf(answers: AddedAnswer[], skills: SkillRow[]): KnownSoFar {
  return {
    skills: new Map(
      skills.map(({ user_id, subject, topic, value, answers: seen }) => [
        skillKey(user_id, subject, topic),
        { value, answers: seen },
      ]),
    ),
    questions: new Map(
      answers.map(({ question_id, estimate, question_answers }) => [
        question_id,
        { value: estimate, answers: question_answers },
      ]),
    ),
  };
}

interface Tally {
  id: string;
  attempts: number;
  correct: number;
}

interface QuestionTally extends Tally {
  statisticsVersion: number;
  shift: number;
  earlier: number;
}

export interface Gains {
  posts: { id: string; attempts: number }[];
  questions: QuestionTally[];
  people: (Tally & { score: number })[];
  subjects: SkillGain[];
  topics: SkillGain[];
}

/** What answers change, one after the other: each is judged by what the earlier ones taught. Updates `known`. */
export function gainsOf(answers: AddedAnswer[], known: KnownSoFar): Gains {
  const posts = new Map<string, { id: string; attempts: number }>();
  const questions = new Map<string, QuestionTally>();
  const people = new Map<string, Tally & { score: number }>();
  const subjects = new Map<string, SkillGain>();
  const topics = new Map<string, SkillGain>();

  for (const answer of answers) {
    const { user_id: userId, question_id: questionId, post_id: postId, is_correct: isCorrect } = answer;
    const subjectSkill = skillOf(known, userId, answer.subject, "");
    const topicSkill = answer.topic ? skillOf(known, userId, answer.subject, answer.topic) : undefined;
    const question = known.questions.get(questionId) ?? { value: 0, answers: 0 };
    const guess = guessOf(answer.kind, answer.options);
    const shifts = learn(knowledge(subjectSkill, topicSkill, question, guess), isCorrect);
    const seen = { attempts: 1, correct: Number(isCorrect) };

    if (postId) tally(posts, postId, { id: postId, attempts: 0 }).attempts += 1;
    const { version, statistics_version: statisticsVersion } = answer;
    // An answer to a version with other statistics than the newest says nothing about that.
    const isEarlier = version < statisticsVersion;
    if (!isEarlier) move(question, shifts.question);
    const none = { id: questionId, statisticsVersion, attempts: 0, correct: 0, shift: 0, earlier: 0 };
    add(tally(questions, questionId, none), {
      ...seen,
      shift: isEarlier ? 0 : shifts.question,
      earlier: Number(isEarlier),
    });
    add(tally(people, userId, { id: userId, attempts: 0, correct: 0, score: 0 }), {
      ...seen,
      score: answer.points_earned,
    });
    if (!answer.subject) continue;
    move(subjectSkill, shifts.subject);
    gain(subjects, userId, answer.subject, "", shifts.subject, isCorrect);
    if (!topicSkill || !answer.topic) continue;
    move(topicSkill, shifts.topic);
    gain(topics, userId, answer.subject, answer.topic, shifts.topic, isCorrect);
  }
  return {
    posts: [...posts.values()],
    questions: [...questions.values()],
    people: [...people.values()],
    subjects: [...subjects.values()],
    topics: [...topics.values()],
  };
}

function knowledge(
  subject: Estimate,
  topic: Estimate | undefined,
  question: Estimate,
  guess: number,
): Knowledge {
  return {
    subjectSkill: subject.value,
    subjectAnswers: subject.answers,
    topicOffset: topic?.value ?? 0,
    topicAnswers: topic?.answers ?? 0,
    estimate: question.value,
    questionAnswers: question.answers,
    guess,
  };
}

/** A question without a subject changes no skills. */
function skillOf({ skills }: KnownSoFar, userId: string, subject: string | null, topic: string): Estimate {
  if (!subject) return { value: 0, answers: 0 };
  return tally(skills, skillKey(userId, subject, topic), { value: 0, answers: 0 });
}

function move(estimate: Estimate, shift: number) {
  estimate.value += shift;
  estimate.answers += 1;
}

function gain(
  gains: Map<string, SkillGain>,
  userId: string,
  subject: string,
  topic: string,
  shift: number,
  isCorrect: boolean,
) {
  const empty = { userId, subject, topic, shift: 0, attempts: 0, correct: 0 };
  add(tally(gains, skillKey(userId, subject, topic), empty), {
    shift,
    attempts: 1,
    correct: Number(isCorrect),
  });
}

/** The entry of a map, created as `empty` if there is none. */
function tally<Entry>(entries: Map<string, Entry>, key: string, empty: Entry): Entry {
  const entry = entries.get(key) ?? empty;
  entries.set(key, entry);
  return entry;
}

function add<Key extends string>(sums: NoInfer<Record<Key, number>>, amounts: Record<Key, number>) {
  for (const key in amounts) sums[key] += amounts[key];
}

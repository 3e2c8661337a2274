import { type MockResult, REASONS, type ResultQuestion } from "@prepfeed/contract/mock-attempts";
import { breakEven, marksOf, unitsOf } from "@prepfeed/contract/paper-rules";
import { counted } from "../../../wording/counted.ts";

export const FILTERS = ["all", "wrong", "skipped", "slow", "guessed"] as const;
export type Filter = (typeof FILTERS)[number];

/** Twice the paper's time for a question, or twice the median of others where it is known. */
function isSlow({ timeSpent, medianTime }: ResultQuestion, average: number): boolean {
  return timeSpent > 2 * (medianTime ?? average) && timeSpent > 20;
}

const averageTime = ({ durationMinutes, questions }: Pick<MockResult, "durationMinutes" | "questions">) =>
  (durationMinutes * 60) / Math.max(1, questions.length);

export function filtered(result: MockResult, filter: Filter): ResultQuestion[] {
  const average = averageTime(result);
  const fits: Record<Filter, (question: ResultQuestion) => boolean> = {
    all: () => true,
    wrong: ({ outcome }) => outcome === "wrong" || outcome === "partial",
    skipped: ({ outcome }) => outcome === "skipped",
    slow: (question) => isSlow(question, average),
    guessed: ({ confidence }) => confidence === "guess",
  };
  return result.questions.filter(fits[filter]);
}

/** From which chance on an answer was worth giving, by the penalty that most questions of the paper have; 0 without one. */
export function usualBreakEven(questions: readonly ResultQuestion[]): number {
  const counts = new Map<string, { rule: { marks: string; negativeMarks: string }; count: number }>();
  for (const { fullMarks, negativeMarks } of questions) {
    const key = `${fullMarks} ${negativeMarks}`;
    const rule = counts.get(key)?.rule ?? { marks: String(fullMarks), negativeMarks };
    counts.set(key, { rule, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [usual] = [...counts.values()].sort((a, b) => b.count - a.count);
  return usual && unitsOf(usual.rule.marks) !== undefined ? breakEven(usual.rule) : 0;
}

export interface Guesses {
  count: number;
  right: number;
  /** What they brought in all, and of it what right ones gained and wrong ones lost. */
  marks: number;
  gained: number;
  lost: number;
}

/** Answers that the learner called guesses. */
export function guessesOf(questions: readonly ResultQuestion[]): Guesses {
  const guesses = questions.filter(({ confidence, answer }) => confidence === "guess" && answer !== null);
  return {
    count: guesses.length,
    right: guesses.filter(({ outcome }) => outcome === "right").length,
    marks: rounded(guesses.reduce((sum, { marks }) => sum + marks, 0)),
    gained: rounded(guesses.reduce((sum, { marks }) => sum + Math.max(0, marks), 0)),
    lost: rounded(guesses.reduce((sum, { marks }) => sum + Math.max(0, -marks), 0)),
  };
}

/** Of the answers one was so sure of, how many were right. */
export function confidenceOf(questions: readonly ResultQuestion[], how: "sure" | "unsure") {
  const given = questions.filter(({ confidence, answer }) => confidence === how && answer !== null);
  return { count: given.length, right: given.filter(({ outcome }) => outcome === "right").length };
}

/** "did not know 3, slip 1": what the learner noted, the most frequent first. */
export function notesText(questions: readonly ResultQuestion[]): string {
  const counts = REASONS.map((reason) => ({
    reason,
    count: questions.filter((question) => question.reason === reason).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ reason, count }) => `${reason} ${count}`)
    .join(", ");
}

export interface LostTopic {
  topic: string;
  /** Marks that were there to get and were not got, with what wrong answers cost. */
  lost: number;
  questions: number;
}

export function topicsLost(questions: readonly ResultQuestion[]): LostTopic[] {
  const topics = new Map<string, LostTopic>();
  for (const { topic, fullMarks, marks } of questions) {
    if (!topic || marks >= fullMarks) continue;
    const before = topics.get(topic) ?? { topic, lost: 0, questions: 0 };
    topics.set(topic, {
      topic,
      lost: rounded(before.lost + fullMarks - marks),
      questions: before.questions + 1,
    });
  }
  return [...topics.values()].sort((a, b) => b.lost - a.lost || a.topic.localeCompare(b.topic));
}

export interface Step {
  text: string;
  /** What to practise. */
  topic?: string;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Three things to do next: at most two habits, what costs most first, then the topics lost most. */
export function nextSteps(result: MockResult): Step[] {
  const { questions } = result;
  const steps: Step[] = [];
  const even = usualBreakEven(questions);
  const guesses = guessesOf(questions);
  if (guesses.count >= 3 && guesses.marks < 0)
    steps.push({
      text: `Your ${guesses.count} guesses cost ${counted(-guesses.marks, "mark")}. Answer only where you are right more often than ${percent(even)}.`,
    });
  const attempted = result.correct + result.partial + result.wrong;
  const accuracy = attempted === 0 ? 0 : result.correct / attempted;
  if (steps.length === 0 && result.skipped > attempted && accuracy > even + 0.2)
    steps.push({
      text: `You skipped ${result.skipped} questions while ${percent(accuracy)} of your answers were right. Here an answer pays from ${percent(even)} on: dare more.`,
    });
  const noted = (...reasons: ResultQuestion["reason"][]) =>
    questions.filter(({ reason }) => reason !== null && reasons.includes(reason)).length;
  const slips = noted("misread", "slip");
  if (slips >= 2)
    steps.push({
      text: `${slips} wrong answers were slips or misread questions: leave time to read them again.`,
    });
  const hurried = noted("no time");
  if (hurried >= 2)
    steps.push({
      text: `${hurried} answers went wrong for want of time: go through the paper once for what is quick, then come back.`,
    });
  const average = averageTime(result);
  const slow = questions.filter((question) => isSlow(question, average));
  const slowLost = slow.filter(({ outcome }) => outcome !== "right").length;
  if (slowLost >= 2)
    steps.push({
      text: `${slow.length} questions took more than twice their time, and ${slowLost} of them brought nothing. Mark such a question and go on.`,
    });
  const topics = topicsLost(questions).map(({ topic, lost, questions: count }) => ({
    text: `${topic}: ${counted(lost, "mark")} lost in ${counted(count, "question")}.`,
    topic,
  }));
  return [...steps.slice(0, topics.length > 0 ? 2 : 3), ...topics].slice(0, 3);
}

const rounded = (marks: number) => marksOf(Math.round(marks * 6300));

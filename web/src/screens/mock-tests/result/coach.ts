import { type MockResult, REASONS, type ResultQuestion } from "@prepfeed/contract/mock-tests/mock-attempts";
import { breakEven, marksOf, UNITS_PER_MARK, unitsOf } from "@prepfeed/contract/mock-tests/paper-rules";
import { counted } from "../../../wording/counted.ts";

export const FILTERS = ["all", "wrong", "skipped", "slow", "guessed"] as const;
export type Filter = (typeof FILTERS)[number];

/** Twice the paper's time per question, or twice the median of others if it is known. */
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

/**
 * The chance of being right from which an answer gains marks on average, by the penalty of most questions of
 * the paper; 0 without a penalty.
 */
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
  /** The total gain, and its parts: gained by right ones and lost by wrong ones. */
  marks: number;
  gained: number;
  lost: number;
}

/** Answers that the learner marked as guesses. */
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

/** The answers with this confidence, and how many of them were right. */
export function confidenceOf(questions: readonly ResultQuestion[], how: "sure" | "unsure") {
  const given = questions.filter(({ confidence, answer }) => confidence === how && answer !== null);
  return { count: given.length, right: given.filter(({ outcome }) => outcome === "right").length };
}

/** "did not know 3, slip 1": the learner's notes, the most frequent first. */
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

/** The least number of questions for a statement about the learner. */
export const ENOUGH = 5;

/** Opened during the attempt: only such questions say anything about the learner. */
const wasSeen = ({ timeSpent, answer, marked }: ResultQuestion) => timeSpent > 0 || answer !== null || marked;

export interface Lost {
  name: string;
  /** Marks that could have been gained but were not, with the cost of wrong answers. */
  lost: number;
  /** The opened ones. */
  questions: number;
}

/** The losses in opened questions, by topic or by section, the largest first. */
export function lossesIn(questions: readonly ResultQuestion[], by: "topic" | "section"): Lost[] {
  const groups = new Map<string, Lost>();
  for (const question of questions.filter(wasSeen)) {
    const name = question[by];
    if (!name) continue;
    const before = groups.get(name) ?? { name, lost: 0, questions: 0 };
    groups.set(name, {
      name,
      lost: rounded(before.lost + question.fullMarks - question.marks),
      questions: before.questions + 1,
    });
  }
  return [...groups.values()]
    .filter(({ lost, questions: count }) => lost > 0 && count >= ENOUGH)
    .sort((a, b) => b.lost - a.lost || a.name.localeCompare(b.name));
}

/** Sections without a single answer, in one sentence, so that there is room for other advice. */
function untouched({ sections }: MockResult): Step[] {
  const left = sections.filter(({ questions, skipped }) => questions >= ENOUGH && skipped === questions);
  if (left.length === 0 || left.length === sections.length) return [];
  const names = listed(left.map(({ name }) => name));
  const count = left.reduce((sum, { questions }) => sum + questions, 0);
  return [
    {
      text: `You answered none of the ${count} questions of ${names}. Next time decide before you begin how long each section may take.`,
    },
  ];
}

/** "English", "English and Physics", "English, Physics and Biology". */
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** The distance of the score from the cut-off, once there are enough answers to compare. */
function againstCutOff(
  { cutOffs, estimatedCutOff, score, totalMarks }: MockResult,
  attempted: number,
): Step[] {
  const own = cutOffs.find(({ outOf }) => outOf === totalMarks);
  const cutOff = own ?? estimatedCutOff;
  if (!cutOff || attempted < ENOUGH || score >= cutOff.marks) return [];
  const below = `${counted(rounded(cutOff.marks - score), "mark")} below`;
  return [
    {
      text: own
        ? `You are ${below} the cut-off of ${cutOff.marks} (${cutOff.label}).`
        : `You are about ${below} the cut-off, which in proportion would be ${cutOff.marks} here: an estimate from the whole paper (${cutOff.label}).`,
    },
  ];
}

export interface Step {
  text: string;
  /** What to practise. */
  topic?: string;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/**
 * Three recommendations: sections left out, the cut-off, habits, and the largest losses, each from enough questions.
 */
export function nextSteps(result: MockResult): Step[] {
  const { questions } = result;
  const attempted = result.correct + result.partial + result.wrong;
  const open = [...untouched(result), ...againstCutOff(result, attempted)];
  const topics: Step[] = lossesIn(questions, "topic").map(({ name, lost, questions: count }) => ({
    text: `${name}: ${counted(lost, "mark")} lost in ${counted(count, "question")} that you opened.`,
    topic: name,
  }));
  const sections: Step[] = lossesIn(questions, "section").map(({ name, lost, questions: count }) => ({
    text: `${name}: ${counted(lost, "mark")} lost in ${counted(count, "question")} that you opened.`,
  }));
  const lost = topics.length > 0 ? topics : sections;
  const first = [...open, ...habits(result, attempted)];
  return [...first.slice(0, lost.length > 0 ? 2 : 3), ...lost].slice(0, 3);
}

/** Habits that cost marks. */
function habits({ questions, durationMinutes, correct }: MockResult, attempted: number): Step[] {
  const steps: Step[] = [];
  const even = usualBreakEven(questions);
  const guesses = guessesOf(questions);
  if (guesses.count >= ENOUGH && guesses.marks < 0)
    steps.push({
      text: `Your ${guesses.count} guesses cost ${counted(-guesses.marks, "mark")}. Answer only where you are right more often than ${percent(even)}.`,
    });
  const accuracy = attempted === 0 ? 0 : correct / attempted;
  const passedOver = questions.filter(
    (question) => question.outcome === "skipped" && wasSeen(question),
  ).length;
  if (
    steps.length === 0 &&
    attempted >= ENOUGH &&
    passedOver >= ENOUGH &&
    passedOver > attempted &&
    accuracy > even + 0.2
  )
    steps.push({
      text: `You opened ${passedOver} questions and left them while ${percent(accuracy)} of your answers were right. Here an answer pays from ${percent(even)} on: dare more.`,
    });
  const noted = (...reasons: ResultQuestion["reason"][]) =>
    questions.filter(({ reason }) => reason !== null && reasons.includes(reason)).length;
  const slips = noted("misread", "slip");
  if (slips >= ENOUGH)
    steps.push({
      text: `${slips} wrong answers were slips or misread questions: leave time to read them again.`,
    });
  const hurried = noted("no time");
  if (hurried >= ENOUGH)
    steps.push({
      text: `${hurried} answers went wrong for want of time: go through the paper once for what is quick, then come back.`,
    });
  const average = averageTime({ durationMinutes, questions });
  const slow = questions.filter((question) => isSlow(question, average));
  const slowLost = slow.filter(({ outcome }) => outcome !== "right").length;
  if (slow.length >= ENOUGH && slowLost >= 2)
    steps.push({
      text: `${slow.length} questions took more than twice their time, and ${slowLost} of them brought nothing. Mark such a question and go on.`,
    });
  return steps;
}

const rounded = (marks: number) => marksOf(Math.round(marks * UNITS_PER_MARK));

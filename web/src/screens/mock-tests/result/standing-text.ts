import type { UnpaidReason } from "@prepfeed/contract/foundation/catalogue";
import { Question } from "@prepfeed/contract/foundation/limits";
import type { MockResult, UnrankedReason } from "@prepfeed/contract/mock-tests/mock-attempts";
import { MockTest } from "@prepfeed/contract/mock-tests/mock-limits";

const { serious } = MockTest;
const percent = (share: number) => `${100 * share}%`;

const UNRANKED: Record<UnrankedReason, string> = {
  REPEAT: "Only the first attempt at a paper has a rank.",
  UNTIMED: "Without a clock there is no rank.",
  OWN_PAPER: "The author of a paper has no rank in it.",
  FEW_ANSWERS: `Not ranked: fewer than ${percent(serious.answered)} of the questions were answered.`,
  TOO_FAST: `Not ranked: less than ${percent(serious.time)} of the time was used.`,
  NEW_ACCOUNT: `Not ranked: your account was less than ${serious.accountHours} hours old.`,
  UNCONFIRMED_EMAIL: "Not ranked: your e-mail address was not confirmed yet.",
};

/** Rank and percentile, or why there is none. */
export function standingText({
  unrankedReason,
  percentile,
  rank,
  ranked,
  rankedFrom,
}: Pick<MockResult, "unrankedReason" | "percentile" | "rank" | "ranked" | "rankedFrom">): string {
  if (unrankedReason) return UNRANKED[unrankedReason];
  if (percentile === null || rank === null)
    return `Rank and percentile are shown once ${rankedFrom} people have sat this paper; so far ${ranked} ${ranked === 1 ? "has" : "have"}.`;
  return `Rank ${rank} of ${ranked}, percentile ${percentile}`;
}

/** Why marks and rank may not fit together for a while. */
export function leftOutText(questions: number): string {
  const [are, they] = questions === 1 ? ["question is", "it"] : ["questions are", "them"];
  return `${questions} ${are} being checked: rank and percentile leave ${they} out for everybody, the marks count ${they} as before.`;
}

/** What the attempt earned, and why some right answers earned nothing. */
export function pointsText({ earned, unpaid }: NonNullable<MockResult["points"]>): string {
  const reasons = unpaid.map(
    ({ reason, answers }) =>
      `${answers} right ${answers === 1 ? "answer" : "answers"} earned none: ${WHY_UNPAID[reason]}`,
  );
  return [`${earned} ${earned === 1 ? "point" : "points"} earned`, ...reasons].join("; ").concat(".");
}

const WHY_UNPAID: Record<UnpaidReason, string> = {
  KEY_SEEN: "seen with the answer before",
  HINT_USED: "a hint was taken",
  AUTHOR_DAILY_LIMIT: `${Question.dailyPointsPerAuthor} points a day for one author's papers`,
  DAILY_LIMIT: `${Question.dailyPoints} points a day in all`,
  PAPER_GUESSES: "wrong answers cancel them out",
  OWN_QUESTION: "own questions",
  BEING_CHECKED: "the question is being checked",
};

type TieBreaks = MockResult["tieBreaks"];

const HOW: Record<TieBreaks[number]["by"], string> = {
  marks: "marks",
  "positive marks": "positive marks",
  "wrong to right": "fewer wrong answers for each right one",
};

/** What decides between equal marks, in a sentence. */
export function tieText({ tieBreaks }: { tieBreaks: TieBreaks }): string {
  if (tieBreaks.length === 0) return "Equal marks share a rank.";
  const groups: { by: TieBreaks[number]["by"]; of: string[] }[] = [];
  for (const { by, section } of tieBreaks) {
    const last = groups.at(-1);
    const of = section === undefined ? "in all" : `in ${section}`;
    if (last?.by === by) last.of.push(of);
    else groups.push({ by, of: [of] });
  }
  const steps = groups.map(({ by, of }) => `${HOW[by]} ${of.join(", ")}`);
  return `Equal marks are ordered as in the exam: ${steps.join(", then ")}. Who is equal in all of this shares a rank.`;
}

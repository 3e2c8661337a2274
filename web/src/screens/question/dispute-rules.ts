import type { AuthorAnswer, QuestionCase } from "@prepfeed/contract/questions/disputes";
import { canonicalAnswer } from "@prepfeed/contract/questions/marking";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import type { QuestionContent } from "@prepfeed/contract/questions/questions";
import { counted } from "../../wording/counted.ts";

type Case = Pick<QuestionCase, "isAuthor" | "outcome" | "authorUntil">;

/** The author can answer until moderators take over. */
export function canAnswer({ isAuthor, outcome, authorUntil }: Case, now: number): boolean {
  return isAuthor && outcome === null && authorUntil !== null && Date.parse(authorUntil) > now;
}

const DAY_MS = 86_400_000;

/** `7 days left`; a started day counts as a whole one. */
export function timeLeft(until: string, now: number): string {
  const left = Date.parse(until) - now;
  return left < DAY_MS ? "less than a day left" : `${counted(Math.ceil(left / DAY_MS), "day")} left`;
}

/** The open case that an objection of this viewer would join: the one about the version that they answered. */
export function caseToJoin<Each extends Pick<QuestionCase, "outcome" | "version">>(
  cases: readonly Each[],
  version: number,
): Each | undefined {
  return cases.find((each) => each.outcome === null && each.version === version);
}

type Answerable = Parameters<typeof optionsOf>[0] & Pick<QuestionContent, "kind">;

/** A reason is required, because everybody concerned reads it. A new key must be an answer to the question. */
export function isComplete(
  { action, text, answer }: Pick<AuthorAnswer, "action" | "text" | "answer">,
  question: Answerable | undefined,
): boolean {
  if (text.trim() === "") return false;
  if (action !== "CORRECT") return true;
  if (!question || answer === undefined) return false;
  return canonicalAnswer(question.kind, answer, optionsOf(question).length) !== undefined;
}

/** `The key was A. Now B is right, and A stays right.` */
export function keysSentence({ before, after }: NonNullable<QuestionCase["keys"]>): string {
  const [key = "", ...others] = before;
  const [now = "", ...alsoRight] = after;
  const was = others.length === 0 ? `The key was ${key}.` : `${[key, ...others].join(" and ")} were right.`;
  const stay = alsoRight.filter((answer) => before.includes(answer));
  const added = alsoRight.filter((answer) => !before.includes(answer));
  const right = [now, ...added];
  const stays =
    stay.length === 0 ? "" : `, and ${stay.join(" and ")} ${stay.length === 1 ? "stays" : "stay"} right`;
  return `${was} Now ${right.join(" and ")} ${right.length === 1 ? "is" : "are"} right${stays}.`;
}

interface ActionWords {
  label: string;
  /** What the choice does, shown before the author chooses it. */
  effect: string;
  confirm: string;
  done: string;
}

export const ACTION_WORDS: Record<AuthorAnswer["action"], ActionWords> = {
  DEFEND: {
    label: "Defend it",
    effect: "Nothing changes for now. A moderator reads what you say and decides. You can do this once.",
    confirm: "Defend this question?",
    done: "Sent. A moderator decides now.",
  },
  CORRECT: {
    label: "Correct the key",
    effect: "All answers so far are marked by the new key. Points that people were paid stay theirs.",
    confirm: "Correct the key?",
    done: "The key is corrected. Everybody concerned is told.",
  },
  REWORD: {
    label: "Reword it",
    effect:
      "What it asked so far is dropped and counts for nobody. Once you have edited the question, it is asked again.",
    confirm: "Drop what it asked so far?",
    done: "What it asked is dropped. You can edit the question now.",
  },
  WITHDRAW: {
    label: "Withdraw it",
    effect: "It counts for nobody and takes no answers any more.",
    confirm: "Withdraw this question?",
    done: "The question is withdrawn. Everybody concerned is told.",
  },
};

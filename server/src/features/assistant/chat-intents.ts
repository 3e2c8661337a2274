import {
  EXAM_TYPES,
  type ExamType,
  labelOf,
  SUBJECTS,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";
import { StudyPlan } from "@prepfeed/contract/foundation/limits";

/** What a learner can ask the built-in assistant for. */
export type Intent =
  | { kind: "answer"; letter: string }
  | { kind: "hello" | "thanks" | "help" | "progress" | "other" }
  /**
   * Without a topic, the topic mentioned last is used; `step` makes the question harder or easier than the one
   * before.
   */
  | { kind: "quiz"; topic?: string; step?: 1 | -1 }
  | { kind: "explain"; topic?: string }
  /** The same explanation again in plainer words. */
  | { kind: "simpler" }
  | { kind: "plan"; subject?: Subject; examType?: ExamType; duration: number };

const ANSWER =
  /^(?:(?:the )?(?:answer|option)(?: is)?|it'?s|i think|i(?:'d| would) say)?[\s:]*\(?([a-d])\)?[.!]?$/i;
const HELLO = /^(?:hi|hello|hey|namaste|good (?:morning|afternoon|evening))\b.{0,30}$/i;
const THANKS = /^(?:thanks?|thank you|ok(?:ay)?|great|nice|cool)\b.{0,30}$/i;
const HELP = /\b(?:what can you do|how do you work|who are you|what are you)\b|^help\b/i;
const PLAN =
  /\b(?:study|revision|learning) ?plan\b|\b(?:make|create|write|need|want) (?:me )?(?:a|my) plan\b|\bplan (?:my|for)\b/i;
const PROGRESS =
  /\b(?:progress|weak(?:est|ness(?:es)?)?|how am i doing|my (?:score|accuracy|stats|results)|what should i (?:study|practi[sc]e|learn))\b/i;
const QUIZ =
  /\b(?:quiz|test|ask)\s+me\b(?:.*?\b(?:on|about|in|from)\s+(.+))?|\b(?:give|show) me (?:an?|one|another|some)(?: more)?(?: \w+)? (?:questions?|one)\b(?:\s+(?:on|about|in|from)\s+(.+))?|^(?:(?:and |now |please )*(?:another|next|one more|an? (?:easier|simpler|harder|tougher|more difficult))(?: one| question)?(?: on (.+?))?(?:,? please)?|again|more questions)[.!?]*$/i;
const EASIER = /\b(?:easier|simpler)\b/i;
const HARDER = /\b(?:harder|tougher|more difficult)\b/i;
/** Words that refer to the topic mentioned last. */
const SAME =
  /^(?:it|this|that|these|those|them|the same|same|(?:this|that|the|the same|same) (?:topic|subject|thing|chapter))$/i;
const EXPLAIN =
  /^(?:please |can you |could you |would you )*(?:explain|describe|define|teach me|tell me about|what(?: is|'s| are)|help me (?:understand|with))\s+(?:about |to me )?(.+)$/i;

const SIMPLER =
  /^(?:(?:please |can you |could you )*(?:explain|say|put) (?:it|this|that)(?: to me)? (?:more simply|simpler|simply|in (?:simple|plain|easy) words|easier)|simpler|simplify|in (?:simple|plain|easy) words|(?:sorry,? )?i (?:don'?t|do not|didn'?t) (?:understand|get it|get that).{0,30}|what does (?:that|this) mean)(?:,? please)?[.!?]*$/i;
/** Learners say what they want at the beginning of a message. */
const MAX_READ = 500;

export function readIntent(message: string): Intent {
  const text = message.slice(0, MAX_READ).trim().replace(/\s+/g, " ");
  const letter = ANSWER.exec(text)?.[1];
  if (letter) return { kind: "answer", letter: letter.toUpperCase() };
  if (HELP.test(text)) return { kind: "help" };
  if (PLAN.test(text)) return { kind: "plan", ...readPlan(text) };
  if (PROGRESS.test(text)) return { kind: "progress" };
  if (SIMPLER.test(text)) return { kind: "simpler" };
  const quiz = QUIZ.exec(text);
  if (quiz) return { kind: "quiz", topic: bare(quiz[1] ?? quiz[2] ?? quiz[3]), step: stepIn(text) };
  const explain = EXPLAIN.exec(text);
  if (explain) return { kind: "explain", topic: bare(explain[1]) };
  if (HELLO.test(text)) return { kind: "hello" };
  return { kind: THANKS.test(text) ? "thanks" : "other" };
}

function stepIn(text: string): 1 | -1 | undefined {
  if (EASIER.test(text)) return -1;
  return HARDER.test(text) ? 1 : undefined;
}

/** Undefined if the words only refer to the topic mentioned last. */
function bare(topic: string | undefined): string | undefined {
  const said =
    topic?.replace(/(?<![?.!\s])[?.!\s]+$/, "").replace(/(?:,? please| again| to me)+$/i, "") ?? "";
  return SAME.test(said) ? undefined : said.replace(/^(?:the|a|an|some) /i, "") || undefined;
}

function readPlan(text: string): { subject?: Subject; examType?: ExamType; duration: number } {
  const words = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, " ")} `;
  const has = (name: string) => words.includes(` ${name.toLowerCase()} `);
  const subject =
    SUBJECTS.find((name) => has(labelOf(name))) ?? (/\bmaths?\b/.test(words) ? "MATHEMATICS" : undefined);
  const longestFirst = EXAM_TYPES.toSorted((one, other) => other.length - one.length);
  const examType =
    longestFirst.find((name) => has(labelOf(name))) ??
    EXAM_TYPES.find((name) => has(labelOf(name).split(" ")[0] ?? name) && name.includes("_"));
  const [, number, unit] = /(\d{1,3}) (day|week|month)/.exec(words) ?? [];
  const days = Number(number) * (unit === "month" ? 30 : unit === "week" ? 7 : 1);
  const duration = number ? Math.min(StudyPlan.maxDuration, Math.max(1, days)) : StudyPlan.defaultDuration;
  return { subject, examType, duration };
}

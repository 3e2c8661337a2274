import type { Random } from "../numbers/random.ts";
import { type Value, words } from "../numbers/value.ts";
import { isAloneInTone } from "../options/giveaways.ts";
import type { Draft } from "../question/draft.ts";
import type { Claim } from "./claim.ts";
import { drawStatements, type Statements, settled } from "./draw-statements.ts";
import { countOptions, fourSubsets, OF_TWO, subset } from "./options.ts";
import { isOnlyKey, numberedIn } from "./reread.ts";

export interface Pool {
  /** Statements that are true or false as requested, in any order. */
  draw(random: Random, lead: number, truths: readonly boolean[]): Statements | undefined;
  /** Whether the table says so, word for word. */
  isTrue(text: string): boolean;
}

export interface ClaimPool extends Pool {
  claims: readonly Claim[];
}

export function poolOf(claims: readonly Claim[], isTrue: Pool["isTrue"]): ClaimPool {
  return { claims, isTrue, draw: (random, lead, truths) => drawStatements(random, claims, lead, truths) };
}

/** "1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2". */
export function twoToJudge({ draw, isTrue }: Pool, random: Random, lead: number): Draft | undefined {
  const truths = [random.chance(), random.chance()];
  const drawn = draw(random, lead, truths);
  if (!drawn) return undefined;
  const [first, second] = drawn.judged;
  const key = first?.holds ? (second?.holds ? 2 : 0) : second?.holds ? 1 : 3;
  return numbered(drawn, "Which of the statements given above is/are correct?", OF_TWO, key, isTrue);
}

/** Three or four statements; the options are sets of them. */
export function severalToJudge({ draw, isTrue }: Pool, random: Random, lead: number): Draft | undefined {
  const total = random.chance() ? 3 : 4;
  const options = fourSubsets(random, total);
  const key = random.int(0, 3);
  const truths = Array.from({ length: total }, (_, at) => (options[key] ?? []).includes(at + 1));
  const drawn = draw(random, lead, truths);
  if (!drawn) return undefined;
  return numbered(
    inPlaces(drawn, truths),
    "Which of the statements given above is/are correct?",
    options.map((places) => subset(places, total)),
    key,
    isTrue,
  );
}

export function howManyHold({ draw, isTrue }: Pool, random: Random, lead: number): Draft | undefined {
  const total = random.chance(0.65) ? 3 : 4;
  const options = countOptions(total);
  const key = random.int(0, 3);
  const truths = Array.from({ length: total }, (_, at) => at < (options[key]?.count ?? 0));
  const drawn = draw(random, lead, random.shuffle(truths));
  if (!drawn) return undefined;
  const ask = "How many of the above statements are correct?";
  return numbered(
    drawn,
    ask,
    options.map(({ text }) => text),
    key,
    isTrue,
  );
}

/** The statements ordered so that their truths are as requested. */
function inPlaces({ judged, ...drawn }: Statements, truths: readonly boolean[]): Statements {
  const right = judged.filter(({ holds }) => holds);
  const wrong = judged.filter(({ holds }) => !holds);
  return { ...drawn, judged: truths.flatMap((holds) => (holds ? right : wrong).shift() ?? []) };
}

function numbered(
  { judged, facts, coveredFacts, subject }: Statements,
  ask: string,
  options: readonly string[],
  key: number,
  isTrue: Pool["isTrue"],
): Draft | undefined {
  const lines = judged.map(({ text }, at) => `${at + 1}. ${text}`);
  const begin = subject
    ? `With reference to ${subject}, consider the following statements:`
    : "Consider the following statements:";
  const text = [begin, ...lines, ask].join("\n");
  const listed = options.map((option) => words(option));
  const answer = listed[key];
  if (!answer) return undefined;
  const wrong = listed.filter((value) => value !== answer);
  return {
    text,
    answer,
    wrong,
    listed,
    fixedOptions: true,
    statements: judged,
    asMultipleCorrect: subject
      ? `With reference to ${subject}, which of the following statements is/are correct?`
      : "Which of the following statements is/are correct?",
    about: facts,
    coveredFacts,
    explain: () => `${settled(judged, (at) => `Statement ${at + 1}`)}\nSo the answer is “${answer.text}”.`,
    verify: () =>
      isOnlyKey(
        answer.text,
        wrong.map((value: Value) => value.text),
        numberedIn(text).map(isTrue),
      ),
  };
}

const BOTH_TRUE = "Both Statement I and Statement II are true";
const BOTH_FALSE = "Both Statement I and Statement II are false";
const FIRST_TRUE = "Statement I is true but Statement II is false";
const SECOND_TRUE = "Statement I is false but Statement II is true";
const JUDGEMENTS = [BOTH_TRUE, BOTH_FALSE, FIRST_TRUE, SECOND_TRUE] as const;

/** Statement I and Statement II, as the entrance papers put them. */
export function statementOneAndTwo({ draw, isTrue }: Pool, random: Random, lead: number): Draft | undefined {
  const drawn = draw(random, lead, [random.chance(), random.chance()]);
  const [first, second] = drawn?.judged ?? [];
  if (!drawn || !first || !second) return undefined;
  const judgement = (one: boolean, two: boolean) =>
    one ? (two ? BOTH_TRUE : FIRST_TRUE) : two ? SECOND_TRUE : BOTH_FALSE;
  const listed = JUDGEMENTS.map((text) => words(text));
  const answer = listed.find(({ text }) => text === judgement(first.holds, second.holds));
  if (!answer) return undefined;
  const text = [
    "Given below are two statements:",
    `Statement I: ${first.text}`,
    `Statement II: ${second.text}`,
    "In the light of the above statements, choose the correct answer from the options given below:",
  ].join("\n");
  return {
    text,
    answer,
    wrong: listed.filter((value) => value !== answer),
    listed,
    fixedOptions: true,
    statements: drawn.judged,
    about: drawn.facts,
    coveredFacts: drawn.coveredFacts,
    explain: () =>
      `${settled(drawn.judged, (at) => `Statement ${at === 0 ? "I" : "II"}`, "true")}\nSo the answer is “${answer.text}”.`,
    verify: () => {
      const [one = "", two = ""] = [...text.matchAll(/^Statement I+: (.+)$/gm)].map(([, said = ""]) => said);
      return answer.text === judgement(isTrue(one), isTrue(two));
    },
  };
}

/** "Which of the following statements is NOT correct?" */
export function statementNotTrue(
  { claims, draw, isTrue }: ClaimPool,
  random: Random,
  lead: number,
): Draft | undefined {
  const others = new Set(claims.map(({ fact }) => fact)).size < 9 ? 3 : 6;
  const drawn = draw(random, lead, [false, ...Array<boolean>(others).fill(true)]);
  const wrongOne = drawn?.judged.find(({ holds }) => !holds);
  if (!drawn || !wrongOne) return undefined;
  const rightOnes = drawn.judged.filter(({ holds }) => holds).map(({ text }) => text);
  if (isAloneInTone(wrongOne.text, rightOnes)) return undefined;
  const wrong = rightOnes.map((text) => words(text));
  return {
    text: "Which of the following statements is NOT correct?",
    answer: words(wrongOne.text),
    wrong,
    statements: drawn.judged,
    about: drawn.facts,
    coveredFacts: drawn.coveredFacts,
    explain: () =>
      `The statement “${wrongOne.text}” is not correct. ${wrongOne.because}\nThe other three are correct.`,
    verify: () => !isTrue(wrongOne.text) && wrong.every(({ text }) => isTrue(text)),
  };
}

import type { Random } from "../numbers/random.ts";
import { num } from "../numbers/value.ts";
import { type Wrong, wrong } from "../writing/computed.ts";
import type { SetQuestion } from "../writing/set-writer.ts";

/** A hint about the actual case. */
export interface Hint<Case> {
  fits(one: Case): boolean;
}

/** Hints from a pool, in order of preference, that leave one case and of which none is unnecessary. */
export function hintsThatDecide<Case, Given extends Hint<Case>>(
  cases: readonly Case[],
  pool: readonly Given[],
): Given[] | undefined {
  let left = cases;
  let chosen: Given[] = [];
  for (const hint of pool) {
    const fewer = left.filter((one) => hint.fits(one));
    if (fewer.length === left.length) continue;
    chosen.push(hint);
    left = fewer;
    if (left.length === 1) break;
  }
  if (left.length !== 1) return undefined;
  for (const hint of [...chosen].reverse()) {
    const rest = chosen.filter((other) => other !== hint);
    if (decide(cases, rest)) chosen = rest;
  }
  return chosen;
}

/** Whether the hints leave one case; stops at the second. */
function decide<Case>(cases: readonly Case[], hints: readonly Hint<Case>[]): boolean {
  let left = 0;
  for (const one of cases) if (hints.every((hint) => hint.fits(one)) && ++left > 1) return false;
  return left === 1;
}

export function casesLeft<Case>(cases: readonly Case[], hints: readonly Hint<Case>[]): Case[] {
  return cases.filter((one) => hints.every((hint) => hint.fits(one)));
}

/** Banks show five options. */
const LEAST_WRONG = 4;
const MOST_WRONG = 7;

interface Asked<Answer> {
  text: string;
  answer: Answer;
  /** The results of mistakes, the most tempting first; the words complete "… comes from". */
  slips: readonly (readonly [Answer, string])[];
  explanation: readonly string[];
  verify(): boolean;
}

interface AskedNumber extends Asked<number> {
  /** The possible values of the number; others are not offered. */
  among?: readonly number[];
}

/** A whole number that follows; if mistakes are few, its neighbours are offered as well. */
export function askNumber({
  text,
  answer,
  among,
  slips,
  explanation,
  verify,
}: AskedNumber): SetQuestion | undefined {
  const near = [1, -1, 2, -2, 3, -3, 4, -4].map((by) => [answer + by, "a slip in counting"] as const);
  const distractors: Wrong[] = [];
  const seen = new Set([answer]);
  for (const [amount, why] of [...slips, ...near]) {
    if (amount < 0 || !Number.isInteger(amount) || seen.has(amount)) continue;
    if (among && !among.includes(amount)) continue;
    seen.add(amount);
    distractors.push(wrong(num(amount), why));
  }
  if (distractors.length < LEAST_WRONG) return undefined;
  return { text, answer: num(answer), distractors: distractors.slice(0, MOST_WRONG), explanation, verify };
}

/** A name or a statement that follows. */
export function askWords({
  text,
  answer,
  slips,
  explanation,
  verify,
}: Asked<string>): SetQuestion | undefined {
  const seen = new Set([answer]);
  const others = slips.filter(([option]) => !seen.has(option) && seen.add(option));
  if (others.length < LEAST_WRONG) return undefined;
  return {
    text,
    answer,
    distractors: others.slice(0, MOST_WRONG).map(([option, why]) => wrong(option, why)),
    explanation,
    verify,
  };
}

const QUESTIONS = 5;
const TRIES = 8;

/** Five different questions, each of another form; nothing if too few forms have one. */
export function askFive<Drawn>(
  random: Random,
  drawn: Drawn,
  forms: readonly ((random: Random, drawn: Drawn) => SetQuestion | undefined)[],
): SetQuestion[] | undefined {
  const asked: SetQuestion[] = [];
  for (const form of random.shuffle(forms)) {
    for (let tries = 0; tries < TRIES; tries++) {
      const question = form(random, drawn);
      if (!question) continue;
      asked.push(question);
      break;
    }
    if (asked.length === QUESTIONS) return asked;
  }
  return undefined;
}

/** "1. …", one line each. */
export function numberedLines(lines: readonly string[]): string {
  return lines.map((line, at) => `${at + 1}. ${line}`).join("\n");
}

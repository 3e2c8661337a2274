import type { Random } from "../numbers/random.ts";
import type { Judged } from "../question/draft.ts";
import { type Claim, distanceOf } from "./claim.ts";

/** How many neighbours of the first row, and how many wrong answers, are drawn from. */
const CLOSE = 12;
const TEMPTING = 5;

export interface Statements {
  judged: Judged[];
  /** The subject of all of them, if it is one thing. */
  subject?: string;
  /**
   * The rows that they are about, without those from which a false one borrows: otherwise a set would have fewer
   * false ones than true.
   */
  facts: string[];
  /** The true statement about each of them. */
  coveredFacts: string[];
}

/**
 * Statements about different rows near to one another, true or false as requested, in any order. If possible, none
 * says what a thing is not beside one that says what it is.
 */
export function drawStatements(
  random: Random,
  claims: readonly Claim[],
  lead: number,
  truths: readonly boolean[],
): Statements | undefined {
  return drawSome(random, claims, lead, truths, true) ?? drawSome(random, claims, lead, truths, false);
}

function drawSome(
  random: Random,
  claims: readonly Claim[],
  lead: number,
  truths: readonly boolean[],
  onceEach: boolean,
): Statements | undefined {
  const first = claims[lead % claims.length];
  if (!first) return undefined;
  const facts = new Set<string>();
  const stated: string[] = [];
  const subjects = new Set<string>();
  const judged: Judged[] = [];
  const coveredFacts: string[] = [];
  for (const claim of [first, ...nearTo(first, claims, random)]) {
    const holds = truths[judged.length];
    if (holds === undefined) break;
    if (facts.has(claim.fact)) continue;
    const isNew = (subject: string | undefined, text: string) =>
      !onceEach || !subject || !(subjects.has(subject) || subjects.has(predicateOf(text, subject)));
    const said = holds
      ? { text: claim.right, from: undefined, subject: claim.subject }
      : wrongOf(claim, facts, isNew, random);
    if (!said || !isNew(said.subject, said.text) || judged.some(({ text }) => text === said.text)) continue;
    if (said.subject) subjects.add(said.subject).add(predicateOf(said.text, said.subject));
    judged.push({ text: said.text, holds, because: claim.because });
    coveredFacts.push(claim.right);
    stated.push(claim.fact);
    for (const fact of [claim.fact, said.from]) if (fact) facts.add(fact);
  }
  return judged.length === truths.length
    ? { judged: random.shuffle(judged), facts: stated, coveredFacts }
    : undefined;
}

/** The beginning of statements about a subject. */
function predicateOf(text: string, subject: string): string {
  const said = text.slice(text.toLowerCase().indexOf(subject) + subject.length);
  return said.split(" ").slice(0, 8).join(" ");
}

function nearTo(first: Claim, claims: readonly Claim[], random: Random): Claim[] {
  const sorted = random
    .shuffle(claims)
    .map((claim) => ({ claim, distance: distanceOf(first.near, claim.near) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ claim }) => claim);
  return [...random.shuffle(sorted.slice(0, CLOSE)), ...sorted.slice(CLOSE)];
}

function wrongOf(
  claim: Claim,
  used: ReadonlySet<string>,
  isNew: (subject: string | undefined, text: string) => boolean,
  random: Random,
): ReturnType<Claim["wrong"]>[number] | undefined {
  const free = claim
    .wrong()
    .filter(({ from, subject, text }) => (!from || !used.has(from)) && isNew(subject, text));
  return free.length === 0 ? undefined : random.pick(free.slice(0, TEMPTING));
}

/** Says of each statement whether it is right; `name` is the question's name for the one at an index. */
export function settled(judged: readonly Judged[], name: (at: number) => string, right = "correct"): string {
  return judged
    .map(({ text, holds, because }, at) => {
      const verdict = `${name(at)} is ${holds ? "" : "not "}${right}.`;
      return holds && because === text ? verdict : `${verdict} ${because}`;
    })
    .join("\n");
}

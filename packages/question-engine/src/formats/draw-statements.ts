import type { Judged } from "../draft.ts";
import type { Random } from "../random.ts";
import { type Claim, distanceOf } from "./claim.ts";

/** So many neighbours of the first row are drawn from, and so many wrong answers. */
const CLOSE = 12;
const TEMPTING = 5;

export interface Statements {
  judged: Judged[];
  facts: string[];
}

/** Statements about different rows near to one another, true or false as wished, in no order. */
export function drawStatements(
  random: Random,
  claims: readonly Claim[],
  lead: number,
  truths: readonly boolean[],
): Statements | undefined {
  const first = claims[lead % claims.length];
  if (!first) return undefined;
  const facts = new Set<string>();
  const judged: Judged[] = [];
  for (const claim of [first, ...nearTo(first, claims, random)]) {
    const holds = truths[judged.length];
    if (holds === undefined) break;
    if (facts.has(claim.fact)) continue;
    const said = holds ? { text: claim.right, from: undefined } : wrongOf(claim, facts, random);
    if (!said || judged.some(({ text }) => text === said.text)) continue;
    judged.push({ text: said.text, holds, because: claim.because });
    for (const fact of [claim.fact, said.from]) if (fact) facts.add(fact);
  }
  return judged.length === truths.length ? { judged: random.shuffle(judged), facts: [...facts] } : undefined;
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
  random: Random,
): { text: string; from?: string } | undefined {
  const free = claim.wrong().filter(({ from }) => !from || !used.has(from));
  return free.length === 0 ? undefined : random.pick(free.slice(0, TEMPTING));
}

/** Says of each statement whether it is right; `name` is how the question calls the one at a place. */
export function settled(judged: readonly Judged[], name: (at: number) => string, right = "correct"): string {
  return judged
    .map(({ text, holds, because }, at) => {
      const verdict = `${name(at)} is ${holds ? "" : "not "}${right}.`;
      return holds && because === text ? verdict : `${verdict} ${because}`;
    })
    .join("\n");
}

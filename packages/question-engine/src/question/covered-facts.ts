import { rootsIn } from "../text/word-roots.ts";

/** The facts that a question reveals, and the tables that it comes from, which prevent repeats of their own rows. */
export interface Coverage {
  facts: readonly string[];
  tables: ReadonlySet<string>;
}

/** Remembers the facts that a set reveals, because two tables may hold the same fact. */
export interface CoverageMemory {
  isCovered(coveredFacts: Coverage): boolean;
  add(coveredFacts: Coverage): void;
}

interface Fact {
  weights: ReadonlyMap<string, number>;
  total: number;
}

/**
 * The share of the shorter one that two facts must have in common to be the same, and the minimum: a name and
 * something about it.
 */
const SAME = 0.6;
const LEAST = 3;
const A_NAME = 2;
const A_WORD = 1;
/** Names in very many questions. */
const EVERYWHERE = new Set(
  "india indian union national state constitution british english government minister president war battle".split(
    " ",
  ),
);
const LITTLE = 0.5;

export function rememberCoverage(): CoverageMemory {
  const kept: { fact: Fact; tables: ReadonlySet<string> }[] = [];
  return {
    isCovered: ({ facts, tables }) =>
      facts
        .map(factIn)
        .some((fact) => kept.some((other) => !overlap(tables, other.tables) && isSame(fact, other.fact))),
    add({ facts, tables }) {
      for (const fact of facts) kept.push({ fact: factIn(fact), tables });
    },
  };
}

/** Reads the tables from what a question is about: "human-hormones#4". */
export function tablesOf(about: string | readonly string[]): Set<string> {
  return new Set([about].flat().map((fact) => fact.split("#")[0] ?? fact));
}

function factIn(text: string): Fact {
  const weights = new Map<string, number>();
  for (const root of rootsIn(text)) weights.set(root, EVERYWHERE.has(root) ? LITTLE : A_WORD);
  for (const [name] of text.matchAll(/(?<=[\p{L}\d,;:“"] ?["“]?)\p{Lu}\p{L}{2,}/gu))
    for (const root of rootsIn(name)) if (!EVERYWHERE.has(root)) weights.set(root, A_NAME);
  for (const [year] of text.matchAll(/\d{3,}/g)) weights.set(year, A_NAME);
  return { weights, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
}

function isSame(one: Fact, other: Fact): boolean {
  let shared = 0;
  for (const [root, weight] of one.weights) shared += Math.min(weight, other.weights.get(root) ?? 0);
  return shared >= LEAST && shared >= SAME * Math.min(one.total, other.total);
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((table) => other.has(table));
}

import type { Random } from "../../../../numbers/random.ts";
import { fence } from "../code.ts";

/** A rule of a context-free grammar; capital letters are non-terminals, and an empty right side is ε. */
export interface Rule {
  left: string;
  right: readonly string[];
}

export const END = "$";

export const isNonTerminal = (symbol: string) => /^[A-Z]'?$/.test(symbol);

/** Rules as books print them, alternatives on one line. */
export function rulesOf(lines: readonly string[]): Rule[] {
  return lines.flatMap((line) => {
    const [left = "", rights = ""] = line.split(" → ");
    return rights
      .split(" | ")
      .map((right) => ({ left, right: right.split(" ").filter((symbol) => symbol !== "ε") }));
  });
}

export function showRule({ left, right }: Rule): string {
  return `${left} → ${right.join(" ") || "ε"}`;
}

/** A grammar of three non-terminals that can be analysed by hand. */
export function drawGrammar(random: Random): string[] {
  const [a, b, c, d] = random.sample(["a", "b", "c", "d", "e"], 4) as [string, string, string, string];
  const bodies = (own: string, other: string, t: string, u: string) => [
    `${t} ${own} | ε`,
    `${t} ${other} | ε`,
    `${t} ${own} | ${u}`,
    `${other} ${t} | ε`,
    `${other} ${t} | ${u}`,
    `${t} | ε`,
    `${t} ${own} ${u} | ε`,
    `${t} ${own} ${u} | ${u}`,
  ];
  const start = ["A B", `A B ${d}`, `A ${c} | B ${d}`, `A B | ${d}`, `B A ${c}`, `${d} A B`, `A ${c} B`];
  return [
    `S → ${random.pick(start)}`,
    `A → ${random.pick(bodies("A", "B", a, c))}`,
    `B → ${random.pick(bodies("B", "A", b, d).filter((body) => !body.startsWith("A ")))}`,
  ];
}

/** Said after the start symbol, where the grammar has it. */
export const emptyStringNote = (lines: readonly string[]) =>
  lines.some((line) => line.includes("ε")) ? ", in which ε is the empty string" : "";

export const shownGrammar = (lines: readonly string[]) => fence(...lines);

type Sets = ReadonlyMap<string, ReadonlySet<string>>;

/** The possible first letters of the strings of a row of symbols; ε if all symbols can vanish. */
function firstOf(symbols: readonly string[], first: Sets): Set<string> {
  const found = new Set<string>();
  for (const symbol of symbols) {
    const own = isNonTerminal(symbol) ? (first.get(symbol) ?? new Set<string>()) : new Set([symbol]);
    for (const letter of own) if (letter !== "ε") found.add(letter);
    if (!own.has("ε")) return found;
  }
  return found.add("ε");
}

/** Sets that grow until nothing is added any more. */
function grown(rules: readonly Rule[], step: (sets: Map<string, Set<string>>) => void) {
  const sets = new Map(rules.map(({ left }) => [left, new Set<string>()]));
  const size = () => [...sets.values()].reduce((sum, set) => sum + set.size, 0);
  for (let before = -1; before !== size(); ) {
    before = size();
    step(sets);
  }
  return sets;
}

export function firstSets(rules: readonly Rule[]) {
  return grown(rules, (sets) => {
    for (const { left, right } of rules)
      for (const letter of firstOf(right, sets)) sets.get(left)?.add(letter);
  });
}

export function followSets(rules: readonly Rule[]) {
  const first = firstSets(rules);
  return grown(rules, (sets) => {
    sets.get(rules[0]?.left ?? "")?.add(END);
    for (const { left, right } of rules) {
      for (const [place, symbol] of right.entries()) {
        const after = firstOf(right.slice(place + 1), first);
        for (const letter of after) if (letter !== "ε") sets.get(symbol)?.add(letter);
        if (after.has("ε")) for (const letter of sets.get(left) ?? []) sets.get(symbol)?.add(letter);
      }
    }
  });
}

/** The letters for which a predictive parser chooses the rule. */
function choosers(rule: Rule, first: Sets, follow: Sets): string[] {
  const own = firstOf(rule.right, first);
  return [...own].flatMap((letter) => (letter === "ε" ? [...(follow.get(rule.left) ?? [])] : [letter]));
}

/** The cells of the LL(1) table: "A,b" with the rules in it. */
export function predictiveTable(rules: readonly Rule[]): Map<string, Rule[]> {
  const [first, follow] = [firstSets(rules), followSets(rules)];
  const cells = new Map<string, Rule[]>();
  for (const rule of rules) {
    for (const letter of new Set(choosers(rule, first, follow))) {
      const cell = `${rule.left},${letter}`;
      cells.set(cell, [...(cells.get(cell) ?? []), rule]);
    }
  }
  return cells;
}

/** ε last, the end marker before it. */
export function shownSet(letters: Iterable<string>): string {
  const rank = (letter: string) => (letter === "ε" ? "~~" : letter === END ? "~" : letter);
  return `{ ${[...new Set(letters)].sort((one, other) => (rank(one) < rank(other) ? -1 : 1)).join(", ")} }`;
}

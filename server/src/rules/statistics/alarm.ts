import { Statistics } from "@prepfeed/contract/questions/statistics-limits";
import { discrimination, type Group } from "./item-statistics.ts";

/** Whether the answers to a question suggest that its key is wrong. This opens a case and never changes the key. */

/** How many people with the same rest score made a choice; people without a rest score are left out. */
export interface Chosen {
  choice: string;
  bin: number;
  people: number;
}

export interface Suspicion {
  /** The choice that looks right. */
  instead: string;
  rules: ("A" | "B")[];
  people: number;
}

/** The numbers of answers from which a question is watched, and from which a case is opened. */
const ALARM = { watchFrom: 30, caseFrom: 60 } as const;

/** How clearly the top third must prefer another choice to the key. */
const LEAST_Z = 1.64;
const LEAST_LEAD = 2.2;

/**
 * Rule A: another choice goes better with ability than the key, and the top third prefers it. Rule B: the key's correlation
 * is negative, and clearly below that of another choice. What most people chose says nothing on its own.
 */
export function suspicionOf(
  chosen: readonly Chosen[],
  isKey: (choice: string) => boolean,
): Suspicion | undefined {
  const people = chosen.reduce((sum, each) => sum + each.people, 0);
  if (people < ALARM.watchFrom) return undefined;
  const ability = (counts: (choice: string) => boolean) => discrimination(groupsOf(chosen, counts)) ?? 0;
  const key = ability(isKey);
  const others = [...new Set(chosen.map(({ choice }) => choice))].filter((choice) => !isKey(choice));
  const correlated = others.map((choice) => ({ choice, value: ability((other) => other === choice) }));
  const best = correlated.reduce<(typeof correlated)[number] | undefined>(
    (most, each) => (most && most.value >= each.value ? most : each),
    undefined,
  );
  if (!best || best.value <= key) return undefined;
  const rules: Suspicion["rules"] = [];
  if (isPreferred(chosen, people / 3, best.choice, isKey)) rules.push("A");
  if (key < 0 && best.value - key > LEAST_LEAD * Math.sqrt(2 / people)) rules.push("B");
  return rules.length === 0 ? undefined : { instead: best.choice, rules, people };
}

/** Whether enough people answered for a case; before that a suspicion is only watched. */
export const opensCase = ({ people }: Suspicion) => people >= ALARM.caseFrom;

const groupsOf = (chosen: readonly Chosen[], counts: (choice: string) => boolean): Group[] =>
  chosen.map(({ choice, bin, people }) => ({ mark: Number(counts(choice)), rest: bin, people }));

/** Whether the `top` people with the best rest scores prefer a choice to the key; of the last bin as large a share as is needed. */
function isPreferred(
  chosen: readonly Chosen[],
  top: number,
  choice: string,
  isKey: (choice: string) => boolean,
): boolean {
  let [left, forChoice, forKey] = [top, 0, 0];
  for (let bin = Statistics.restBins - 1; bin >= 0 && left > 0; bin--) {
    const within = chosen.filter((each) => each.bin === bin);
    const people = within.reduce((sum, each) => sum + each.people, 0);
    if (people === 0) continue;
    const share = Math.min(1, left / people);
    for (const each of within) {
      if (each.choice === choice) forChoice += share * each.people;
      else if (isKey(each.choice)) forKey += share * each.people;
    }
    left -= people;
  }
  const both = forChoice + forKey;
  return both > 0 && (forChoice - forKey) / Math.sqrt(both) >= LEAST_Z;
}

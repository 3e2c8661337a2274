import { END, followSets, isNonTerminal, type Rule } from "./grammar.ts";

/** Rule and how much of its right side has been read. */
interface Item {
  rule: number;
  dot: number;
}

interface LrState {
  items: readonly Item[];
  moves: ReadonlyMap<string, number>;
}

export interface LrAutomaton {
  rules: readonly Rule[];
  states: readonly LrState[];
}

const nameOf = (items: readonly Item[]) =>
  items
    .map(({ rule, dot }) => `${rule}.${dot}`)
    .sort()
    .join(" ");

/** The canonical collection of LR(0) items of the grammar with a new start symbol. */
export function lrAutomaton(grammar: readonly Rule[]): LrAutomaton {
  const start = grammar[0]?.left ?? "S";
  const rules: Rule[] = [{ left: `${start}'`, right: [start] }, ...grammar];
  const nextOf = ({ rule, dot }: Item) => rules[rule]?.right[dot];
  const closure = (kernel: readonly Item[]): Item[] => {
    const items = [...kernel];
    for (const item of items) {
      const next = nextOf(item);
      for (const [rule, { left }] of rules.entries()) {
        const isKnown = items.some((other) => other.rule === rule && other.dot === 0);
        if (left === next && !isKnown) items.push({ rule, dot: 0 });
      }
    }
    return items;
  };
  const states: { items: Item[]; moves: Map<string, number> }[] = [
    { items: closure([{ rule: 0, dot: 0 }]), moves: new Map() },
  ];
  for (const state of states) {
    const symbols = new Set(state.items.flatMap((item) => nextOf(item) ?? []));
    for (const symbol of symbols) {
      const moved = state.items
        .filter((item) => nextOf(item) === symbol)
        .map(({ rule, dot }) => ({ rule, dot: dot + 1 }));
      const items = closure(moved);
      let at = states.findIndex((other) => nameOf(other.items) === nameOf(items));
      if (at < 0) at = states.push({ items, moves: new Map() }) - 1;
      state.moves.set(symbol, at);
    }
  }
  return { rules, states };
}

/** What a state can do with a letter ahead: shift it, or reduce by some rule. */
function actions(
  { rules }: LrAutomaton,
  { items, moves }: LrState,
  letter: string,
  mayReduce: (rule: Rule) => boolean,
) {
  const reductions = items.filter(({ rule, dot }) => {
    const known = rules[rule];
    return known && rule > 0 && dot === known.right.length && mayReduce(known);
  });
  return { shifts: moves.has(letter), reductions: reductions.length };
}

/** The states in which some letter leaves a choice; with LR(0) every letter allows every reduction, with SLR(1) those of FOLLOW do. */
export function conflicts(automaton: LrAutomaton, kind: "LR(0)" | "SLR(1)"): number[] {
  const follow = followSets(automaton.rules.slice(1));
  const letters = new Set([
    END,
    ...automaton.rules.flatMap(({ right }) => right.filter((symbol) => !isNonTerminal(symbol))),
  ]);
  return automaton.states.flatMap((state, at) => {
    const isTorn = [...letters].some((letter) => {
      const { shifts, reductions } = actions(
        automaton,
        state,
        letter,
        ({ left }) => kind === "LR(0)" || (follow.get(left)?.has(letter) ?? false),
      );
      return reductions + Number(shifts) > 1;
    });
    return isTorn ? [at] : [];
  });
}

import { slips } from "../../../../kit/slips.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code } from "../code.ts";
import {
  drawGrammar,
  END,
  emptyStringNote,
  firstSets,
  followSets,
  isNonTerminal,
  predictiveTable,
  type Rule,
  rulesOf,
  shownGrammar,
  shownSet,
  showRule,
} from "./grammar.ts";
import { lrAutomaton } from "./lr-automaton.ts";

/** The letters and the end that come right after a symbol in what the grammar derives, found by deriving. */
function followedBy(rules: readonly Rule[], symbol: string): Set<string> {
  const found = new Set<string>();
  let forms: string[][] = [[rules[0]?.left ?? "S", END]];
  const seen = new Set<string>();
  for (let round = 0; round < 7; round++) {
    const next: string[][] = [];
    for (const form of forms) {
      for (const [place, each] of form.entries()) {
        const after = form[place + 1];
        if (each === symbol && after !== undefined && !isNonTerminal(after)) found.add(after);
        if (!isNonTerminal(each)) continue;
        for (const { left, right } of rules) {
          if (left !== each) continue;
          const derived = [...form.slice(0, place), ...right, ...form.slice(place + 1)];
          const name = derived.join(" ");
          if (derived.length > 9 || seen.has(name)) continue;
          seen.add(name);
          next.push(derived);
        }
      }
    }
    forms = next;
  }
  return found;
}

export const parsing: WriterList = [
  computed({
    name: "follow-set-of-a-grammar",
    depth: 5,
    chapter: "parsing",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const lines = drawGrammar(random);
      const rules = rulesOf(lines);
      const [first, follow] = [firstSets(rules), followSets(rules)];
      const asked = random.pick(["A", "B"]);
      const key = follow.get(asked) ?? new Set<string>();
      if (key.size < 2 && (!key.has(END) || random.chance(0.4))) return undefined;
      const firstOfAsked = [...(first.get(asked) ?? [])];
      const other = follow.get(asked === "A" ? "B" : "A") ?? [];
      const letters = [...key].filter((letter) => letter !== END);
      const show = (set: Iterable<string>) => code(shownSet(set));
      return {
        text: `Consider the following grammar, in which $S$ is the start symbol, capital letters are non-terminals, ε is the empty string and the input ends with \`$\`.\n${shownGrammar(lines)}\nWhich one of the following is FOLLOW(${asked})?`,
        answer: show(key),
        distractors: [
          wrong(show(other), "giving the FOLLOW set of the other non-terminal"),
          ...(letters.length > 0
            ? [wrong(show(letters), "forgetting that the end marker can come next")]
            : []),
          wrong(show([...key, END]), "adding the end marker although a letter always comes after it"),
          wrong(
            show(letters.slice(1).concat(key.has(END) ? END : [])),
            "overlooking one of the places where it stands",
          ),
          wrong(show(firstOfAsked), "giving the FIRST set instead"),
          wrong(show([...key, "ε"]), "putting ε into a FOLLOW set, which never holds it"),
          wrong(
            show([...key, ...firstOfAsked.filter((letter) => letter !== "ε")]),
            "adding the letters with which it begins itself",
          ),
        ],
        explanation: [
          `FIRST(A) is \`${shownSet(first.get("A") ?? [])}\` and FIRST(B) is \`${shownSet(first.get("B") ?? [])}\`.`,
          `Wherever ${asked} stands on a right side, FIRST of what comes after it (without ε) is added, and FOLLOW of the left side where nothing or only ε comes after it.`,
          `This gives FOLLOW(${asked}) = \`${shownSet(key)}\`.`,
        ],
        verify: () => shownSet(followedBy(rules, asked)) === shownSet(key),
      };
    },
  }),
  computed({
    name: "filled-cells-of-an-ll-table",
    depth: 5,
    chapter: "parsing",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const lines = drawGrammar(random);
      const rules = rulesOf(lines);
      const cells = predictiveTable(rules);
      if ([...cells.values()].some((cell) => cell.length > 1)) return undefined;
      const follow = followSets(rules);
      const key = num(cells.size);
      const letters = new Set(rules.flatMap(({ right }) => right.filter((symbol) => !isNonTerminal(symbol))));
      const empties = rules.filter(({ right }) => right.length === 0);
      const withoutFollow = [...cells.values()].filter(([rule]) => rule && rule.right.length > 0).length;
      const perRule = rules.map((rule) => ({
        rule,
        cells: [...cells].filter(([, [own]]) => own === rule).map(([cell]) => cell.split(",")[1] ?? ""),
      }));
      return {
        text: `Consider the following LL(1) grammar with the start symbol $S$${emptyStringNote(lines)}.\n${shownGrammar(lines)}\nIn its predictive parsing table, with a row for each non-terminal and a column for each terminal and for the end marker \`$\`, the number of cells that contain a production is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [rules.length, "taking one cell for each production"],
          [withoutFollow + empties.length, "giving each production to ε a single cell"],
          [withoutFollow, "leaving out the productions to ε"],
          [3 * (letters.size + 1), "counting all the cells of the table"],
          [cells.size + 1, "filling one cell too many"],
          [cells.size - 1, "forgetting a column"],
          [cells.size + 2, "filling two cells too many"],
        ]),
        explanation: [
          `A production stands in the columns of FIRST of its right side, and one that can vanish also in those of FOLLOW of its left side. FOLLOW(A) is \`${shownSet(follow.get("A") ?? [])}\` and FOLLOW(B) is \`${shownSet(follow.get("B") ?? [])}\`.`,
          ...perRule.map(({ rule, cells }) => `\`${showRule(rule)}\`: \`${shownSet(cells)}\`.`),
          `Together the productions fill ${cells.size} cells.`,
        ],
      };
    },
  }),
  computed({
    name: "states-of-an-lr-automaton",
    depth: 5,
    chapter: "parsing",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const [a, b, c] = random.sample(["a", "b", "c", "d"], 3) as [string, string, string];
      const lines = random.pick([
        [`S → ${a} S ${b} | ${c}`],
        [`S → S ${a} | ${b}`],
        [`S → ${a} A ${b}`, `A → ${c} A | ${c}`],
        ["S → A A", `A → ${a} A | ${b}`],
        ["S → A B", `A → ${a}`, `B → ${b} B | ${c}`],
        [`S → ${a} A | ${b}`, `A → ${c} S`],
        [`S → A ${a} | ${b}`, `A → ${c} A | ${c}`],
        [`S → ( S ) | ${a}`],
        [`S → S ${a} S | ${b}`],
        [`S → ${a} A ${b} | ${a} ${c}`, `A → ${c}`],
        [`S → A S | ${b}`, `A → ${a} | ${c}`],
        ["S → S A | A", `A → ${a} S ${b} | ${c}`],
      ]);
      const rules = rulesOf(lines);
      const automaton = lrAutomaton(rules);
      const size = automaton.states.length;
      const key = num(size);
      const items = automaton.rules.reduce((sum, { right }) => sum + right.length + 1, 0);
      const symbols = automaton.states[0]?.moves;
      return {
        text: `Consider the following grammar, which is augmented with the production $S' \\to S$.\n${shownGrammar(lines)}\nThe number of states (sets of items) in the canonical collection of LR(0) items is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [size - 1, "forgetting the state that is reached by reading S at the start"],
          [size + 1, "counting a state twice that two moves share"],
          [items, "counting the items instead of the sets that they form"],
          [rules.length + 1, "taking one state for each production"],
          [size - 2, "stopping before all moves have been followed"],
          [size + 2, "adding states for the end of the input"],
          [size + 3, "making a new state for every move"],
        ]),
        explanation: [
          `The start state is the closure of S' → • S; from it ${list([...(symbols?.keys() ?? [])].map((symbol) => `\`${symbol}\``))} can be read, each leading to a state.`,
          ...automaton.states.flatMap(({ moves }, at) =>
            at > 0 && moves.size > 0
              ? [
                  `State ${at} goes on with ${list([...moves].map(([symbol, to]) => `\`${symbol}\` to ${to}`))}.`,
                ]
              : [],
          ),
          `Closed under these moves, the collection has ${size} states, numbered from 0.`,
        ],
        // Every item but those at the start of a rule is reached by a move, so that no set is met that holds no such item.
        verify: () => automaton.states.slice(1).every(({ items }) => items.some(({ dot }) => dot > 0)),
      };
    },
  }),
];

import { num } from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import {
  drawGrammar,
  emptyStringNote,
  firstSets,
  followSets,
  predictiveTable,
  rulesOf,
  shownGrammar,
  shownSet,
} from "../computed/theory/grammar.ts";
import { conflicts, lrAutomaton } from "../computed/theory/lr-automaton.ts";

const ARE_TRUE = "Which of the following statements is/are TRUE?";

export const grammars: readonly Writer[] = [
  multipleCorrect({
    name: "several-first-and-follow",
    depth: 5,
    chapter: "parsing",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const lines = drawGrammar(random);
      const rules = rulesOf(lines);
      const [first, follow] = [firstSets(rules), followSets(rules)];
      const clash = [...predictiveTable(rules)].find(([, cell]) => cell.length > 1)?.[0];
      const letters = ["a", "b", "c", "d", "e"].filter((letter) =>
        lines.join(" ").split(" ").includes(letter),
      );
      const firstOfS = first.get("S") ?? new Set<string>();
      const member = (name: "FIRST" | "FOLLOW", symbol: string) => {
        const set = (name === "FIRST" ? first : follow).get(symbol) ?? new Set<string>();
        const letter = random.pick(name === "FOLLOW" ? [...letters, "$"] : letters);
        return judged(
          `\`${letter}\` belongs to ${name}(${symbol})`,
          set.has(letter),
          `${name}(${symbol}) is \`${shownSet(set)}\`.`,
        );
      };
      return {
        text: `Consider the following grammar with the start symbol $S$${emptyStringNote(lines)}; the input ends with \`$\`.\n${shownGrammar(lines)}\n${ARE_TRUE}`,
        workedOut: [
          ...["S", "A", "B"].map(
            (symbol) =>
              `FIRST(${symbol}) is \`${shownSet(first.get(symbol) ?? [])}\` and FOLLOW(${symbol}) is \`${shownSet(follow.get(symbol) ?? [])}\`.`,
          ),
        ],
        statements: [
          member("FOLLOW", "A"),
          member("FOLLOW", "B"),
          member("FIRST", "S"),
          judged(
            "FOLLOW(A) and FOLLOW(B) are equal",
            shownSet(follow.get("A") ?? []) === shownSet(follow.get("B") ?? []),
            "The two FOLLOW sets above decide.",
          ),
          judged(
            "The empty string can be derived from $S$",
            firstOfS.has("ε"),
            `FIRST(S) ${firstOfS.has("ε") ? "contains ε" : "does not contain ε"}.`,
          ),
          judged(
            "The grammar is LL(1)",
            clash === undefined,
            clash
              ? `The row of ${clash.split(",")[0]} has two productions in the column of \`${clash.split(",")[1]}\`, so it is not LL(1).`
              : "No cell of the predictive table holds two productions, so it is LL(1).",
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-parser-classes",
    depth: 5,
    chapter: "parsing",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const [a, b, c] = random.sample(["a", "b", "c", "d"], 3) as [string, string, string];
      const lines = random.pick([
        [`S → ${a} S ${b} | ${c}`],
        [`S → ${a} S | ${a}`],
        [`S → S ${a} | ${b}`],
        [`S → ${a} S ${b} | ε`],
        ["S → A A", `A → ${a} A | ${b}`],
        [`S → A ${a} | ${b}`, `A → ${c} A | ${c}`],
        [`S → ${a} A ${b} | ${a} ${c}`, `A → ${c}`],
        [`S → A ${a} | B ${b}`, `A → ${c}`, `B → ${c}`],
        [`S → A | ${a}`, `A → ${a}`],
        [`S → S ${a} S | ${b}`],
        ["S → A B", `A → ${a} | ε`, `B → ${b} B | ${c}`],
        [`S → A ${a}`, `A → A ${b} | ${c}`],
        [`S → ${a} A | ${b}`, `A → ${c} S`],
        ["S → A S | ε", `A → ${a} | ${b}`],
      ]);
      const rules = rulesOf(lines);
      const automaton = lrAutomaton(rules);
      const isPredictive = [...predictiveTable(rules).values()].every((cell) => cell.length === 1);
      const [plain, simple] = [conflicts(automaton, "LR(0)"), conflicts(automaton, "SLR(1)")];
      const recursive = rules.find(({ left, right }) => right[0] === left);
      const size = automaton.states.length;
      const follow = followSets(rules).get("S") ?? [];
      return {
        text: `Consider the following grammar with the start symbol $S$${emptyStringNote(lines)}.\n${shownGrammar(lines)}\n${ARE_TRUE}`,
        workedOut: [
          `With $S' \\to S$ added, the LR(0) automaton has ${size} states, and FOLLOW(S) is \`${shownSet(follow)}\`.`,
        ],
        statements: [
          judged(
            "The grammar is LL(1)",
            isPredictive,
            isPredictive
              ? "The next letter always tells which production to take, so the grammar is LL(1)."
              : recursive
                ? "A production that begins with its own left side leaves two choices for one letter, so the grammar is not LL(1)."
                : "Two productions of one non-terminal are possible for the same next letter, so the grammar is not LL(1).",
          ),
          judged(
            "The grammar is LR(0)",
            plain.length === 0,
            plain.length === 0
              ? "No state of the LR(0) automaton has a conflict, so the grammar is LR(0)."
              : "A state of the automaton can reduce and also do something else, so the grammar is not LR(0).",
          ),
          judged(
            "The grammar is SLR(1)",
            simple.length === 0,
            simple.length === 0
              ? "FOLLOW sets leave no choice in any state, so the grammar is SLR(1)."
              : "A conflict remains even when reductions are made only for the letters of FOLLOW, so the grammar is not SLR(1).",
          ),
          judged(
            "The grammar is left-recursive",
            recursive !== undefined,
            recursive
              ? "A production begins with its own left side, so the grammar is left-recursive."
              : "No non-terminal derives a string that begins with itself, so the grammar is not left-recursive.",
          ),
          valued(
            random,
            num(size),
            [num(size - 1), num(size + 1), num(size + 2)],
            (value) => `The canonical collection of LR(0) items of the augmented grammar has ${value} states`,
            `Followed to the end, the moves give ${size} states.`,
          ),
        ],
      };
    },
  }),
];

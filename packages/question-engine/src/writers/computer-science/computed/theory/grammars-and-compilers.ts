import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, plural, times } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code, fence } from "../code.ts";

export const grammarsAndCompilers: WriterList = [
  computed({
    name: "tokens-in-a-line-of-c",
    topic: "theory-of-computation",
    difficulty: "EASY",
    write(random) {
      const v = random.sample(["x", "sum", "rate", "total", "count", "k"], 3);
      const [a = "x", b = "y", c = "z"] = v;
      const n = random.int(2, 99);
      const line = random.pick([
        ["int", a, "=", b, "+", `${n}`, "*", c, ";"],
        ["if", "(", a, ">=", `${n}`, ")", b, "++", ";"],
        [a, "=", b, "[", `${n}`, "]", "+", c, ";"],
        ["for", "(", a, "=", "0", ";", a, "<", `${n}`, ";", a, "++", ")", b, "+=", a, ";"],
        ["while", "(", a, "!=", b, ")", c, "-=", `${n}`, ";"],
        ["printf", "(", '"%d %d"', ",", a, ",", b, ")", ";"],
        ["return", a, "==", b, "?", `${n}`, ":", c, ";"],
        [a, "=", b, "*", c, ";"],
        ["return", a, "+", b, ";"],
        ["int", a, "=", `${n}`, ",", b, ";"],
        [a, "+=", b, "[", c, "]", ";"],
        ["char", a, "[", `${n}`, "]", ";"],
        ["if", "(", a, "==", b, ")", c, "=", `${n}`, ";"],
        [a, "=", "(", b, "+", c, ")", "/", `${n}`, ";"],
        ["while", "(", a, "<=", `${n}`, ")", a, "=", a, "+", b, ";"],
      ]);
      const shown = line
        .join(" ")
        .replace(/ ([;,)\]])/g, "$1")
        .replace(/([([]) /g, "$1")
        .replace(/ (\+\+)/g, "$1")
        .replace(/(\w) \[/g, "$1[")
        .replace(/printf \(/, "printf(");
      const spacedParts = shown.split(" ").length;
      const twoChar = line.filter((token) => /^(>=|<=|\+\+|!=|-=|==|\+=)$/.test(token)).length;
      const marks = line.filter((token) => /^[;,()[\]]$/.test(token)).length;
      const quoted = line.some((token) => token.startsWith('"'));
      return {
        text: `Into how many tokens does the lexical analyser of a C compiler divide this line?\n${fence(shown)}`,
        answer: num(line.length),
        distractors: [
          wrong(num(line.length - marks), "leaving out brackets, commas and semicolons"),
          wrong(
            num(line.length + (quoted ? 2 : twoChar || 1)),
            quoted
              ? "taking the string apart"
              : twoChar > 0
                ? "splitting operators of two characters"
                : "counting one token twice",
          ),
          wrong(num(line.length - 1), "not counting the semicolon at the end"),
          wrong(num(spacedParts), "counting the parts between spaces"),
          wrong(num(line.length - 2), "overlooking two tokens"),
        ],
        explanation: [
          `The tokens are ${line.map((token) => `\`${token}\``).join(" ")}.`,
          `These are ${line.length}.`,
        ],
      };
    },
  }),
  computed({
    name: "first-sets-of-a-grammar",
    depth: 5,
    chapter: "parsing",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const [x, other, z, w] = random.sample(["a", "b", "c", "d", "e"], 4) as [
        string,
        string,
        string,
        string,
      ];
      // A and B may begin alike and both vanish.
      const isShared = random.chance(0.2);
      const y = isShared ? x : other;
      const aEmpty = isShared || random.chance(0.7);
      const bEmpty = isShared || random.chance(0.5);
      const tail = isShared ? "" : random.pick([w, ""]);
      const first = new Set<string>([x]);
      if (aEmpty) {
        first.add(y);
        if (bEmpty) first.add(tail === "" ? "ε" : tail);
      }
      const order = (set: Iterable<string>) =>
        [...new Set(set)].sort((p, q) => (p === "ε" ? 1 : q === "ε" ? -1 : p < q ? -1 : 1));
      const show = (set: Iterable<string>) => code(`{ ${order(set).join(", ")} }`);
      const rules = [
        `S → A B${tail ? ` ${tail}` : ""}`,
        `A → ${x} A${aEmpty ? " | ε" : ` | ${x} ${z}`}`,
        `B → ${y} ${isShared ? `B ${z}` : "B"}${bEmpty ? " | ε" : ` | ${y} ${z}`}`,
      ];
      return {
        text: `What is FIRST(S) for this grammar? (ε is the empty string; capital letters are non-terminals.)\n${fence(...rules)}`,
        answer: show(first),
        distractors: [
          wrong(show([x]), "overlooking that A can vanish"),
          wrong(
            show([x, y]),
            aEmpty ? "stopping at B although it can vanish too" : "adding FIRST(B) although A cannot vanish",
          ),
          wrong(show([...first, "ε"]), "adding ε although something always remains"),
          ...(tail
            ? [wrong(show([x, y, tail]), `adding \`${tail}\` although ${aEmpty ? "B" : "A"} cannot vanish`)]
            : []),
          wrong(show([x, "ε"]), "taking FIRST(A) with its ε for the whole"),
          wrong(show(bEmpty ? [y, "ε"] : [y]), "giving FIRST(B) instead"),
          ...(isShared
            ? [
                wrong(show([x, z, "ε"]), "collecting terminals from inside the right sides"),
                wrong(show([x, z]), "collecting all terminals, and leaving ε out"),
                wrong(show([z, "ε"]), "taking the last terminal of B for its first"),
              ]
            : []),
          ...(aEmpty && bEmpty
            ? []
            : [wrong(show([x, y, z]), "collecting terminals from inside the right sides")]),
        ],
        explanation: [
          `FIRST(A) is { ${x}${aEmpty ? ", ε" : ""} } and FIRST(B) is { ${y}${bEmpty ? ", ε" : ""} }.`,
          aEmpty
            ? `Since A can be empty, FIRST(B) without ε belongs to FIRST(S)${bEmpty ? (tail ? `; since B can be empty too, so does ${tail}` : "; since B can be empty too and nothing follows, so does ε") : "; B cannot be empty"}.`
            : "A cannot be empty, so a string of S begins as a string of A.",
          `FIRST(S) is \`{ ${order(first).join(", ")} }\`.`,
        ],
      };
    },
  }),
  computed({
    name: "parse-trees-of-an-ambiguous-grammar",
    depth: 5,
    chapter: "grammars",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const operands = random.int(3, 6);
      const names = random.sample(["a", "b", "c", "d", "e", "f"], operands);
      const sign = random.pick(["+", "-", "*"]);
      const trees = (k: number): number =>
        k === 1 ? 1 : range(1, k - 1).reduce((total, left) => total + trees(left) * trees(k - left), 0);
      const key = trees(operands);
      const fact = range(1, operands - 1).reduce((product, k) => product * k, 1);
      const text = names.join(` ${sign} `);
      return {
        text: `How many different parse trees does the string \`${text}\` have in this grammar?\n${fence(`E → E ${sign} E | ${names.join(" | ")}`)}`,
        answer: num(key),
        distractors: [
          wrong(num(fact), "counting the orders in which the operators can be worked"),
          wrong(num(operands - 1), "counting the operators"),
          wrong(num(2 ** (operands - 1)), "choosing between left and right at every operator"),
          wrong(num(trees(operands + 1)), "counting one operand too many"),
          wrong(num(trees(operands - 1)), "counting one operand too few"),
          wrong(num(2), "distinguishing only left and right association"),
        ],
        explanation: [
          `With $P(k)$ for $k$ operands, the operator at the root splits them in every possible way: $P(k) = \\sum P(i) P(k-i)$, $P(1) = 1$.`,
          `For 1 to ${operands} operands: ${range(1, operands).map(trees).join(", ")}. The string has ${plural(operands, "operand")} (the operator occurs ${times(operands - 1)}), so ${list([key])} trees.`,
        ],
      };
    },
  }),
];

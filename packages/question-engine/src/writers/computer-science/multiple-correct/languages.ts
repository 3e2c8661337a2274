import type { Random } from "../../../numbers/random.ts";
import type { Judged } from "../../../question/draft.ts";
import { list } from "../../../writing/english.ts";
import { judged, multipleCorrect } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";

/** From the smallest class to the largest: each holds those before it. */
const CLASSES = ["regular", "deterministic context-free", "context-free", "recursive"] as const;
type Class = (typeof CLASSES)[number];

/** A language, the smallest of the classes that holds it, and why. */
type Language = readonly [shown: string, smallest: Class, because: string];

const LANGUAGES: readonly Language[] = [
  [
    "\\{a^m b^n \\mid m + n \\text{ is even}\\}",
    "regular",
    "Only the parity of the length and the order of the letters must be remembered, so it is regular.",
  ],
  ["\\{a^m b^n \\mid m, n \\ge 1\\}", "regular", "It is $aa^*bb^*$, so it is regular."],
  [
    "\\{w \\in \\{a, b\\}^* \\mid w \\text{ has as many substrings } ab \\text{ as } ba\\}",
    "regular",
    "The numbers of $ab$ and $ba$ are equal exactly if the string is empty or begins and ends with the same letter, so it is regular.",
  ],
  [
    "\\{a^n b^m \\mid n \\le 5 \\text{ or } m \\le 5\\}",
    "regular",
    "Counting up to five needs finitely many states, so it is regular.",
  ],
  ["\\{a^{3n} \\mid n \\ge 0\\}", "regular", "It is $(aaa)^*$, so it is regular."],
  [
    "\\{x w x \\mid x, w \\in \\{a, b\\}^*\\}",
    "regular",
    "With $x$ empty, every string is of this form, so it is the regular language of all strings.",
  ],
  [
    "\\{a^n b^n \\mid n \\ge 0\\}",
    "deterministic context-free",
    "A deterministic pushdown automaton compares the two numbers, but no finite automaton can, so it is deterministic context-free and not regular.",
  ],
  [
    "\\{w c w^R \\mid w \\in \\{a, b\\}^*\\}",
    "deterministic context-free",
    "The letter $c$ tells when to begin popping, so it is deterministic context-free; it is not regular.",
  ],
  [
    "\\{a^m b^n c^{m+n} \\mid m, n \\ge 1\\}",
    "deterministic context-free",
    "Each $a$ and $b$ is pushed and each $c$ pops one, so it is deterministic context-free; it is not regular.",
  ],
  [
    "\\{a^m b^n \\mid m > n\\}",
    "deterministic context-free",
    "One stack without guessing compares the two numbers, so it is deterministic context-free; it is not regular.",
  ],
  [
    "\\{w \\in \\{a, b\\}^* \\mid n_a(w) = n_b(w)\\}",
    "deterministic context-free",
    "The stack keeps the difference of the two numbers, so it is deterministic context-free; it is not regular.",
  ],
  [
    "\\{a^n b^m c^m d^n \\mid m, n \\ge 1\\}",
    "deterministic context-free",
    "The pairs are nested, so one stack suffices without guessing: it is deterministic context-free and not regular.",
  ],
  [
    "\\{a^n b^{2n} \\mid n \\ge 1\\}",
    "deterministic context-free",
    "Two symbols are pushed for each $a$, so it is deterministic context-free; it is not regular.",
  ],
  [
    "\\{w w^R \\mid w \\in \\{a, b\\}^*\\}",
    "context-free",
    "The middle must be guessed, so it is context-free, but not deterministic context-free.",
  ],
  [
    "\\{a^i b^j c^k \\mid i = j \\text{ or } j = k\\}",
    "context-free",
    "Which equality to check must be guessed, so it is context-free, but not deterministic context-free.",
  ],
  [
    "\\{a^n b^n \\mid n \\ge 1\\} \\cup \\{a^n b^{2n} \\mid n \\ge 1\\}",
    "context-free",
    "Which of the two to check must be guessed, so it is context-free, but not deterministic context-free.",
  ],
  [
    "\\{a^n b^n c^n \\mid n \\ge 1\\}",
    "recursive",
    "One stack cannot compare three numbers, so it is not context-free; a Turing machine decides it.",
  ],
  [
    "\\{w w \\mid w \\in \\{a, b\\}^*\\}",
    "recursive",
    "A stack gives the first half back in the wrong order, so it is not context-free; a Turing machine decides it.",
  ],
  [
    "\\{a^n b^m c^n d^m \\mid m, n \\ge 1\\}",
    "recursive",
    "The pairs cross, so that no single stack compares them: it is not context-free.",
  ],
  [
    "\\{a^p \\mid p \\text{ is prime}\\}",
    "recursive",
    "Over one letter the context-free languages are regular, and the primes are not periodic, so it is not context-free.",
  ],
  [
    "\\{a^{n^2} \\mid n \\ge 1\\}",
    "recursive",
    "Over one letter the context-free languages are regular, and the squares are not periodic, so it is not context-free.",
  ],
  [
    "\\{a^i b^j c^k \\mid i < j < k\\}",
    "recursive",
    "Two comparisons with the same number need more than one stack, so it is not context-free.",
  ],
];

const isIn = (smallest: Class, asked: Class) => CLASSES.indexOf(smallest) <= CLASSES.indexOf(asked);

/** Each problem, whether it is decidable, and why. */
const PROBLEMS: readonly (readonly [says: string, isDecidable: boolean, because: string])[] = [
  [
    "Whether two given deterministic finite automata accept the same language",
    true,
    "The automaton for the symmetric difference can be built and tested for emptiness, so this is decidable.",
  ],
  [
    "Whether the language of a given context-free grammar is empty",
    true,
    "It suffices to find out which non-terminals derive a string, so this is decidable.",
  ],
  [
    "Whether the language of a given context-free grammar is finite",
    true,
    "A cycle among the useful non-terminals is looked for, so this is decidable.",
  ],
  [
    "Whether a given context-free grammar generates a given string",
    true,
    "The algorithm of Cocke, Younger and Kasami answers it, so this is decidable.",
  ],
  [
    "Whether a given Turing machine halts on the empty input within 100 steps",
    true,
    "The machine is run for 100 steps, so this is decidable.",
  ],
  [
    "Whether a given Turing machine has at least 20 states",
    true,
    "It can be read off the description of the machine, so this is decidable.",
  ],
  [
    "Whether a given finite automaton accepts every string over its alphabet",
    true,
    "The complement is tested for emptiness, so this is decidable.",
  ],
  [
    "Whether the language of a given context-free grammar and that of a given finite automaton have a string in common",
    true,
    "The intersection is context-free and can be tested for emptiness, so this is decidable.",
  ],
  [
    "Whether a given pushdown automaton accepts the empty string",
    true,
    "Membership of a string in a context-free language can be decided, so this is decidable.",
  ],
  [
    "Whether two given context-free grammars generate the same language",
    false,
    "Equality of context-free languages is undecidable.",
  ],
  [
    "Whether a given context-free grammar is ambiguous",
    false,
    "Post's correspondence problem can be reduced to it, so this is undecidable.",
  ],
  [
    "Whether the languages of two given context-free grammars have a string in common",
    false,
    "Post's correspondence problem can be reduced to it, so this is undecidable.",
  ],
  [
    "Whether a given context-free grammar generates every string over its alphabet",
    false,
    "The failed computations of a Turing machine form a context-free language, so this is undecidable.",
  ],
  [
    "Whether a given Turing machine halts on a given input",
    false,
    "This is the halting problem, which is undecidable.",
  ],
  [
    "Whether the language of a given Turing machine is empty",
    false,
    "This is a property of the language that some have and some lack, so by Rice's theorem it is undecidable.",
  ],
  [
    "Whether the language of a given Turing machine is regular",
    false,
    "This is a property of the language that some have and some lack, so by Rice's theorem it is undecidable.",
  ],
  [
    "Whether the languages of two given Turing machines are equal",
    false,
    "Emptiness is a special case of it, so this is undecidable.",
  ],
  [
    "Whether a given Turing machine accepts some string of length at most 10",
    false,
    "This is a property of the language that some have and some lack, so by Rice's theorem it is undecidable.",
  ],
  [
    "Whether the language of a given context-free grammar is regular",
    false,
    "Regularity of a context-free language is undecidable.",
  ],
];

type Kind = "regular" | "context-free" | "recursive" | "recursively enumerable";

/** Which results are sure to be of a class, whatever languages are taken; the others can fail. */
const RESULTS: readonly (readonly [result: string, kind: Kind, isSure: boolean, because: string])[] = [
  [
    "R \\cap P",
    "context-free",
    true,
    "A context-free language meets a regular one in a context-free language.",
  ],
  [
    "R \\cup P",
    "context-free",
    true,
    "A regular language is context-free, and unions of context-free languages are context-free.",
  ],
  ["P \\cdot R", "context-free", true, "Concatenations of context-free languages are context-free."],
  [
    "P \\setminus R",
    "context-free",
    true,
    "It is the intersection of $P$ with the regular complement of $R$, so it is context-free.",
  ],
  [
    "R \\setminus P",
    "recursive",
    true,
    "Both are recursive, and recursive languages are closed under difference.",
  ],
  [
    "R \\setminus P",
    "context-free",
    false,
    "With all strings as $R$ it is the complement of $P$, which need not be context-free.",
  ],
  ["\\overline{P}", "context-free", false, "Context-free languages are not closed under complement."],
  ["\\overline{P}", "recursive", true, "Every context-free language is recursive, and so is its complement."],
  [
    "P \\cap Q",
    "context-free",
    false,
    "Context-free languages are not closed under intersection: with $a^n b^n c^m$ and $a^m b^n c^n$ it fails.",
  ],
  [
    "P \\cap Q",
    "recursive",
    true,
    "Both are recursive, and recursive languages are closed under intersection.",
  ],
  ["R \\cap P", "regular", false, "With all strings as $R$ it is $P$ itself, which need not be regular."],
  [
    "\\overline{T}",
    "recursively enumerable",
    false,
    "If the complement of $T$ were recursively enumerable as well, $T$ would be recursive; that is not so for all $T$.",
  ],
  [
    "T \\cap P",
    "recursively enumerable",
    true,
    "Recursively enumerable languages are closed under intersection, and $P$ is one of them.",
  ],
  ["T \\cup P", "recursive", false, "With the empty language as $P$ it is $T$, which need not be recursive."],
  [
    "T \\setminus P",
    "recursively enumerable",
    true,
    "It is the intersection of $T$ with the recursive complement of $P$, so it is recursively enumerable.",
  ],
  [
    "P \\setminus T",
    "recursively enumerable",
    false,
    "With all strings as $P$ it is the complement of $T$, which need not be recursively enumerable.",
  ],
  ["P^*", "context-free", true, "Context-free languages are closed under the star."],
  ["R^*", "regular", true, "Regular languages are closed under the star."],
];

/** So many of the rows, so that both kinds of statements are among them. */
function someOf(random: Random, statements: readonly Judged[], right = 3, wrong = 3): Judged[] {
  const take = (holds: boolean, count: number) =>
    random.shuffle(statements.filter((each) => each.holds === holds)).slice(0, count);
  return [...take(true, right), ...take(false, wrong)];
}

/** The four that are shown: the text names only what occurs in them. */
function fourOf(random: Random, statements: readonly Judged[]): Judged[] {
  const right = random.int(1, 3);
  return someOf(random, statements, right, 4 - right);
}

const isUsed = (statements: readonly Judged[], symbol: string) =>
  statements.some(({ text }) => text.includes(symbol));

/** Symbols of languages, and what they mean. */
const SYMBOLS = [
  ["w^R", "$w^R$ is the reverse of $w$"],
  ["n_a(w)", "$n_x(w)$ is the number of times that $x$ occurs in $w$"],
] as const;

/** Which languages the results are made of. */
function given(statements: readonly Judged[]): string {
  const free = ["P", "Q"].filter((name) => isUsed(statements, name)).map((name) => `$${name}$`);
  const parts = [
    ...(isUsed(statements, "R") ? ["$R$ be a regular language"] : []),
    ...(free.length > 0
      ? [`${list(free)} be ${free.length > 1 ? "context-free languages" : "a context-free language"}`]
      : []),
    ...(isUsed(statements, "T") ? ["$T$ be a recursively enumerable language"] : []),
  ];
  const languages = parts.length + (free.length > 1 ? 1 : 0);
  return `Let ${list(parts.map((part, at) => (at === 0 ? part : `let ${part}`)))}${languages > 1 ? `, ${languages > 2 ? "all" : "both"} over the same alphabet` : ""}.`;
}

export const languages: readonly Writer[] = [
  multipleCorrect({
    name: "several-classes-of-languages",
    depth: 5,
    chapter: "closure-of-languages",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const asked = random.pick(["regular", "deterministic context-free", "context-free"] as const);
      const excludes = asked === "context-free" && random.chance();
      const statements = fourOf(
        random,
        LANGUAGES.map(([shown, smallest, because]) =>
          judged(`$${shown}$`, isIn(smallest, asked) && !(excludes && smallest === "regular"), because),
        ),
      );
      const notes = SYMBOLS.filter(([symbol]) => isUsed(statements, symbol)).map(([, meaning]) => meaning);
      return {
        text: `Which of the following languages is/are ${asked}${excludes ? " but not regular" : ""}?${notes.length > 0 ? ` (Here ${list(notes)}.)` : ""}`,
        statements,
      };
    },
  }),
  multipleCorrect({
    name: "several-decidable-problems",
    depth: 5,
    chapter: "decidability",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const asked = random.chance(0.6);
      return {
        text: `Which of the following problems is/are ${asked ? "decidable" : "undecidable"}?`,
        statements: someOf(
          random,
          PROBLEMS.map(([says, isDecidable, because]) => judged(says, isDecidable === asked, because)),
        ),
      };
    },
  }),
  multipleCorrect({
    name: "several-closure-of-languages",
    depth: 5,
    chapter: "closure-of-languages",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const statements = fourOf(
        random,
        RESULTS.map(([result, kind, isSure, because]) => judged(`$${result}$ is ${kind}`, isSure, because)),
      );
      return {
        text: `${given(statements)} Which of the following statements is/are TRUE for every choice of these languages?`,
        statements,
      };
    },
  }),
];

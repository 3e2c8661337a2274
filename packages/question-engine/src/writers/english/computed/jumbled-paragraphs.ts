import { permutations } from "../../../numbers/permutations.ts";
import { withNature } from "../../../writing/nature.ts";
import { ARGUMENTS, PARAGRAPHS, STORIES } from "../facts/sentences/para-jumbles.ts";
import { grammar } from "./grammar.ts";

const LABELS = ["P", "Q", "R", "S"] as const;

/** `about` keeps a paragraph from coming twice in one set; `clue` says what fixes its order. */
interface Paragraph {
  about: string;
  /** How the paragraph is asked for, where there are several ways. */
  wording?: number;
  sentences: readonly string[];
  clue: string;
  stranger?: string;
}

const SIMPLE: readonly Paragraph[] = STORIES.map((story, at) => ({
  about: `stories#${at}`,
  clue: "Pronouns and linking words fix the order.",
  ...story,
}));
const CLOSE: readonly Paragraph[] = PARAGRAPHS.map((paragraph, at) => ({
  about: `para-jumbles#${at}`,
  ...paragraph,
}));

const ARGUED: readonly Paragraph[] = ARGUMENTS.map((argument, at) => ({
  about: `arguments#${at}`,
  wording: at % 3,
  ...argument,
}));

/** Ways to ask for the order, and for the sentence that does not belong; the first is the usual one. */
const TO_ORDER = [
  "Arrange the sentences to form a sensible paragraph.",
  "Put these four sentences into the order in which they make a coherent argument.",
  "In which order do the four sentences below make one coherent paragraph?",
] as const;
const TO_LEAVE_OUT = [
  "Four of these five sentences make a coherent paragraph when they are put in order. Which of them does not belong to it?",
  "One of the five sentences below is not part of the argument that the other four make. Which one is it?",
  "All but one of these sentences form a paragraph when they are put in order. Which one is left over?",
] as const;

type Places = readonly [number, number];

/**
 * Two exchanges give four orders. Each sentence has each of its places in two of them, so that comparing the
 * options reveals nothing.
 */
const EXCHANGES: readonly (readonly [Places, Places])[] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
  [
    [0, 2],
    [1, 3],
  ],
];

function exchanged(order: readonly string[], [one, other]: Places): string[] {
  return order.map((label, at) => order[at === one ? other : at === other ? one : at] ?? label);
}

function amiss(order: string, [first, , , last]: readonly string[]): string {
  if (order[0] === last) return "begins with the conclusion";
  if (order[0] !== first) return "does not begin with the sentence that introduces the subject";
  return order[3] === last
    ? "exchanges the second and the third sentence"
    : "puts the conclusion before what leads to it";
}

function jumble(name: string, difficulty: "MEDIUM" | "HARD", paragraphs: readonly Paragraph[]) {
  return grammar({
    name,
    topic: "sentence-structure",
    difficulty,
    write(random, wanted = 3) {
      const { about, wording = 0, sentences, clue } = random.pick(paragraphs);
      const places = random.shuffle([0, 1, 2, 3]);
      const labelOf = (at: number) => LABELS[places.indexOf(at)] ?? "P";
      const right = [0, 1, 2, 3].map(labelOf);
      if (right.join("") === "PQRS") return undefined;
      const shown = places.map((at) => sentences[at]);
      const answer = right.join("");
      const [one, other] = random.pick(EXCHANGES);
      const [first, second] = [exchanged(right, one), exchanged(right, other)];
      const both = exchanged(first, other);
      const even = [first, second, both].map((order) => order.join(""));
      const fifth = permutations([0, 1, 2, 3])
        .map((order) => order.map(labelOf).join(""))
        .filter((order) => order !== answer && order !== "PQRS" && !even.includes(order));
      const wrong = [...even, random.pick(fifth)]
        .slice(0, wanted)
        .map((order) => [order, amiss(order, right)] as const);
      const typed = right.map((label) => LABELS.indexOf(label) + 1).join("");
      return {
        about,
        text: `${TO_ORDER[wording]}\n${shown.map((sentence, at) => `${LABELS[at]}. ${sentence}`).join("\n")}`,
        answer,
        wrong,
        because: `The order is ${answer}: it begins with “${sentences[0]}” ${clue}`,
        typedAs: {
          text: `The sentences numbered 1 to 4 make a coherent paragraph when they are put in the right order. Type the four numbers in that order.\n${numbered(shown)}`,
          answer: typed,
          explanation: `The order is ${typed}: it begins with “${sentences[0]}” ${clue}`,
        },
      };
    },
  });
}

function numbered(sentences: readonly (string | undefined)[]): string {
  return sentences.map((sentence, at) => `${at + 1}. ${sentence}`).join("\n");
}

const oddSentence = (name: string, paragraphs: readonly Paragraph[]) =>
  grammar({
    name,
    topic: "sentence-structure",
    difficulty: "HARD",
    write(random) {
      const { about, wording = 0, sentences, clue, stranger = "" } = random.pick(paragraphs);
      const shown = random.shuffle([...sentences, stranger]);
      // In their natural order the four would show at once which sentence is extra.
      if (shown.filter((each) => each !== stranger).join() === sentences.join()) return undefined;
      const place = shown.indexOf(stranger) + 1;
      const options = shown.map((_, at) => `Sentence ${at + 1}`);
      const because = `Sentence ${place} speaks of the same subject but has no place in the paragraph, which begins with “${sentences[0]}” ${clue}`;
      const asked = "Four of these five sentences make a coherent paragraph when they are put in order.";
      return {
        about,
        text: `${TO_LEAVE_OUT[wording]}\n${numbered(shown)}`,
        answer: `Sentence ${place}`,
        wrong: random
          .shuffle(options.filter((option) => option !== `Sentence ${place}`))
          .map((option) => [option, "is part of the paragraph"]),
        listed: options,
        because,
        typedAs: {
          text: `${asked} Type the number of the one that does not belong to it.\n${numbered(shown)}`,
          answer: `${place}`,
          explanation: because,
        },
        verify: () => sentences.every((sentence) => sentence !== shown[place - 1]),
      };
    },
  });

const sentencePlacement = grammar({
  name: "sentence-to-be-placed",
  topic: "sentence-structure",
  difficulty: "HARD",
  write(random) {
    const { about, sentences, clue } = random.pick(CLOSE);
    const taken = random.int(0, 3);
    const rest = sentences.filter((_, at) => at !== taken);
    const text = rest.map((sentence, at) => `(${at + 1}) ____ ${sentence}`).join(" ");
    const options = [1, 2, 3, 4].map((blank) => `Blank (${blank})`);
    const answer = options[taken] ?? "";
    return {
      about,
      text: `In which blank of the paragraph does this sentence belong?\nSentence: “${sentences[taken]}”\nParagraph: ${text} (4) ____`,
      answer,
      wrong: options
        .filter((option) => option !== answer)
        .map((option) => [
          option,
          "would part sentences that belong together or leave a word without what it refers to",
        ]),
      listed: options,
      because: `The sentence belongs in blank (${taken + 1}). ${clue}`,
      verify: () =>
        [...rest.slice(0, taken), sentences[taken], ...rest.slice(taken)].join() === sentences.join(),
    };
  },
});

export const structureWriters = [
  withNature({ form: "elementary" }, jumble("jumbled-paragraph", "MEDIUM", SIMPLE)),
  ...withNature({ depth: 3 }, [
    jumble("jumbled-paragraph-inner", "HARD", CLOSE),
    oddSentence(
      "sentence-out-of-place",
      [...SIMPLE, ...CLOSE].filter(({ stranger }) => stranger),
    ),
    sentencePlacement,
  ]),
  withNature({ chapter: "jumbled-argument", form: "argument" }, jumble("jumbled-argument", "HARD", ARGUED)),
  withNature(
    { chapter: "odd-sentence", form: "argument" },
    oddSentence("sentence-out-of-an-argument", ARGUED),
  ),
];

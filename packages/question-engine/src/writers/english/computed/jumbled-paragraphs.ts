import { permutations } from "../../../kit/permutations.ts";
import { IN_ORDER } from "../facts/arguments-in-paragraphs.ts";
import { PARAGRAPHS } from "../facts/para-jumbles.ts";
import { grammar } from "./grammar.ts";

/** Each story has one order only: time, pronouns and linking words fix it. */
const STORIES: readonly (readonly [string, string, string, string])[] = [
  [
    "A thirsty crow once saw a tall jar in a garden.",
    "It flew down to the jar eagerly, but found the water far too low to reach.",
    "Not losing heart at this, it began to drop pebbles into the jar one by one.",
    "At last the water rose to the brim, and the bird drank its fill.",
  ],
  [
    "Ravi planted a mango seed behind his house.",
    "He watered it every day, and within weeks a tiny shoot came up.",
    "Over the years that shoot grew into a tall tree.",
    "This summer the tree bore its first fruit, and he shared it with the whole street.",
  ],
  [
    "Paper was first made in China about two thousand years ago.",
    "From there the art spread slowly to the Arab world.",
    "The Arabs, in turn, carried it to Spain and Sicily.",
    "Once it had reached these parts of Europe, it soon replaced parchment everywhere there.",
  ],
  [
    "Last night a fire broke out in a cloth shop in our market.",
    "The owner, who lives upstairs, smelt the smoke and called the fire brigade.",
    "Its engines arrived within ten minutes of his call.",
    "By midnight the firemen had put out the blaze, but nothing in the shop could be saved.",
  ],
  [
    "Many people believe that bats are blind.",
    "In truth, however, all bats can see.",
    "Many of them simply do not rely on their eyes at night.",
    "Instead, these bats send out sounds and listen for the echoes.",
  ],
  [
    "To make tea, first boil a cup of water in a pan.",
    "Add the leaves to the boiling water and wait for three minutes.",
    "Then strain this brew into a cup.",
    "Finally, stir some milk and sugar into the strained tea.",
  ],
  [
    "Alexander Fleming came back from a holiday in September 1928.",
    "On his return he found that a mould had grown on one of his dishes.",
    "Around this mould, to his surprise, the bacteria had died.",
    "He named the substance that had killed them penicillin.",
  ],
  [
    "An old farmer had three sons who were always quarrelling.",
    "One day he gave them a bundle of sticks and asked them to break it.",
    "When each of them had failed, he untied it and handed them the sticks one by one.",
    "These they broke easily, and so they learnt that union is strength.",
  ],
  [
    "Most cities of the plains face a shortage of water every summer.",
    "One cause of this shortage is that rain water is allowed to run off into drains.",
    "If it were stored in tanks instead, the wells would fill up again.",
    "That is why several states have now made such tanks compulsory.",
  ],
  [
    "Meera had never travelled by train before.",
    "So, too excited to sleep, she was up at dawn on the day of her first journey.",
    "Her excitement grew when the train at last pulled into the station.",
    "But an hour after boarding it, she was fast asleep against the window.",
  ],
  [
    "The first bicycles had no pedals.",
    "Their riders pushed themselves along with their feet.",
    "Pedals were added to the front wheel only in the 1860s.",
    "Two decades after that, a chain to the back wheel gave us the bicycle of today.",
  ],
  [
    "The human eye works rather like a camera.",
    "Light enters it through an opening called the pupil.",
    "Behind this opening, a lens bends the light to form an image.",
    "The image falls on the retina, from which signals go to the brain.",
  ],
];

const LABELS = ["P", "Q", "R", "S"] as const;

/** `about` keeps a paragraph from coming twice in one set; `clue` says what fixes its order. */
interface Paragraph {
  about: string;
  sentences: readonly string[];
  clue: string;
}

const SIMPLE: readonly Paragraph[] = STORIES.map((sentences, at) => ({
  about: `stories#${at}`,
  sentences,
  clue: "Pronouns and linking words fix the order.",
}));
const CLOSE: readonly Paragraph[] = PARAGRAPHS.map(([sentences, clue], at) => ({
  about: `para-jumbles#${at}`,
  sentences,
  clue,
}));

const ARGUMENTS: readonly Paragraph[] = IN_ORDER.map(([sentences, clue], at) => ({
  about: `arguments#${at}`,
  sentences,
  clue,
}));

type Places = readonly [number, number];

/** Of the four orders that two exchanges give, a sentence stands at a place in two: who compares the options learns nothing. */
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
      const { about, sentences, clue } = random.pick(paragraphs);
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
        text: `Arrange the sentences to form a sensible paragraph.\n${shown.map((sentence, at) => `${LABELS[at]}. ${sentence}`).join("\n")}`,
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

/** A sentence on the subject of each paragraph that has no place in it. */
const STRANGERS: Readonly<Record<string, string>> = {
  "para-jumbles#1": "A camel's thick lips let it eat thorny plants that other animals leave alone.",
  "para-jumbles#2": "A street that runs north and south has shade in the morning and in the evening.",
  "para-jumbles#3": "The oldest glass beads that have been found were worn as jewels by the rich.",
  "para-jumbles#6": "The moon has no air and therefore neither wind nor weather.",
  "para-jumbles#7": "Paper can also be made from bamboo, which grows back within a few years.",
  "para-jumbles#8": "Clay from river banks is often richer in iron than clay from hills.",
  "para-jumbles#9": "A book or a song is protected from the day on which it is written down.",
  "para-jumbles#10": "The compass had reached European ships from the East some centuries earlier.",
  "para-jumbles#13": "Young shoots of bamboo are eaten as a vegetable in many parts of Asia.",
  "para-jumbles#15": "Coins of gold and silver were once worth as much as the metal in them.",
  "para-jumbles#16": "Many engineers keep a notebook in which they draw what they see on their walks.",
  "stories#2": "Palm leaves were used for writing in southern India until the nineteenth century.",
  "stories#4": "A bat's wing is a hand with very long fingers and skin stretched between them.",
  "stories#6": "Bacteria were first seen through a microscope in the seventeenth century.",
  "stories#8": "Sea water can be made fit to drink, but at a high cost.",
  "stories#10": "A rider finds it hard to balance on a bicycle that stands still.",
  "stories#11": "Many babies are born with eyes whose colour changes later.",
};

/** A paragraph and a sentence that has no place in it. */
type WithStranger = readonly [Paragraph, stranger: string];

const WITH_STRANGERS = [...SIMPLE, ...CLOSE].flatMap((paragraph): WithStranger[] => {
  const stranger = STRANGERS[paragraph.about];
  return stranger === undefined ? [] : [[paragraph, stranger]];
});
const STRANGERS_OF_ARGUMENTS = ARGUMENTS.map(
  (paragraph, at): WithStranger => [paragraph, IN_ORDER[at]?.[2] ?? ""],
);

const oddSentence = (name: string, paragraphs: readonly WithStranger[]) =>
  grammar({
    name,
    topic: "sentence-structure",
    difficulty: "HARD",
    write(random) {
      const [{ about, sentences, clue }, stranger] = random.pick(paragraphs);
      const shown = random.shuffle([...sentences, stranger]);
      // In their own order the four would show at once which one is too many.
      if (shown.filter((each) => each !== stranger).join() === sentences.join()) return undefined;
      const place = shown.indexOf(stranger) + 1;
      const options = shown.map((_, at) => `Sentence ${at + 1}`);
      const because = `Sentence ${place} speaks of the same subject but has no place in the paragraph, which begins with “${sentences[0]}” ${clue}`;
      const asked = "Four of these five sentences make a coherent paragraph when they are put in order.";
      return {
        about,
        text: `${asked} Which of them does not belong to it?\n${numbered(shown)}`,
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
  jumble("jumbled-paragraph", "MEDIUM", SIMPLE),
  jumble("jumbled-paragraph-inner", "HARD", CLOSE),
  oddSentence("sentence-out-of-place", WITH_STRANGERS),
  sentencePlacement,
  jumble("jumbled-argument", "HARD", ARGUMENTS),
  oddSentence("sentence-out-of-an-argument", STRANGERS_OF_ARGUMENTS),
];

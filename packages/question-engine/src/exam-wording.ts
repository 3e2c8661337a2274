import { capitalise, list, NAMES_FROM_ABROAD } from "./english.ts";
import type { ExamFamily } from "./exam-families.ts";
import type { SetWriter } from "./set-writer.ts";
import type { Writer } from "./writer.ts";

/** What a text says, and what an exam says instead of it. */
type Wording = readonly [says: RegExp, instead: (...groups: string[]) => string];

interface Wordings {
  /** Whole stems; the first that fits is used. */
  stems: readonly Wording[];
  /** Turns of phrase within any text. */
  phrases: readonly Wording[];
  /** What stands above a text with blanks. */
  cloze?: string;
}

const under = (direction: string) => (given: string) => `${direction}\n${capitalise(given)}`;

const ONE_WORD = "Select the option that can be used as a one-word substitute for the given group of words.";
const BLANK = "Select the most appropriate option to fill in the blank.";
const JUMBLE =
  "Sentences of a paragraph are given below in jumbled order. Arrange the sentences in the correct order to form a meaningful and coherent paragraph.";
const SAME_WAY = "in the same way as the second";

const different = (things: string, one: string) =>
  `Four ${things} have been given, out of which three are alike in some manner and one is different. Select the ${one} that is different.`;
const inCode = (word: string, code: string, asked: string) =>
  `In a certain code language, ‘${word}’ is written as ‘${code}’. How will ‘${asked}’ be written in that language?`;
const coded = (one: string, its: string, other: string, others: string, asked: string) =>
  `In a certain code language, ‘${one}’ is coded as ‘${its}’ and ‘${other}’ is coded as ‘${others}’. How will ‘${asked}’ be coded in that language?`;

const SSC_ENGLISH: readonly Wording[] = [
  [
    /^Which word is closest in meaning to “(.+)”\?$/,
    under("Select the most appropriate synonym of the given word."),
  ],
  [
    /^(?:Which word is opposite in meaning to|Which of these words is an antonym of) “(.+)”\?$/,
    under("Select the most appropriate ANTONYM of the given word."),
  ],
  [/^Which word describes (one who .+)\?$/, under(ONE_WORD)],
  [/^Which (?:word|adjective) means “(.+)”\?$/, under(ONE_WORD)],
  [/^Which one word stands for “(.+)”\?$/, under(ONE_WORD)],
  [
    /^What is the meaning of the expression “(.+)”\?$/,
    under("Select the most appropriate meaning of the given idiom."),
  ],
  [
    /^Which expression means “(.+)”\?$/,
    under("Select the most appropriate idiom that expresses the given meaning."),
  ],
  [
    /^What does the proverb “(.+)” teach\?$/,
    under("Select the most appropriate meaning of the given proverb."),
  ],
  [/^Choose the correct (?:British )?spelling .+$/, () => "Select the correctly spelt word."],
  [
    /^(?:Fill in the blank with the right|Choose the right (?:article|preposition|form)|Choose the verb that agrees|Choose the option that best completes)[^:]*: (.+)$/,
    under(BLANK),
  ],
  [
    /^Choose the correct (active|passive) form of this \w+: “(.+)”$/,
    (voice, sentence) =>
      `Select the option that expresses the given sentence in ${voice} voice.\n${sentence}`,
  ],
  [
    /^Choose the correct indirect speech[^:]*:\s(.+)$/,
    under("Select the option that expresses the given sentence in indirect speech."),
  ],
  [
    /^Which part of this sentence has an error\?\n“(.+)”$/,
    under(
      "The following sentence has been split into four segments. Identify the segment that contains a grammatical error.",
    ),
  ],
  [
    /^In which part of the sentence is there an error\?\n(.+)$/,
    under(
      "Parts of the following sentence have been given as options. Identify the segment that contains a grammatical error. If there is no error, select ‘No error’.",
    ),
  ],
  [/^Which of these (?:sentences|wishes) .+$/, () => "Select the grammatically correct sentence."],
  [/^(?:Arrange the sentences|Choose the order in which the sentences)[^\n]+\n([\s\S]+)$/, under(JUMBLE)],
  [
    /^Which word best fills blank \((\d)\)\?$/,
    (blank) => `Select the most appropriate option to fill in blank number ${blank}.`,
  ],
];

const SSC_REASONING: readonly Wording[] = [
  [
    /^Which group of letters comes next: (.+), …\?$/,
    (series) =>
      `Which letter-cluster will replace the question mark (?) to complete the given series?\n${series}, ?`,
  ],
  [
    /^What comes next in the series (.+), …\?$/,
    (series) =>
      `Which of the following terms will replace the question mark (?) in the given series?\n${series}, ?`,
  ],
  [
    /^Which letters, put into the gaps .+ pattern (`.+`)\?$/,
    (series) =>
      `Select the combination of letters that, when sequentially placed in the blanks of the given series, will complete the series.\n${series}`,
  ],
  [
    /^The numbers of each row are related in the same way:\n(.+)\n.+$/,
    (rows) =>
      `Study the given pattern carefully and select the number that can replace the question mark (?) in it.\n${rows}`,
  ],
  [/^In a (?:certain )?code (\w+) is written as (\w+)\. How is (\w+) written in that code\?$/, inCode],
  [
    /^In a code (\w+) is written as (\w+)\. Which letters are written as (\w+) in that code\?$/,
    (word, code, asked) =>
      `In a certain code language, ‘${word}’ is written as ‘${code}’. Which of the following will be written as ‘${asked}’ in that language?`,
  ],
  [/^If (\w+) is coded as (\d+) and (\w+) as (\d+), what is the code of (\w+)\?$/, coded],
  [/^In a code (\w+) is (\d+) and (\w+) is (\d+) .+ What is (\w+) in that code\?$/, coded],
  [
    /^In a code, (.+)\. What is (\w) to (\w) in the expression (`.+`)\?$/,
    (key, one, other, chain) =>
      `In a certain code language,\n${key.replaceAll("; ", ",\n").replaceAll(/[“”]/g, (mark) => (mark === "“" ? "‘" : "’"))}.\nBased on the above, how is ${one} related to ${other} if ${chain}?`,
  ],
  [/^Three of the numbers .+$/, () => different("numbers", "number")],
  [/^Which of these does not belong with the others: .+$/, () => different("words", "word")],
  [
    /^Which group of letters does not follow the pattern .+$/,
    () => different("letter-clusters", "letter-cluster"),
  ],
  [/^In three of the pairs .+ Which pair is different\?$/, () => different("number-pairs", "number-pair")],
  [
    /^“(.+)” is to “(.+)” as “(.+)” is to which word\?$/,
    (a, b, c) =>
      `Select the option that is related to the third word ${SAME_WAY} word is related to the first word. (The words must be considered as meaningful English words and must not be related to each other based on the number of letters, consonants or vowels in the word.)\n${a} : ${capitalise(b)} :: ${capitalise(c)} : ?`,
  ],
  [
    /^(\w+) is to (\w+) as (\w+) is to which group of letters\?$/,
    (a, b, c) =>
      `Select the option that is related to the third letter-cluster ${SAME_WAY} letter-cluster is related to the first letter-cluster.\n${a} : ${b} :: ${c} : ?`,
  ],
  [
    /^If \$(\d+)\$ is to \$(\d+)\$ and \$(\d+)\$ is to \$(\d+)\$ by the same rule, \$(\d+)\$ is to which number\?$/,
    (a, b, c, d, e) =>
      `Select the option that is related to the fifth number ${SAME_WAY} number is related to the first number and the fourth number is related to the third number.\n${a} : ${b} :: ${c} : ${d} :: ${e} : ?`,
  ],
  [
    /^If (\$.+\$ means .+), what is the value of \$(.+)\$\?$/,
    (key, sum) =>
      `If ${key}, what will come in place of the question mark (?) in the following equation?\n$${sum} =\\ ?$`,
  ],
  [
    /^Which two signs must be interchanged to make (.+) correct\?$/,
    under("Which two signs should be interchanged to make the given equation correct?"),
  ],
  [
    /^Which interchange of two signs and two numbers makes (.+) correct\?$/,
    under("Which two signs and which two numbers should be interchanged to make the given equation correct?"),
  ],
  [
    /^Which diagram shows best how (.+) are related to each other, .+$/,
    (classes) =>
      `Select the Venn diagram that best illustrates the relationship between the following classes.\n${list(classes.split(/, | and /).map(capitalise)).replace(" and ", ", ")}`,
  ],
  [
    /^The six faces of a cube carry the (letters|numbers|colours) (.+), one each\. In one position the faces (.+) can be seen; in another, (.+)\. Which \w+ is opposite (\w+)\?$/,
    (kind, all, one, other, asked) =>
      `The six faces of a dice are marked with the ${kind} ${all}. In two different positions of the same dice the visible faces are ${one}, and ${other}. Select the ${kind.slice(0, -1)} that will be on the face opposite to the one having ${asked}.`,
  ],
];

const SSC: Wordings = {
  stems: [...SSC_ENGLISH, ...SSC_REASONING],
  phrases: [
    [/\b(which) of these\b/gi, (which) => `${which} of the following`],
    [/(\d%) a year\b/g, (rate) => `${rate} per annum`],
    [/\bcompounded yearly\b/g, () => "compounded annually"],
  ],
  cloze:
    "In the following passage, some words have been deleted. Read the passage carefully and select the most appropriate option to fill in each blank.",
};

/** As the National Testing Agency prints them. */
const NTA: Wordings = {
  stems: [],
  phrases: [
    [
      /\btwo statements, one labelled Assertion \(A\) and the other Reason \(R\)\./,
      () => "two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R).",
    ],
    [
      /\bFrom the options given below, choose the one that names all the correct statements and no others\b/,
      () => "Choose the correct answer from the options given below",
    ],
  ],
};

const GATE: Wordings = {
  stems: [],
  phrases: [
    [/\bspeed-up\b/g, () => "speedup"],
    [
      /\bHow many times as fast as before does a long program run\b/,
      () => "What is the speedup for a long program",
    ],
    [
      /\bAbout how many times as fast as before does the program run\b/,
      () => "What is the speedup, approximately",
    ],
    [
      /\bto (one|two|three) decimals?\b/g,
      (places) => `rounded off to ${places} decimal ${places === "one" ? "place" : "places"}`,
    ],
    [
      /\bare replaced by the rule (.+?) \((\w+)\)/,
      (rule, short) => `are replaced using the ${rule} (${short}) policy`,
    ],
  ],
};

const BY_EXAM: Partial<Record<ExamFamily, Wordings>> = { SSC, JEE: NTA, NEET: NTA, GATE };

/** The writers as the exam words them; people in its sums have names that are at home in India. */
export function inWordsOf(family: ExamFamily, writers: readonly Writer[]): Writer[] {
  const wordings = BY_EXAM[family];
  return wordings ? writers.map((writer) => reworded(writer, wordings)) : [...writers];
}

export function setsInWordsOf(family: ExamFamily, writers: readonly SetWriter[]): SetWriter[] {
  const wordings = BY_EXAM[family];
  return wordings ? writers.map((writer) => rewordedSet(writer, wordings)) : [...writers];
}

function reworded(writer: Writer, wordings: Wordings): Writer {
  return {
    ...writer,
    draft(random, index, wanted) {
      const draft = writer.draft(random, index, wanted);
      if (!draft || (writer.kind === "computed" && NAMES_FROM_ABROAD.test(draft.text))) return undefined;
      const { text, isStem } = say(draft.text, wordings);
      // Many questions share the exam's stem: what the writer said tells them apart.
      return isStem ? { ...draft, text, about: [draft.about ?? draft.text].flat() } : { ...draft, text };
    },
  };
}

function rewordedSet(writer: SetWriter, wordings: Wordings): SetWriter {
  return {
    ...writer,
    draw(random, index) {
      const drawn = writer.draw(random, index);
      if (!drawn) return undefined;
      const { stimulus } = drawn;
      const isCloze = stimulus.text.includes("______") && wordings.cloze;
      return {
        stimulus: isCloze ? { ...stimulus, text: `${wordings.cloze}\n${stimulus.text}` } : stimulus,
        questions: drawn.questions.map((asked) => ({ ...asked, text: say(asked.text, wordings).text })),
      };
    },
  };
}

function say(given: string, { stems, phrases }: Wordings): { text: string; isStem: boolean } {
  const stem = stems.find(([says]) => says.test(given));
  const text = (stem ? [stem] : phrases).reduce(
    (said, [says, instead]) => said.replace(says, (_, ...groups) => instead(...groups)),
    given,
  );
  return { text, isStem: stem !== undefined };
}

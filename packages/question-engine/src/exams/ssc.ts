import { capitalise, list } from "../writing/english.ts";
import type { Exam } from "./rules/exam.ts";
import { AWARENESS, NUMERACY } from "./rules/format-shares.ts";
import { QUICK } from "./rules/mixes.ts";
import { part, section, single } from "./rules/pattern.ts";
import type { Wording, Wordings } from "./rules/wording.ts";
import { NO_HIGHER_MATHEMATICS, SELDOM } from "./topic-shares.ts";

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

const WORDING: Wordings = {
  stems: [...SSC_ENGLISH, ...SSC_REASONING],
  phrases: [
    [/\b(which) of these\b/gi, (which) => `${which} of the following`],
    [/(\d%) a year\b/g, (rate) => `${rate} per annum`],
    [/\bcompounded yearly\b/g, () => "compounded annually"],
  ],
  cloze:
    "In the following passage, some words have been deleted. Read the passage carefully and select the most appropriate option to fill in each blank.",
};

export const sscCgl: Exam = {
  family: "SSC",
  patterns: [
    {
      id: "ssc-cgl-2026",
      paper: "Tier 1",
      name: "SSC CGL Tier 1",
      year: 2026,
      source: "the notice of 21 May 2026 as reported by kamiyab.in",
      durationMinutes: 60,
      locked: true,
      notes: [
        "Since 2026 each section has 15 minutes and locks. What is done about a dropped question is not verified.",
      ],
      sections: [
        part("Reasoning", section("Reasoning"), [single(25, "2", "0.5")], 15),
        part("General Awareness", section("General Awareness"), [single(25, "2", "0.5")], 15),
        part("Quantitative Aptitude", section("Quantitative Aptitude"), [single(25, "2", "0.5")], 15),
        part("English", section("English Language"), [single(25, "2", "0.5")], 15),
      ],
    },
  ],
  // Tier 1: a cloze of five in 25 of English, about four of data in 25 of mathematics, and so much more that half a paper has both.
  paper: {
    units: {
      reasoning: 25, "general-knowledge": 9, history: 4, geography: 4, economics: 3, biology: 2, physics: 1, chemistry: 1,
      "quantitative-aptitude": 17, mathematics: 8, english: 25,
    },
    shares: {
      reasoning: { plain: 80, figure: 20 },
      english: { plain: 76, cloze: 24 },
      "quantitative-aptitude": { plain: 9, figure: 2, data: 6 },
      mathematics: { plain: 75, figure: 25 },
    },
    sections: [["reasoning"], AWARENESS, NUMERACY, ["english"]],
    sets: "last",
    always: {
      topics: [
        "analogies", "coding-decoding", "syllogisms", "mathematical-operations", "blood-relations", "odd-one-out", "simple-and-compound-interest",
        "profit-and-loss", "time-and-work", "polynomials", "trigonometry", "plane-geometry", "idioms-and-phrases", "one-word-substitution",
      ],
      chapters: [
        "missing-terms", "letter-series", "mirror-images", "paper-folding", "synonyms", "antonyms", "spelling", "sentence-improvement", "errors-in-parts",
      ],
    },
  },
  practice: {
    "quantitative-aptitude": 3, reasoning: 3, english: 3, "general-knowledge": 2, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1,
  },
  examWeight: 3,
  styles: QUICK,
  mix: { EASY: 2, MEDIUM: 6, HARD: 2 },
  // Neither school topics nor counts by cases and long arrangements.
  takes: { english: [2, 5], reasoning: [2, 4], "quantitative-aptitude": [2, 4], mathematics: [2, 4] },
  excluded: {
    forms: ["grammar", "bank", "argument", "deduction", "true-statement", "environment", "college"],
    chapters: [
      "modulus", "inverse-ratios", "general-triangles", "compound-angles", "deviation", "graphs-of-quadratics", "venn-counting", "clocks",
      "cut-cubes", "conditionals", "who-tells-the-truth",
    ],
    sums: ["history", "geography", "economics", "biology", "physics", "chemistry"],
    writers: [
      // Kinds that other exams have on the same topics.
      "magic-square-missing", "letters-between-in-word", "new-operation-symbol", "code-table-with-conditions", "syllogism-three-statements",
      "syllogism-two-conclusions-with-possibility", "sentence-out-of-place", "sentence-to-be-placed", "subject-for-the-verb",
      "proverbs", "english-by-heading",
      // Beyond its level.
      "triangle-of-feasible-points", "remainder-on-division-by-a-quadratic", "cubic-symmetric-functions", "sphere-inscribed-in-a-cone",
      "passing-on-halves-of-fruit", "absent-members-share-cost", "how-many-numbers-leave-two-remainders", "pairs-with-a-given-hcf",
      // Tables of rare things.
      "crystal-structures", "symbols-of-other-lands", "gods-of-the-west", "firsts-in-the-world", "economists-and-ideas", "molecular-pioneers",
      "biotechnology-tools", "cell-pioneers", "digestive-secretions", "parts-of-the-gut",
    ],
  },
  wording: WORDING,
  neverSays:
    /^(Complete the|What is meant by the word|What does the adjective|Which of these words means|What can the phrasal verb|Which phrasal verb means|Which word means)/,
  topicShares: {
    ...NO_HIGHER_MATHEMATICS,
    percentages: 2, "profit-and-loss": 3, "simple-and-compound-interest": 2.5, "ratio-and-proportion": 2, "time-and-work": 2, mensuration: 1.5,
    "speed-distance-time": 1.5, averages: 1, ages: 0.5, "number-properties": 1, "mixtures-and-alligation": 1, "trains-and-boats": 0.5,
    "data-sufficiency": SELDOM, "counting-and-chance": SELDOM,
    trigonometry: 3, "plane-geometry": 3, polynomials: 2, "mensuration-solids": 1, "number-theory": 1, "quadratic-equations": 0.5, "coordinate-geometry": 0.5,
    "linear-equations": 0.5, "sets-and-functions": SELDOM, logarithms: SELDOM, "permutations-and-combinations": SELDOM, probability: SELDOM,
    "sequences-and-series": SELDOM, statistics: 1, "number-series": SELDOM, "data-interpretation": 2, "algebra-word-problems": 0.25,
    analogies: 3, "coding-decoding": 3, "number-patterns": 3, "letter-series": 2.5, "odd-one-out": 1.5, syllogisms: 1.5, "mathematical-operations": 2.5,
    "blood-relations": 1.5, "cubes-and-dice": 2.5, "venn-diagrams": 0.7, "ranking-and-order": 0.5, "direction-sense": 0.5, "calendar-and-clock": 0.1,
    "seating-arrangement": 0.5, puzzles: 0.5, "inequalities-reasoning": SELDOM, "critical-reasoning": SELDOM, "input-output": SELDOM,
    synonyms: 2, antonyms: 2, "idioms-and-phrases": 2, "one-word-substitution": 2, "error-spotting": 3, "fill-in-the-blanks": 2, "spelling-and-confusables": 2,
    "sentence-structure": 2, "active-and-passive": 1.5, "direct-and-indirect-speech": 1, "articles-and-prepositions": 0.5, "phrasal-verbs": 0.5, tenses: 0.25,
    "subject-verb-agreement": 0.25, "parts-of-speech": SELDOM, "word-formation": SELDOM, literature: SELDOM, "figures-of-speech": SELDOM,
    "indian-polity": 3, "dance-music-and-festivals": 3, sports: 3, "books-and-authors": 2, "awards-and-honours": 2, superlatives: 0.5, abbreviations: 0.25,
    "health-and-disease": 3, "human-nutrition": 3, "molecular-biology": SELDOM, biotechnology: SELDOM, "cell-division": SELDOM, biomolecules: SELDOM,
    genetics: 0.5, "nervous-system": 0.5, evolution: 0.25, "currencies-and-languages": 0.5, "religion-and-mythology": 0.25,
    "indian-economy": 3, "market-structures": SELDOM, "units-and-measurement": 0.5,
  },
};

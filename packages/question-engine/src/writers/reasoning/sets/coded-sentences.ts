import { range } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { wrong } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";
import type { SetQuestion, SetWriter } from "../../../writing/set-writer.ts";

const WORDS =
  "bank rate loan market growth money public policy demand price trade export credit budget reform labour supply profit gold paper account branch interest deposit growing rising falling steady often never today every small large rural urban".split(
    " ",
  );
const SYLLABLES = "ka la ti mo ne zu pa ra su fi ho bi du ge ju ve xo ri ta lu mi no sa ye wo ze".split(" ");

const SENTENCES = 4;
const LENGTH = 4;

/** Words by the sentences that contain them, as bits: all differ, so that each code can be found. */
function drawPattern(random: Random): number[] | undefined {
  const all = range(1, 2 ** SENTENCES - 2);
  const bits = (mark: number) => range(0, SENTENCES - 1).filter((at) => (mark & (1 << at)) !== 0);
  const chosen: number[] = [];
  const filled = range(1, SENTENCES).map(() => 0);
  for (const mark of random.shuffle(all)) {
    if (bits(mark).some((at) => (filled[at] ?? 0) >= LENGTH)) continue;
    chosen.push(mark);
    for (const at of bits(mark)) filled[at] = (filled[at] ?? 0) + 1;
  }
  const isFull = filled.every((count) => count === LENGTH);
  const repeated = chosen.filter((mark) => bits(mark).length > 1).length;
  return isFull && chosen.length >= 8 && repeated >= 4 ? chosen : undefined;
}

interface Language {
  words: readonly string[];
  codes: readonly string[];
  sentences: readonly (readonly string[])[];
  coded: readonly (readonly string[])[];
}

function drawLanguage(random: Random): Language | undefined {
  const pattern = drawPattern(random);
  if (!pattern) return undefined;
  const words = random.sample(WORDS, pattern.length);
  const codes = random.sample(SYLLABLES, pattern.length);
  const inSentence = (at: number) => words.filter((_, item) => ((pattern[item] ?? 0) & (1 << at)) !== 0);
  const sentences = range(0, SENTENCES - 1).map((at) => random.shuffle(inSentence(at)));
  const coded = sentences.map((line) => random.shuffle(line.map((word) => codes[words.indexOf(word)] ?? "")));
  return { words, codes, sentences, coded };
}

const codeOf = ({ words, codes }: Language, word: string) => codes[words.indexOf(word)] ?? "";

/**
 * Finds a code again from the printed lines: it is the only one that occurs in the same lines as the word.
 */
function decoded({ codes, sentences, coded }: Language, word: string): string | undefined {
  const found = codes.filter((code) =>
    sentences.every((line, at) => line.includes(word) === (coded[at] ?? []).includes(code)),
  );
  return found.length === 1 ? found[0] : undefined;
}

const told = (language: Language) =>
  `Words and codes that stand in the same sentences belong together: ${list(language.words.map((word) => `“${word}” is ${codeOf(language, word)}`))}.`;

function codeForWord(random: Random, language: Language): SetQuestion {
  const [asked = "", ...others] = random.shuffle(language.words);
  return {
    text: `What is the code for “${asked}” in this language?`,
    answer: codeOf(language, asked),
    distractors: others.map((word) => wrong(codeOf(language, word), `taking the code of “${word}”`)),
    explanation: [told(language), `So “${asked}” is ${codeOf(language, asked)}.`],
    difficulty: "MEDIUM",
    verify: () => decoded(language, asked) === codeOf(language, asked),
  };
}

function wordForCode(random: Random, language: Language): SetQuestion {
  const [asked = "", ...others] = random.shuffle(language.words);
  return {
    text: `Which word has the code “${codeOf(language, asked)}”?`,
    answer: asked,
    distractors: others.map((word) =>
      wrong(word, `overlooking that the code of “${word}” is ${codeOf(language, word)}`),
    ),
    explanation: [told(language), `So ${codeOf(language, asked)} stands for “${asked}”.`],
    difficulty: "MEDIUM",
    verify: () => decoded(language, asked) === codeOf(language, asked),
  };
}

function codeForPhrase(random: Random, language: Language): SetQuestion {
  const [one = "", two = "", ...others] = random.shuffle(language.words);
  const shown = (first: string, second: string) => `${codeOf(language, first)} ${codeOf(language, second)}`;
  const [x = "", y = "", z = ""] = others;
  return {
    text: `Which of the following is the code for “${one} ${two}”, the codes being in the order of the words?`,
    answer: shown(one, two),
    distractors: [
      wrong(shown(one, x), `taking the code of “${x}” for that of “${two}”`),
      wrong(shown(x, two), `taking the code of “${x}” for that of “${one}”`),
      wrong(shown(one, y), `taking the code of “${y}” for that of “${two}”`),
      wrong(shown(z, two), `taking the code of “${z}” for that of “${one}”`),
      wrong(shown(y, z), "taking the codes of two other words"),
      wrong(shown(x, y), "taking the codes of two other words"),
    ],
    explanation: [told(language), `So the code is ${shown(one, two)}.`],
    difficulty: "MEDIUM",
    verify: () => [one, two].map((word) => decoded(language, word)).join(" ") === shown(one, two),
  };
}

/** A word that was never met brings a code that was never met. */
function codeWithNewWord(random: Random, language: Language): SetQuestion {
  const [stranger = ""] = random.shuffle(WORDS.filter((word) => !language.words.includes(word)));
  const fresh = random.sample(
    SYLLABLES.filter((code) => !language.codes.includes(code)),
    3,
  );
  const [one = "", two = "", x = "", y = ""] = random.shuffle(language.words);
  const [a = "", b = "", c = ""] = fresh;
  const codes = (...words: string[]) => words.map((word) => codeOf(language, word));
  const shown = (parts: readonly string[]) => parts.join(" ");
  const right = random.shuffle([...codes(one, two), a]);
  return {
    text: `Which of the following may be the code for “${one} ${stranger} ${two}”, the codes being in any order?`,
    answer: shown(right),
    distractors: [
      wrong(shown(random.shuffle([...codes(one, x), b])), `taking the code of “${x}” for that of “${two}”`),
      wrong(shown(random.shuffle([...codes(two, y), c])), `taking the code of “${y}” for that of “${one}”`),
      wrong(shown(random.shuffle(codes(one, two, x))), `giving “${stranger}” the code of “${x}”`),
      wrong(shown(random.shuffle([...codes(x, y), a])), "taking the codes of two other words"),
      wrong(shown(random.shuffle(codes(one, two, y))), `giving “${stranger}” the code of “${y}”`),
    ],
    explanation: [
      told(language),
      `The codes of “${one}” and “${two}” must be there, and “${stranger}”, which is in none of the sentences, has a code that is new: ${shown(right)}.`,
    ],
    difficulty: "HARD",
    verify: () =>
      [one, two].every((word) => right.includes(decoded(language, word) ?? "")) &&
      right.filter((code) => !language.codes.includes(code)).length === 1,
  };
}

/** Of four words the codes are given, of which one is wrong. */
function wronglyCoded(random: Random, language: Language): SetQuestion {
  const [faulty = "", ...others] = random.shuffle(language.words);
  const partner = others.at(-1) ?? "";
  const shown = (word: string, code: string) => `${word} – ${code}`;
  const answer = shown(faulty, codeOf(language, partner));
  return {
    text: "All but one of the following words are given with their correct codes. Which one is not?",
    answer,
    distractors: others
      .filter((word) => word !== partner)
      .slice(0, 5)
      .map((word) => wrong(shown(word, codeOf(language, word)), "a pair that is right")),
    explanation: [told(language), `The pair ${answer} is wrong, since that is the code of “${partner}”.`],
    difficulty: "HARD",
    verify: () => decoded(language, faulty) !== codeOf(language, partner),
  };
}

const TRIES = 200;

export const codedSentences: SetWriter = {
  kind: "set",
  name: "coded-sentences",
  form: "bank",
  topic: "coding-decoding",
  difficulty: "MEDIUM",
  size: Number.POSITIVE_INFINITY,
  draw(random) {
    for (let tries = 0; tries < TRIES; tries++) {
      const language = drawLanguage(random);
      if (!language) continue;
      const lines = language.sentences.map(
        (line, at) => `“${line.join(" ")}” is written as “${language.coded[at]?.join(" ")}”.`,
      );
      return {
        stimulus: {
          text: `In a certain code language the codes of a sentence do not stand in the order of its words.\n${lines.join("\n")}`,
        },
        questions: [codeForWord, wordForCode, codeForPhrase, codeWithNewWord, wronglyCoded].map((ask) =>
          ask(random, language),
        ),
      };
    }
    return undefined;
  },
};

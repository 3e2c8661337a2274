import {
  FIVE_LETTERS,
  FOUR_LETTERS,
  letter,
  mirrored,
  placeOf,
  reversed,
  SIX_LETTERS,
  shifted,
} from "../../../../kit/alphabet.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const places = (word: string) => [...word].map(placeOf);

/** A letter in the same place of both words shows that of the answer. */
const sharesPlaces = (one: string, other: string) => [...one].some((c, at) => c === other[at]);

export const codingDecoding: WriterList = [
  computed({
    name: "code-by-constant-shift",
    form: "elementary",
    topic: "coding-decoding",
    difficulty: "EASY",
    write(random) {
      const [sample = "", word = ""] = random.sample([...FOUR_LETTERS, ...FIVE_LETTERS], 2);
      const by = random.intExcept(-4, 5, 0);
      const decode = random.chance();
      // The only word among four options would be conspicuous.
      const asked = decode ? shifted(word, random.int(7, 12)) : word;
      const given = decode ? shifted(asked, by) : asked;
      const answer = decode ? asked : shifted(asked, by);
      const real = decode ? -by : by;
      const slipped = (code: string) => `${code.slice(0, -1)}${letter(placeOf(code.slice(-1)) + 1)}`;
      const tooFar = shifted(given, real + (real > 0 ? 1 : -1));
      return {
        text: decode
          ? `In a code ${sample} is written as ${shifted(sample, by)}. Which letters are written as ${given} in that code?`
          : `In a code ${sample} is written as ${shifted(sample, by)}. How is ${given} written in that code?`,
        answer,
        distractors: [
          wrong(shifted(given, -real), "shifting in the wrong direction"),
          wrong(tooFar, "shifting by one place too many"),
          wrong(slipped(answer), "a slip in the last letter"),
          wrong(reversed(answer), "reversing the letters as well"),
          wrong(reversed(slipped(answer)), "reversing the letters as well, with a slip in one of them"),
          wrong(reversed(tooFar), "shifting by one place too many and reversing the letters"),
          wrong(slipped(tooFar), "shifting by one place too many, with a slip in the last letter"),
          wrong(mirrored(given), "counting from the other end of the alphabet"),
        ],
        explanation: [
          `From ${sample} to ${shifted(sample, by)} every letter moves ${Math.abs(by)} ${Math.abs(by) === 1 ? "place" : "places"} ${by > 0 ? "forward" : "back"}.`,
          `${decode ? `To decode, move ${given} the same number of places ${by > 0 ? "back" : "forward"}` : `Doing the same to ${given}`}: ${answer}.`,
        ],
        verify: () => shifted(decode ? answer : given, by) === (decode ? given : answer),
      };
    },
  }),
  computed({
    name: "code-sum-of-letter-places",
    form: "elementary",
    topic: "coding-decoding",
    difficulty: "EASY",
    write(random) {
      const [sample = "", other = "", asked = ""] = random.sample(FOUR_LETTERS, 3);
      const back = random.chance(0.4);
      const value = (word: string) => sum(places(word).map((p) => (back ? 27 - p : p)));
      const answer = value(asked);
      const plain = sum(places(asked));
      // Examples with one sum would leave open what is added to it.
      if (new Set([sample, other, asked].map(value)).size < 3) return undefined;
      return {
        text: `If ${sample} is coded as ${value(sample)} and ${other} as ${value(other)}, what is the code of ${asked}?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(back ? plain : 27 * asked.length - plain),
            back ? "counting the letters from A" : "counting the letters from Z",
          ),
          wrong(num(answer + asked.length), "adding 1 for every letter"),
          wrong(num(answer - asked.length), "counting the first letter of the alphabet as 0"),
          wrong(num(answer + 2), "a slip in the place of one letter"),
        ],
        explanation: [
          back
            ? `Number the letters from the end, Z = 1 to A = 26; the code is the sum. ${sample}: $${places(
                sample,
              )
                .map((p) => 27 - p)
                .join(" + ")} = ${value(sample)}$.`
            : `Number the letters A = 1 to Z = 26; the code is the sum. ${sample}: $${places(sample).join(" + ")} = ${value(sample)}$.`,
          `${asked}: $${places(asked)
            .map((p) => (back ? 27 - p : p))
            .join(" + ")} = ${answer}$.`,
        ],
      };
    },
  }),
  computed({
    name: "code-by-growing-shift-or-mirror",
    form: "elementary",
    topic: "coding-decoding",
    difficulty: "MEDIUM",
    write(random) {
      const [sample = "", asked = ""] = random.sample(FIVE_LETTERS, 2);
      if (sharesPlaces(sample, asked)) return undefined;
      const kind = random.pick(["growing", "mirror", "alternate", "reverse-shift"] as const);
      const k = random.int(1, 3);
      const code = (word: string) =>
        kind === "mirror"
          ? mirrored(word)
          : kind === "reverse-shift"
            ? shifted(reversed(word), k)
            : [...word]
                .map((c, n) => letter(placeOf(c) + (kind === "growing" ? n + k : n % 2 === 0 ? k : -k)))
                .join("");
      const rule = {
        growing: `the letters move forward by ${k}, ${k + 1}, ${k + 2}, ${k + 3}, ${k + 4} places`,
        mirror:
          "every letter is replaced by the one equally far from the other end of the alphabet (A by Z, B by Y, …)",
        alternate: `the letters move alternately ${k} ${k === 1 ? "place" : "places"} forward and ${k} back`,
        "reverse-shift": `the word is reversed and then every letter moves ${k} ${k === 1 ? "place" : "places"} forward`,
      }[kind];
      const answer = code(asked);
      const slipped = (at: number, by: number, from = answer) =>
        `${from.slice(0, at)}${letter(placeOf(from.charAt(at)) + by)}${from.slice(at + 1)}`;
      return {
        text: `In a certain code ${sample} is written as ${code(sample)}. How is ${asked} written in that code?`,
        answer,
        distractors: [
          wrong(
            kind === "mirror" ? shifted(answer, 1) : shifted(asked, k),
            kind === "mirror" ? "taking Z to be worth 0" : "using the same shift for all letters",
          ),
          wrong(
            kind === "growing"
              ? [...asked].map((c, n) => letter(placeOf(c) - n - k)).join("")
              : kind === "alternate"
                ? [...asked].map((c, n) => letter(placeOf(c) + (n % 2 === 0 ? -k : k))).join("")
                : reversed(answer),
            kind === "mirror" || kind === "reverse-shift"
              ? "reversing the order of the letters wrongly"
              : "shifting in the opposite direction",
          ),
          wrong(slipped(3, 1), "a slip in the fourth letter"),
          wrong(slipped(1, -1), "a slip in the second letter"),
          wrong(slipped(1, -1, slipped(3, 1)), "slips in the second and the fourth letter"),
          wrong(
            slipped(1, -1, slipped(3, 1, slipped(4, 1))),
            "slips in the second letter and in the last two",
          ),
        ],
        explanation: [
          `Comparing ${sample} with ${code(sample)}: ${rule}.`,
          `Applied to ${asked} this gives ${answer}.`,
        ],
      };
    },
  }),
  computed({
    name: "coded-language-common-words",
    form: "elementary",
    topic: "coding-decoding",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const english = random.sample(
        [
          "sky",
          "is",
          "blue",
          "very",
          "birds",
          "fly",
          "high",
          "green",
          "trees",
          "grow",
          "slowly",
          "rivers",
          "run",
          "deep",
          "old",
          "stories",
          "please",
          "children",
        ],
        6,
      );
      const codes = random.sample(
        ["pa", "ti", "mo", "ke", "zu", "ra", "ne", "lo", "fi", "su", "ho", "bi", "du", "ge", "ju"],
        6,
      );
      const [a = "", b = "", c = "", d = "", e = "", f = ""] = english;
      const code = (word: string) => codes[english.indexOf(word)] ?? "";
      const lines = [
        [a, b, c],
        [c, d, e],
        [a, d, f],
      ].map((line) => random.shuffle(line));
      const asked = random.pick([a, c, d, b, e, f]);
      const written = lines.map((line) => random.shuffle(line).map(code));
      const answer = code(asked);
      const others = random.shuffle(english.filter((word) => word !== asked));
      const inLine = (word: string) => lines.some((line) => line.includes(word) && line.includes(asked));
      const ordered = [...others.filter(inLine), ...others.filter((word) => !inLine(word))];
      return {
        text: `In a code language, ${lines
          .map((line, n) => `“${line.join(" ")}” is written as “${written[n]?.join(" ")}”`)
          .join(", ")
          .replace(
            /, (?=[^,]*$)/,
            ", and ",
          )}. The words of a code need not be in the order of the sentence. What is the code for “${asked}”?`,
        answer,
        distractors: ordered.map((word) => wrong(code(word), `taking the code of “${word}”`)),
        explanation: [
          `“${a}” is common to the first and third sentences, “${c}” to the first and second, “${d}” to the second and third.`,
          `So “${a}” is ${code(a)}, “${c}” is ${code(c)} and “${d}” is ${code(d)}; what is left gives “${b}” as ${code(b)}, “${e}” as ${code(e)} and “${f}” as ${code(f)}.`,
          `The code for “${asked}” is ${answer}.`,
        ],
        verify() {
          const inCode = lines.flatMap((line, n) => (line.includes(asked) ? [written[n] ?? []] : []));
          const out = lines.flatMap((line, n) => (line.includes(asked) ? [] : (written[n] ?? [])));
          const candidates = codes.filter(
            (x) => inCode.every((line) => line.includes(x)) && !out.includes(x),
          );
          return candidates.length === 1 && candidates[0] === answer;
        },
      };
    }),
  }),
  computed({
    name: "code-two-rules-combined",
    chapter: "codes-by-rules",
    topic: "coding-decoding",
    difficulty: "HARD",
    write(random) {
      const [sample = "", asked = ""] = random.sample(SIX_LETTERS, 2);
      if (sharesPlaces(sample, asked)) return undefined;
      const k = random.int(1, 3);
      const kind = random.pick(["halves", "vowels", "pairs"] as const);
      const isVowel = (c: string) => "AEIOU".includes(c);
      const swap = (word: string) => word.replace(/(.)(.)/g, "$2$1");
      const code = (word: string, by = k) =>
        kind === "halves"
          ? shifted(reversed(word.slice(0, 3)), by) + shifted(reversed(word.slice(3)), -by)
          : kind === "vowels"
            ? [...word].map((c) => letter(placeOf(c) + (isVowel(c) ? by : -by))).join("")
            : shifted(swap(word), by);
      const step = `${k} ${k === 1 ? "place" : "places"}`;
      const rule = {
        halves: `each half is reversed; then the letters of the first half move ${step} forward and those of the second half ${step} back`,
        vowels: `vowels move ${step} forward and consonants ${step} back`,
        pairs: `neighbouring letters change places in pairs, and then every letter moves ${step} forward`,
      }[kind];
      const answer = code(asked);
      const simple =
        kind === "halves"
          ? shifted(asked.slice(0, 3), k) + shifted(asked.slice(3), -k)
          : kind === "vowels"
            ? shifted(asked, -k)
            : shifted(asked, k);
      return {
        text: `In a certain code ${sample} is written as ${code(sample)}. How is ${asked} written in that code?`,
        answer,
        distractors: [
          wrong(
            simple,
            kind === "vowels"
              ? "moving all letters in the same direction"
              : "shifting without changing the order of the letters",
          ),
          wrong(code(asked, -k), "shifting in the opposite direction"),
          wrong(code(asked, k + 1), "shifting by one place too many"),
          wrong(shifted(reversed(asked), k), "reversing the whole word and shifting it"),
        ],
        explanation: [
          `Compare ${sample} with ${code(sample)}: ${rule}.`,
          `Applied to ${asked} this gives ${answer}.`,
        ],
        verify: () => sample.length === 6 && code(sample) !== code(asked),
      };
    },
  }),
  computed({
    name: "code-number-from-word",
    form: "elementary",
    topic: "coding-decoding",
    difficulty: "HARD",
    write(random) {
      const [sample = "", other = "", asked = ""] = random.sample(FIVE_LETTERS, 3);
      const isVowel = (c: string) => "AEIOU".includes(c);
      const kind = random.pick(["vowel", "length", "ends"] as const);
      const value = (word: string) => {
        const all = places(word);
        const vowels = sum([...word].filter(isVowel).map(placeOf));
        if (kind === "vowel") return sum(all) - 2 * vowels;
        if (kind === "length") return sum(all) * 2 - word.length;
        return (all[0] ?? 0) * (all.at(-1) ?? 0) + sum(all.slice(1, -1));
      };
      const rule = {
        vowel: "the places of the consonants are added and those of the vowels subtracted",
        length: "twice the sum of the places of the letters, less the number of letters",
        ends: "the places of the first and the last letter are multiplied, and the places of the letters between are added",
      }[kind];
      const answer = value(asked);
      const show = (word: string) => {
        const all = places(word);
        if (kind === "length") return `2 \\times ${sum(all)} - ${word.length} = ${value(word)}`;
        if (kind === "ends")
          return `${all[0]} \\times ${all.at(-1)} + ${sum(all.slice(1, -1))} = ${value(word)}`;
        const vowels = sum([...word].filter(isVowel).map(placeOf));
        return `${sum(all) - vowels} - ${vowels} = ${value(word)}`;
      };
      if ([sample, other, asked].some((word) => value(word) <= 0)) return undefined;
      const sums = new Set([sample, other].map((word) => sum(places(word))));
      if (sums.size < 2 || value(sample) === value(other)) return undefined;
      const total = sum(places(asked));
      return {
        text: `In a code ${sample} is ${value(sample)} and ${other} is ${value(other)} (letters are numbered A = 1 to Z = 26). What is ${asked} in that code, if the simplest rule that fits both is used: ${rule}?`.replace(
          /, if the simplest rule that fits both is used: .*\?$/,
          "?",
        ),
        answer: num(answer),
        distractors: [
          wrong(num(total), "simply adding the places of all the letters"),
          wrong(
            num(
              kind === "length"
                ? total * 2
                : kind === "ends"
                  ? answer - sum(places(asked).slice(1, -1))
                  : total - (answer - 2),
            ),
            kind === "length"
              ? "forgetting to subtract the number of letters"
              : kind === "ends"
                ? "multiplying the end letters only"
                : "subtracting in the wrong order",
          ),
          wrong(num(answer + 2), "a slip in the place of one letter"),
          wrong(num(answer + asked.length), "adding the number of letters"),
        ],
        explanation: [
          `The rule that fits both: ${rule}.`,
          `${sample}: $${show(sample)}$; ${other}: $${show(other)}$.`,
          `${asked}: $${show(asked)}$.`,
        ],
      };
    },
  }),
];

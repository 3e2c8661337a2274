import { FIVE_LETTERS, letter, placeOf, SIX_LETTERS } from "../../../../kit/alphabet.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { ordinal } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const letterSeries: WriterList = [
  computed({
    name: "letter-series-steps",
    depth: 1,
    form: "elementary",
    topic: "letter-series",
    difficulty: "EASY",
    write(random) {
      const start = random.int(1, 8);
      const kind = random.chance();
      const step = random.int(2, 4);
      const places = range(0, 5).map((n) => (kind ? start + step * n : start + n + (n * (n - 1)) / 2));
      const down = random.chance(0.4);
      const at = (n: number) => letter(down ? 27 - (places[n] ?? 0) : (places[n] ?? 0));
      if ((places[5] ?? 0) > 26) return undefined;
      const answer = at(5);
      const last = placeOf(at(4));
      const sign = down ? -1 : 1;
      const gap = (places[5] ?? 0) - (places[4] ?? 0);
      const trap = (by: number) => letter(last + sign * by);
      return {
        text: `Which letter comes next in the series ${range(0, 4).map(at).join(", ")}, …?`,
        answer,
        distractors: [
          wrong(trap(gap - 1), "moving one place too few"),
          wrong(trap(gap + 1), "moving one place too many"),
          wrong(trap(gap + 2), "counting the letters in between and then jumping over them again"),
          wrong(trap(-gap), "moving in the wrong direction"),
        ],
        explanation: [
          `With A = 1 to Z = 26 the places are ${range(0, 4)
            .map((n) => placeOf(at(n)))
            .join(", ")}.`,
          kind
            ? `They ${down ? "fall" : "rise"} by ${step} each time, so the next place is ${placeOf(answer)}, the letter ${answer}.`
            : `They ${down ? "fall" : "rise"} by 1, 2, 3, 4, so next by 5: place ${placeOf(answer)}, the letter ${answer}.`,
        ],
      };
    },
  }),
  computed({
    name: "letter-groups-series",
    chapter: "letter-series",
    topic: "letter-series",
    difficulty: "MEDIUM",
    write(random) {
      const starts = [random.int(1, 8), random.int(8, 16), random.int(14, 24)];
      const steps = [random.int(1, 4), random.intExcept(-3, 3, 0), random.intExcept(-3, 3, 0)];
      const group = (n: number, changed = steps) =>
        starts.map((start, i) => letter(start + (changed[i] ?? 0) * n)).join("");
      if (new Set(steps).size < 2) return undefined;
      const [a = 0, b = 0, c = 0] = steps;
      const answer = group(4);
      const say = steps.map(
        (step, i) =>
          `the ${["first", "second", "third"][i]} letter moves ${step > 0 ? "forward" : "back"} by ${Math.abs(step)}`,
      );
      const vary = (i: number, by: number) =>
        [...answer].map((character, at) => (at === i ? letter(placeOf(character) + by) : character)).join("");
      const turned = letter(placeOf(answer.charAt(1)) - 2 * b);
      const far = letter(placeOf(answer.charAt(2)) + (c > 0 ? 1 : -1));
      const short = letter(placeOf(answer.charAt(0)) + (a > 0 ? -1 : 1));
      return {
        text: `Which group of letters comes next: ${range(0, 3)
          .map((n) => group(n))
          .join(", ")}, …?`,
        answer,
        distractors: [
          wrong(vary(1, -2 * b), "moving the second letter in the wrong direction"),
          wrong(vary(2, c > 0 ? 1 : -1), "moving the third letter one place too far"),
          wrong(
            `${answer.charAt(0)}${turned}${far}`,
            "moving the second letter in the wrong direction and the third one place too far",
          ),
          wrong(
            `${short}${turned}${far}`,
            "moving the second letter in the wrong direction and the two others by one place more or less",
          ),
          wrong(
            `${short}${turned}${answer.charAt(2)}`,
            "moving the first letter one place too little and the second in the wrong direction",
          ),
          wrong(vary(0, a > 0 ? -1 : 1), "moving the first letter one place too little"),
          wrong(vary(2, -2 * c), "moving the third letter in the wrong direction"),
        ],
        explanation: [
          `Follow each position on its own: ${say.join(", ")} (after Z comes A).`,
          `From ${group(3)} this gives ${answer}.`,
        ],
      };
    },
  }),
  computed({
    name: "letter-number-series",
    chapter: "letter-series",
    topic: "letter-series",
    difficulty: "MEDIUM",
    write(random) {
      const [start, step] = [random.int(1, 6), random.int(2, 5)];
      const kind = random.pick(["square", "double", "place"] as const);
      const base = random.int(2, 5);
      const number = (n: number) =>
        kind === "square" ? (base + n) ** 2 : kind === "double" ? base * 2 ** n : 2 * (start + step * n);
      const term = (n: number) => `${letter(start + step * n)}${number(n)}`;
      if (start + step * 4 > 26) return undefined;
      const l = letter(start + step * 4);
      const repeated = number(3) + (number(3) - number(2));
      // Where the last difference repeats anyway, a slip in it.
      const off = repeated === number(4) ? number(4) + 2 : repeated;
      const [before, behind] = [letter(start + step * 4 - 1), letter(start + step * 4 + 1)];
      const slip =
        repeated === number(4) ? "a slip in the number" : "repeating the last difference of the numbers";
      return {
        text: `What comes next in the series ${range(0, 3).map(term).join(", ")}, …?`,
        answer: term(4),
        distractors: [
          wrong(`${l}${off}`, slip),
          wrong(`${behind}${number(4)}`, "moving one letter too far"),
          wrong(`${behind}${off}`, `moving one letter too far and ${slip}`),
          wrong(`${before}${number(4)}`, "moving one letter too little"),
          wrong(`${before}${off}`, `moving one letter too little and ${slip}`),
        ],
        explanation: [
          `The letters move forward by ${step} each time, which leads to ${l}.`,
          kind === "square"
            ? `The numbers are the squares of ${range(base, base + 4).join(", ")}, so the next is ${number(4)}.`
            : kind === "double"
              ? `The numbers double each time, so the next is ${number(4)}.`
              : `Each number is twice the place of its letter in the alphabet; ${l} has the place ${start + step * 4}, so the number is ${number(4)}.`,
          `The next term is ${term(4)}.`,
        ],
      };
    },
  }),
  computed({
    name: "repeating-letters-with-gaps",
    chapter: "letter-series",
    topic: "letter-series",
    difficulty: "HARD",
    write: patiently((random) => {
      const length = random.pick([3, 4]);
      const unit = [
        ...random.pick(
          length === 3
            ? ["abc", "aab", "abb", "acb", "bac", "cab", "bba"]
            : ["abca", "aabb", "abcb", "abcc", "aabc", "abac", "bcab"],
        ),
      ];
      const reps = length === 3 ? 5 : 4;
      const full = range(0, reps * length - 1).map((n) => unit[n % length] ?? "");
      const gaps = random.sample(range(1, full.length - 2), 5).sort((x, y) => x - y);
      const shown = full.map((character, n) => (gaps.includes(n) ? "_" : character)).join(" ");
      const answer = gaps.map((n) => full[n]).join("");
      /** Whether a filling makes the whole string a repetition of a block of three or four letters. */
      const fits = (filling: string) => {
        let at = 0;
        const line = full.map((character, n) => (gaps.includes(n) ? (filling[at++] ?? "") : character));
        return [2, 3, 4].some((size) =>
          line.every((character, n) => n < size || character === line[n - size]),
        );
      };
      const alphabet = [...new Set(unit)];
      const [one = 0, other = 1, third = 2] = random.shuffle(range(0, 4));
      const bent = [...answer].map((character) =>
        random.pick(alphabet.filter((letter) => letter !== character)),
      );
      const change = (...places: number[]) =>
        [...answer].map((character, at) => (places.includes(at) ? bent[at] : character)).join("");
      // Two places that are right in half of the options each, so that a count of the letters does not show the key.
      const options = [
        change(one),
        change(other),
        change(one, other),
        change(third, other),
        change(third, one),
      ].filter((filling) => !fits(filling));
      return {
        text: `Which letters, put into the gaps one after the other, complete the repeating pattern \`${shown}\`?`,
        answer,
        distractors: options.map((filling) =>
          wrong(filling, `a pattern that breaks: the letters no longer repeat in blocks of ${length}`),
        ),
        explanation: [
          `The ${full.length} places split into ${reps} equal blocks of ${length}.`,
          `Comparing the blocks, each must be “${unit.join("")}”.`,
          `So the gaps are filled by ${answer.split("").join(", ")}, i.e. ${answer}.`,
        ],
        verify: () => fits(answer),
      };
    }),
  }),
  computed({
    name: "letters-between-in-word",
    depth: 5,
    topic: "letter-series",
    difficulty: "HARD",
    write(random) {
      const word = random.pick([
        ...FIVE_LETTERS,
        ...SIX_LETTERS,
        "CUSTOMER",
        "TRIANGLE",
        "BIRTHDAY",
        "MAGNETIC",
        "ELEPHANT",
        "COMPUTER",
        "HOSPITAL",
        "DAUGHTER",
        "NOTEBOOK",
        "PRODUCTS",
      ]);
      const both = random.chance();
      const places = [...word].map(placeOf);
      let forward = 0;
      let backward = 0;
      let adjacent = 0;
      const found: string[] = [];
      for (let i = 0; i < word.length; i++)
        for (let j = i + 1; j < word.length; j++) {
          const gap = (places[j] ?? 0) - (places[i] ?? 0);
          if (gap === j - i) forward++;
          if (-gap === j - i) backward++;
          if (Math.abs(gap) === 1) adjacent++;
          if (gap === j - i || (both && -gap === j - i)) found.push(`${word[i]}–${word[j]}`);
        }
      const answer = both ? forward + backward : forward;
      const near = [answer + 1, answer - 1, answer + 2].filter((n) => n >= 0);
      return {
        text: `How many pairs of letters are there in the word ${word} that have as many letters between them in the word as in the alphabet, counting ${both ? "both forwards and backwards" : "forwards (from left to right) only"}?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(both ? forward : forward + backward),
            both ? "counting forwards only" : "counting the backward pairs too",
          ),
          wrong(num(adjacent), "looking only for letters that are neighbours in the alphabet"),
          ...near.map((n) =>
            wrong(
              num(n),
              n > answer
                ? "counting a pair whose distances do not agree"
                : "missing a pair of letters that are far apart",
            ),
          ),
        ],
        explanation: [
          `Write the places in the alphabet: ${[...word].map((character, n) => `${character} ${places[n]}`).join(", ")}.`,
          "A pair counts when the difference of these numbers equals the difference of the positions in the word.",
          answer === 0
            ? "No pair does, so the number is $0$."
            : `These pairs do: ${found.join(", ")}. So there ${answer === 1 ? "is" : "are"} $${answer}$.`,
        ],
        verify: () => found.length === answer,
      };
    },
  }),
  computed({
    name: "nth-letter-left-or-right",
    depth: 1,
    topic: "letter-series",
    difficulty: "EASY",
    write(random) {
      const [a, b] = [random.int(3, 12), random.int(8, 20)];
      const fromRight = random.chance();
      const place = fromRight ? 27 - b : b;
      const toLeft = random.chance();
      const answer = place + (toLeft ? -a : a);
      if (answer < 1 || answer > 26) return undefined;
      const mirror = fromRight ? b : 27 - b;
      const side = fromRight ? "right" : "left";
      return {
        text: `In the English alphabet, which letter is ${ordinal(a)} to the ${toLeft ? "left" : "right"} of the letter that is ${ordinal(b)} from the ${side} end?`,
        answer: letter(answer),
        distractors: [
          wrong(letter(place + (toLeft ? a : -a)), `going to the ${toLeft ? "right" : "left"}`),
          wrong(
            letter(mirror + (toLeft ? -a : a)),
            `counting ${b} from the ${fromRight ? "left" : "right"} end`,
          ),
          wrong(letter(answer + 1), "counting one place wrong"),
          wrong(letter(answer - 1), "counting the starting letter as the first"),
        ],
        explanation: [
          `The ${ordinal(b)} letter from the ${side} is ${letter(place)}${fromRight ? ` (place $27 - ${b} = ${place}$ from the left)` : ""}.`,
          `Moving ${a} places to the ${toLeft ? "left" : "right"} gives place $${place} ${toLeft ? "-" : "+"} ${a} = ${answer}$, the letter ${letter(answer)}.`,
        ],
      };
    },
  }),
];

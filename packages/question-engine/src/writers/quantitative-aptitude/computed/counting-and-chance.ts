import { patiently } from "../../../kit/patiently.ts";
import { arrange, choose, factorial, range } from "../../../numbers/arithmetic.ts";
import { fraction, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise, numberWord, plural } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

/** All ways to put the items in order; equal orders once. */
function orders(items: readonly string[]): string[] {
  if (items.length <= 1) return [items.join("")];
  return [
    ...new Set(
      items.flatMap((item, at) =>
        orders(items.filter((_, index) => index !== at)).map((rest) => item + rest),
      ),
    ),
  ];
}

export const countingAndChance: WriterList = [
  computed({
    name: "outfits-or-routes",
    topic: "counting-and-chance",
    difficulty: "EASY",
    write(random) {
      const [a, b, c] = [random.int(2, 7), random.int(2, 7), random.int(2, 5)];
      const three = random.chance();
      const story = random.pick([
        {
          text: (t: boolean) =>
            `A canteen offers ${a} soups${t ? "," : " and"} ${b} main dishes${t ? ` and ${c} desserts` : ""}. In how many ways can a meal of one of each be chosen?`,
        },
        {
          text: (t: boolean) =>
            `From town A to town B there are ${a} roads, ${t ? "" : "and "}from B to C ${b} roads${t ? `, and from C to D ${c} roads` : ""}. In how many ways can one travel from A to ${t ? "D through B and C" : "C through B"}?`,
        },
        {
          text: (t: boolean) =>
            `A wardrobe has ${a} shirts${t ? "," : " and"} ${b} pairs of trousers${t ? ` and ${c} pairs of shoes` : ""}. How many different outfits with one of each can be put together?`,
        },
      ]);
      const answer = a * b * (three ? c : 1);
      return {
        text: story.text(three),
        answer: num(answer),
        distractors: [
          wrong(num(a + b + (three ? c : 0)), "adding the choices instead of multiplying them"),
          wrong(
            num(three ? a * b + c : 2 * (a + b)),
            three ? "multiplying two numbers and adding the third" : "adding and doubling",
          ),
          wrong(
            num(three ? a * b : a * b - 1),
            three ? "leaving out the last choice" : "leaving one combination out",
          ),
          wrong(
            num(three ? (a + b) * c : a * a),
            three ? "adding two numbers before multiplying" : "squaring the first number",
          ),
          wrong(num(a ** b), "raising one number to the power of the other"),
        ],
        explanation: [
          "Every choice of one kind can go with every choice of the others, so multiply.",
          three ? `$${a} \\times ${b} \\times ${c} = ${answer}$.` : `$${a} \\times ${b} = ${answer}$.`,
        ],
      };
    },
  }),
  computed({
    name: "chance-of-one-draw",
    topic: "counting-and-chance",
    difficulty: "EASY",
    write(random) {
      const [r, g, b] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
      const white = random.pick([0, random.int(2, 9)]);
      const not = random.chance();
      const total = r + g + b + white;
      if (r === g || g === b || r === b || 2 * r === total) return undefined;
      const colours = white > 0 ? 4 : 3;
      const others = white > 0 ? `${g} green, ${b} blue and ${white} white` : `${g} green and ${b} blue`;
      const good = not ? total - r : r;
      const thing = random.pick(["balls", "marbles", "tickets", "beads"]);
      return {
        text: `A bag holds ${r} red, ${others} ${thing}. One is drawn at random. What is the chance that it is ${not ? "not red" : "red"}?`,
        answer: fraction(good, total),
        distractors: [
          wrong(fraction(total - good, total), `finding the chance that it is ${not ? "red" : "not red"}`),
          wrong(
            not ? fraction(colours - 1, colours) : fraction(r, total - r),
            not ? "counting colours instead of objects" : "dividing by the number of the others",
          ),
          wrong(
            not ? fraction(g, total) : fraction(1, colours),
            not ? "counting only the green ones" : "counting colours instead of objects",
          ),
          wrong(
            not ? fraction(b, total) : fraction(1, r),
            not ? "counting only the blue ones" : "dividing 1 by the number of red ones",
          ),
          wrong(fraction(not ? 1 : colours - 1, colours), "counting colours, and finding the opposite"),
        ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) < 1),
        explanation: [
          `There are $${[r, g, b, ...(white > 0 ? [white] : [])].join(" + ")} = ${total}$ equally likely outcomes, of which ${good} are ${not ? "not red" : "red"}.`,
          `The chance is ${fraction(good, total)}.`,
        ],
      };
    },
  }),
  computed({
    name: "committee-of-men-and-women",
    topic: "counting-and-chance",
    difficulty: "MEDIUM",
    write(random) {
      const [m, w] = [random.int(4, 8), random.int(3, 7)];
      const [p, q] = [random.int(2, 3), random.int(1, 3)];
      const answer = choose(m, p) * choose(w, q);
      const groups = random.pick([
        ["men", "women"],
        ["teachers", "students"],
        ["batters", "bowlers"],
      ] as const);
      const size = (n: number, many: string) =>
        `${numberWord(n)} ${n === 1 ? many.replace("women", "woman").replace(/s$/, "") : many}`;
      return {
        text: `In how many ways can a team of ${size(p, groups[0])} and ${size(q, groups[1])} be chosen from ${m} ${groups[0]} and ${w} ${groups[1]}?`,
        answer: num(answer),
        distractors: [
          wrong(num(choose(m, p) + choose(w, q)), "adding the two numbers of choices"),
          wrong(num(choose(m + w, p + q)), "choosing from all together without looking at the groups"),
          wrong(num(arrange(m, p) * arrange(w, q)), "counting the order of the chosen people"),
          wrong(num(m * w), "multiplying the sizes of the groups"),
          wrong(num(answer * 2), "counting every team twice"),
        ],
        explanation: [
          `${capitalise(groups[0])}: $\\binom{${m}}{${p}} = ${choose(m, p)}$ ways; ${groups[1]}: $\\binom{${w}}{${q}} = ${choose(w, q)}$ ways.`,
          `Each choice goes with each, so there are $${choose(m, p)} \\times ${choose(w, q)} = ${num(answer).tex}$ ways.`,
        ],
      };
    },
  }),
  computed({
    name: "two-draws-without-replacement",
    topic: "counting-and-chance",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(3, 9), random.int(3, 9)];
      if (a === b) return undefined;
      const n = a + b;
      const kind = random.pick(["both", "different"] as const);
      const item = random.pick(["balls", "counters", "beads"]);
      const good = kind === "both" ? choose(a, 2) : a * b;
      const all = choose(n, 2);
      return {
        text: `A bag contains ${a} white and ${b} black ${item}. Two are drawn together at random. What is the chance that ${kind === "both" ? "both are white" : "they have different colours"}?`,
        answer: fraction(good, all),
        distractors: [
          wrong(
            kind === "both" ? fraction(a * a, n * n) : fraction(2 * a * b, n * n),
            "putting the first one back before the second draw",
          ),
          wrong(
            kind === "both" ? fraction(a, n) : fraction(a * b, n * (n - 1)),
            kind === "both"
              ? "looking at one draw only"
              : "counting only the order white first, black second",
          ),
          wrong(fraction(all - good, all), "finding the chance of the opposite"),
          wrong(
            kind === "both" ? fraction(n * n - a * a, n * n) : fraction(a * a + b * b, n * n),
            "putting the first one back, and finding the chance of the opposite",
          ),
          wrong(
            kind === "both" ? fraction(choose(b, 2), all) : fraction(1, 2),
            kind === "both" ? "taking the black ones" : "thinking that same and different are equally likely",
          ),
        ],
        explanation: [
          `There are $\\binom{${n}}{2} = ${all}$ equally likely pairs.`,
          kind === "both"
            ? `$\\binom{${a}}{2} = ${good}$ of them are white and white.`
            : `$${a} \\times ${b} = ${good}$ of them have one of each colour.`,
          `The chance is $\\frac{${good}}{${all}}$, that is ${fraction(good, all)}.`,
        ],
        verify() {
          const colours = range(1, n).map((k) => k <= a);
          const pairs = colours.flatMap((x, i) =>
            colours.slice(i + 1).map((y) => (kind === "both" ? x && y : x !== y)),
          );
          return pairs.filter(Boolean).length * all === good * pairs.length;
        },
      };
    },
  }),
  computed({
    name: "sum-on-two-dice",
    form: "elementary",
    topic: "counting-and-chance",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(["exactly", "at least", "at most", "a multiple of"] as const);
      const target = kind === "a multiple of" ? random.pick([3, 4, 5]) : random.int(4, 10);
      const holds = (s: number) =>
        kind === "exactly"
          ? s === target
          : kind === "at least"
            ? s >= target
            : kind === "at most"
              ? s <= target
              : s % target === 0;
      const pairs = range(1, 6).flatMap((i) => range(1, 6).map((j) => [i, j] as const));
      const good = pairs.filter(([i, j]) => holds(i + j)).length;
      const sums = range(2, 12).filter(holds);
      const unordered = pairs.filter(([i, j]) => i <= j && holds(i + j)).length;
      if (good === 18) return undefined;
      const edge =
        kind === "at least"
          ? pairs.filter(([i, j]) => i + j > target).length
          : kind === "at most"
            ? pairs.filter(([i, j]) => i + j < target).length
            : good + 1;
      const say = kind === "exactly" ? `${target}` : `${kind} ${target}`;
      return {
        text: `Two fair dice are thrown. What is the chance that the sum of the two numbers is ${say}?`,
        answer: fraction(good, 36),
        distractors: [
          wrong(fraction(sums.length, 11), "treating the eleven possible sums as equally likely"),
          wrong(fraction(unordered, 21), "counting throws such as (1, 2) and (2, 1) as one"),
          wrong(
            fraction(edge, 36),
            kind === "exactly" || kind === "a multiple of"
              ? "counting one throw too many"
              : `leaving out the sum ${target} itself`,
          ),
          wrong(fraction(36 - good, 36), "finding the chance of the opposite"),
          wrong(fraction(21 - unordered, 21), "finding the opposite, with (1, 2) and (2, 1) as one"),
          wrong(fraction(unordered, 36), "counting each pair of different numbers only once"),
        ],
        explanation: [
          "There are $6 \\times 6 = 36$ equally likely throws.",
          `The sum is ${say} in ${plural(good, "throw")}${sums.length === 1 ? "" : `: ${sums.map((s) => `it is ${s} in ${6 - Math.abs(7 - s)}`).join(", ")}`}.`,
          `The chance is $\\frac{${good}}{36}$, that is ${fraction(good, 36)}.`,
        ],
      };
    },
  }),
  computed({
    name: "arrange-letters-with-condition",
    topic: "counting-and-chance",
    difficulty: "HARD",
    write(random) {
      const word = random.pick([
        "MANGO",
        "LEMON",
        "TIGER",
        "HOUSE",
        "PENCIL",
        "MARKET",
        "GARDEN",
        "ORANGE",
        "BRIDGE",
        "SUMMER",
        "BANANA",
        "COFFEE",
        "PAPAYA",
        "LETTER",
        "MUMBAI",
        "PATNA",
        "CANAL",
        "SPEED",
        "CLASS",
        "GUAVA",
      ]);
      const letters = [...word];
      const vowels = letters.filter((letter) => "AEIOU".includes(letter));
      const consonants = letters.filter((letter) => !"AEIOU".includes(letter));
      if (vowels.length < 2 || consonants.length < 2) return undefined;
      const repeat = (of: readonly string[]) =>
        [...new Set(of)].reduce(
          (product, letter) => product * factorial(of.filter((other) => other === letter).length),
          1,
        );
      const apart = random.chance(0.4);
      const together =
        (factorial(consonants.length + 1) / repeat(consonants)) * (factorial(vowels.length) / repeat(vowels));
      const all = factorial(letters.length) / repeat(letters);
      const answer = apart ? all - together : together;
      return {
        text: `In how many ways can the letters of the word ${word} be arranged so that all its vowels ${apart ? "are never" : "are"} together?`.replace(
          "all its vowels are never together",
          "its vowels are not all together",
        ),
        answer: num(answer),
        distractors: [
          wrong(
            num(apart ? together : all - together),
            `counting the ways in which the vowels are ${apart ? "" : "not "}all together`,
          ),
          wrong(num(all), "ignoring the condition"),
          wrong(
            num(factorial(consonants.length + 1) / repeat(consonants)),
            "forgetting that the vowels can change places among themselves",
          ),
          wrong(
            num(
              repeat(letters) > 1
                ? factorial(consonants.length + 1) * factorial(vowels.length)
                : (together * consonants.length) / 2,
            ),
            repeat(letters) > 1
              ? "treating equal letters as different"
              : "miscounting the places of the block",
          ),
          wrong(
            num(factorial(consonants.length) * factorial(vowels.length)),
            "fixing the place of the block of vowels",
          ),
        ].filter(({ value }) => typeof value !== "string" && Number.isInteger(value.number ?? 0.5)),
        explanation: [
          `Treat the vowels ${vowels.join(", ")} as one block. With the consonants ${consonants.join(", ")} there are ${consonants.length + 1} things to arrange: $${num(factorial(consonants.length + 1) / repeat(consonants)).tex}$ ways${repeat(consonants) > 1 ? " (equal letters are not told apart)" : ""}.`,
          `Inside the block the vowels can be arranged in $${factorial(vowels.length) / repeat(vowels)}$ ${factorial(vowels.length) / repeat(vowels) === 1 ? "way" : "ways"}, so the vowels are together in $${num(together).tex}$ ways.`,
          apart
            ? `Of all $${num(all).tex}$ arrangements, $${num(all).tex} - ${num(together).tex} = ${num(answer).tex}$ remain.`
            : `The answer is $${num(answer).tex}$.`,
        ],
        verify: () =>
          orders(letters).filter((order) => /^[^AEIOU]*[AEIOU]+[^AEIOU]*$/.test(order) !== apart).length ===
          answer,
      };
    },
  }),
  computed({
    name: "at-least-one-of-three-solves",
    topic: "counting-and-chance",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b, c] = random.sample([2, 3, 4, 5, 6], 3);
      if (!a || !b || !c) return undefined;
      const [x, y, z] = [random.int(1, a - 1), random.int(1, b - 1), random.int(1, c - 1)];
      const lowest = [
        [x, a],
        [y, b],
        [z, c],
      ].every(([p = 1, q = 1]) => range(2, p).every((d) => p % d !== 0 || q % d !== 0));
      if (!lowest) return undefined;
      const all = a * b * c;
      const exactly = random.chance();
      const none = (a - x) * (b - y) * (c - z);
      const one = x * (b - y) * (c - z) + (a - x) * y * (c - z) + (a - x) * (b - y) * z;
      const good = exactly ? one : all - none;
      const sumUp = x * b * c + y * a * c + z * a * b;
      return {
        text: `A problem is given to three students, who solve it with the chances $\\frac{${x}}{${a}}$, $\\frac{${y}}{${b}}$ and $\\frac{${z}}{${c}}$, independently of each other. What is the chance that ${exactly ? "exactly one of them solves it" : "the problem is solved"}?`,
        answer: fraction(good, all),
        distractors: withinReason(
          [
            wrong(
              fraction(exactly ? all - none : one, all),
              `finding the chance that ${exactly ? "at least" : "exactly"} one solves it`,
            ),
            wrong(fraction(x * y * z, all), "finding the chance that all three solve it"),
            wrong(fraction(none, all), "finding the chance that nobody solves it"),
            ...(sumUp < all ? [wrong(fraction(sumUp, all), "adding the three chances")] : []),
            wrong(fraction(all - x * y * z, all), "finding the chance that not all of them solve it"),
            ...(exactly
              ? []
              : [
                  wrong(fraction(a * b - (a - x) * (b - y), a * b), "leaving out the third student"),
                  wrong(fraction(a * c - (a - x) * (c - z), a * c), "leaving out the second student"),
                  wrong(fraction(b * c - (b - y) * (c - z), b * c), "leaving out the first student"),
                ]),
          ],
          (amount) => exactly || amount > Math.max(x / a, y / b, z / c),
        ),
        explanation: exactly
          ? [
              "Exactly one solves it when one succeeds and the other two fail.",
              `$\\frac{${x}}{${a}} \\cdot \\frac{${b - y}}{${b}} \\cdot \\frac{${c - z}}{${c}} + \\frac{${a - x}}{${a}} \\cdot \\frac{${y}}{${b}} \\cdot \\frac{${c - z}}{${c}} + \\frac{${a - x}}{${a}} \\cdot \\frac{${b - y}}{${b}} \\cdot \\frac{${z}}{${c}} = \\frac{${one}}{${all}}$.`,
              `The chance is ${fraction(good, all)}.`,
            ]
          : [
              `The problem stays unsolved only when all three fail: $\\frac{${a - x}}{${a}} \\cdot \\frac{${b - y}}{${b}} \\cdot \\frac{${c - z}}{${c}} = \\frac{${none}}{${all}}$.`,
              `The chance that it is solved is $1 - \\frac{${none}}{${all}}$, that is ${fraction(good, all)}.`,
            ],
        verify() {
          let hits = 0;
          for (let i = 0; i < a; i++)
            for (let j = 0; j < b; j++)
              for (let k = 0; k < c; k++) {
                const solved = Number(i < x) + Number(j < y) + Number(k < z);
                if (exactly ? solved === 1 : solved > 0) hits++;
              }
          return hits === good;
        },
      };
    }),
  }),
];

import { arrange, choose, factorial, range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { DISTINCT_WORDS, REPEATED_WORDS } from "./words-to-arrange.ts";

const countLetters = (word: string) => {
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};

export const permutationsAndCombinations: WriterList = [
  computed({
    name: "committee-with-fixed-numbers",
    topic: "permutations-and-combinations",
    difficulty: "EASY",
    write(random) {
      const [m, n] = [random.int(4, 9), random.int(4, 9)];
      const [p, q] = [random.int(2, 3), random.int(2, 3)];
      const [one, other, body] = random.pick([
        ["men", "women", "committee"],
        ["bowlers", "batters", "practice group"],
        ["teachers", "students", "panel"],
        ["engineers", "doctors", "delegation"],
      ] as const);
      const answer = choose(m, p) * choose(n, q);
      return {
        text: `In how many ways can a ${body} of ${p} ${one} and ${q} ${other} be chosen from ${m} ${one} and ${n} ${other}?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(choose(m, p) + choose(n, q)),
            "adding the two numbers of choices instead of multiplying them",
          ),
          wrong(num(choose(m + n, p + q)), "choosing from everyone without regard to the two groups"),
          wrong(num(arrange(m, p) * arrange(n, q)), "counting arrangements instead of choices"),
          wrong(num(m * p * n * q), "multiplying the given numbers"),
        ],
        explanation: [
          `The ${one} can be chosen in $\\binom{${m}}{${p}} = ${choose(m, p)}$ ways and the ${other} in $\\binom{${n}}{${q}} = ${choose(n, q)}$ ways.`,
          `Every choice of the one goes with every choice of the other: $${choose(m, p)} \\times ${choose(n, q)} = ${answer}$.`,
        ],
        verify: () =>
          (factorial(m) / factorial(p) / factorial(m - p)) *
            (factorial(n) / factorial(q) / factorial(n - q)) ===
          answer,
      };
    },
  }),
  computed({
    name: "arrangements-with-repeated-letters",
    topic: "permutations-and-combinations",
    difficulty: "EASY",
    write(random) {
      const word = random.pick(REPEATED_WORDS);
      const repeats = [...countLetters(word).values()].filter((times) => times > 1);
      const divisor = repeats.reduce((product, times) => product * factorial(times), 1);
      const n = word.length;
      const answer = factorial(n) / divisor;
      const [largest = 2] = [...repeats].sort((a, b) => b - a);
      return {
        text: `How many different arrangements, with or without meaning, can be made of all the letters of the word ${word}?`,
        answer: num(answer),
        distractors: [
          wrong(num(factorial(n)), "treating all the letters as different"),
          wrong(num(factorial(n) / factorial(largest)), "dividing for one of the repeated letters only"),
          wrong(
            num(factorial(n) / sum(repeats)),
            "dividing by the number of repeated letters instead of by factorials",
          ),
          wrong(num(factorial(countLetters(word).size)), "arranging each different letter once"),
          wrong(num(answer / 2), "dividing by one more 2"),
        ],
        explanation: [
          `${word} has ${numberWord(n)} letters, of which ${[...countLetters(word)]
            .filter(([, times]) => times > 1)
            .map(
              ([letter, times]) => `${letter} occurs ${times === 2 ? "twice" : `${numberWord(times)} times`}`,
            )
            .join(" and ")}.`,
          `The number of arrangements is $\\frac{${n}!}{${repeats.map((times) => `${times}!`).join(" \\times ")}} = \\frac{${num(factorial(n)).tex}}{${divisor}} = ${num(answer).tex}$.`,
        ],
        verify() {
          let places = n;
          let ways = 1;
          for (const times of countLetters(word).values()) {
            ways *= choose(places, times);
            places -= times;
          }
          return ways === answer;
        },
      };
    },
  }),
  computed({
    name: "vowels-together-or-apart",
    topic: "permutations-and-combinations",
    difficulty: "MEDIUM",
    write(random) {
      const word = random.pick(DISTINCT_WORDS);
      const n = word.length;
      const v = [...word].filter((letter) => "AEIOU".includes(letter)).length;
      const apart = random.chance();
      const consonants = n - v;
      if (v < 2 || (apart && consonants < v - 1)) return undefined;
      const together = factorial(consonants + 1) * factorial(v);
      const separate = factorial(consonants) * arrange(consonants + 1, v);
      const answer = apart ? separate : together;
      return {
        text: apart
          ? `In how many arrangements of all the letters of the word ${word} are no two vowels next to each other?`
          : `In how many arrangements of all the letters of the word ${word} do all the vowels stand together?`,
        answer: num(answer),
        distractors: apart
          ? [
              wrong(
                num(factorial(n) - together),
                "subtracting only the arrangements in which all the vowels stand together",
              ),
              wrong(
                num(factorial(consonants) * choose(consonants + 1, v)),
                "choosing the gaps but forgetting to arrange the vowels in them",
              ),
              wrong(num(factorial(consonants) * factorial(v)), "forgetting that the gaps can be chosen"),
              wrong(num(arrange(consonants + 1, v)), "forgetting to arrange the consonants"),
            ]
          : [
              wrong(num(factorial(consonants + 1)), "forgetting to arrange the vowels among themselves"),
              wrong(
                num(factorial(consonants) * factorial(v)),
                "forgetting that the block of vowels can take different places",
              ),
              wrong(
                num(factorial(n) - together),
                "counting the arrangements in which the vowels are not all together",
              ),
              wrong(num(factorial(consonants + 1) + factorial(v)), "adding instead of multiplying"),
            ],
        explanation: apart
          ? [
              `Arrange the ${consonants} consonants first: $${consonants}! = ${num(factorial(consonants)).tex}$ ways.`,
              `They leave ${consonants + 1} gaps, ends included; the ${v} vowels take different gaps in $${range(
                0,
                v - 1,
              )
                .map((k) => consonants + 1 - k)
                .join(" \\times ")} = ${num(arrange(consonants + 1, v)).tex}$ ways.`,
              `In all $${num(factorial(consonants)).tex} \\times ${num(arrange(consonants + 1, v)).tex} = ${num(answer).tex}$.`,
            ]
          : [
              `Treat the ${v} vowels as one block: with the ${consonants} consonants there are ${consonants + 1} things, arranged in $${consonants + 1}! = ${num(factorial(consonants + 1)).tex}$ ways.`,
              `Within the block the vowels can be arranged in $${v}! = ${factorial(v)}$ ways.`,
              `In all $${num(factorial(consonants + 1)).tex} \\times ${factorial(v)} = ${num(answer).tex}$.`,
            ],
        verify() {
          let patterns = 0;
          for (let mask = 0; mask < 2 ** n; mask++) {
            const places = range(0, n - 1).filter((k) => mask & (1 << k));
            if (places.length !== v) continue;
            const spread = (places.at(-1) ?? 0) - (places[0] ?? 0);
            const touching = places.some((place, k) => place - (places[k - 1] ?? -9) === 1);
            if (apart ? !touching : spread === v - 1) patterns++;
          }
          return patterns * factorial(v) * factorial(consonants) === answer;
        },
      };
    },
  }),
  computed({
    name: "polygon-from-its-diagonals",
    topic: "permutations-and-combinations",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.int(7, 28);
      const diagonals = (n * (n - 3)) / 2;
      const ask = random.pick(["sides", "triangles", "diagonals", "triangles off"] as const);
      const triangles = choose(n, 3);
      if (ask === "sides")
        return {
          text: `A convex polygon has ${diagonals} diagonals. How many sides does it have?`,
          answer: num(n),
          distractors: [
            wrong(num(n - 3), "giving the number of diagonals from one corner"),
            wrong(num(n + 1), "solving $n(n - 3) = 2d$ with a slip of one"),
            wrong(num(n - 1), "taking the diagonals from a corner to be $n - 2$"),
            wrong(num(n + 3), "giving the negative root of the quadratic without its sign, plus the sides"),
          ].slice(0, 3),
          explanation: [
            "Each of $n$ corners is joined to $n - 3$ others by a diagonal, and each diagonal is counted twice: $\\frac{n(n - 3)}{2}$.",
            `$n(n - 3) = ${2 * diagonals} = ${n} \\times ${n - 3}$, so $n = ${n}$.`,
          ],
          satisfies: (sides: number) => (sides * (sides - 3)) / 2 === diagonals,
        };
      if (ask === "diagonals")
        return {
          text: `How many diagonals does a convex polygon with ${n} sides have?`,
          answer: num(diagonals),
          distractors: [
            wrong(num(choose(n, 2)), "counting the sides as well"),
            wrong(num(n * (n - 3)), "counting every diagonal twice"),
            wrong(num(choose(n - 1, 2)), "joining pairs among one corner fewer"),
            wrong(num(n - 3), "counting the diagonals from one corner only"),
          ],
          explanation: [
            `The ${n} corners can be joined in pairs in $\\binom{${n}}{2} = ${choose(n, 2)}$ ways.`,
            `Of these joins, ${n} are sides, so there are $${choose(n, 2)} - ${n} = ${diagonals}$ diagonals.`,
          ],
          verify: () => (n * (n - 3)) / 2 === diagonals,
        };
      const collinear = random.int(4, 7);
      if (collinear >= n - 2) return undefined;
      const answer = triangles - choose(collinear, 3);
      return {
        text: `Of ${n} points in a plane, ${collinear} lie on one line, and otherwise no three lie on a line. How many triangles have their corners at three of these points?`,
        answer: num(answer),
        distractors: [
          wrong(num(triangles), "forgetting that three points on the line make no triangle"),
          wrong(num(triangles - collinear), "subtracting the number of points on the line"),
          wrong(num(choose(n - collinear, 3)), "using only the points off the line"),
          wrong(num(triangles - choose(collinear, 3) + 1), "counting the line itself as a triangle"),
          wrong(
            num(triangles - choose(collinear, 2)),
            "subtracting pairs of points on the line instead of triples",
          ),
        ],
        explanation: [
          `Three of ${n} points can be chosen in $\\binom{${n}}{3} = ${num(triangles).tex}$ ways.`,
          `The $\\binom{${collinear}}{3} = ${choose(collinear, 3)}$ choices on the line give no triangle.`,
          `So there are $${num(triangles).tex} - ${choose(collinear, 3)} = ${num(answer).tex}$ triangles.`,
        ],
        verify: () =>
          choose(n - collinear, 3) +
            collinear * choose(n - collinear, 2) +
            choose(collinear, 2) * (n - collinear) ===
          answer,
      };
    },
  }),
  computed({
    name: "grid-paths-past-a-closed-crossing",
    topic: "permutations-and-combinations",
    difficulty: "HARD",
    write(random) {
      const [w, h] = [random.int(4, 7), random.int(3, 6)];
      const [x, y] = [random.int(1, w - 1), random.int(1, h - 1)];
      const total = choose(w + h, w);
      const through = choose(x + y, x) * choose(w - x + h - y, w - x);
      const avoid = random.chance(0.65);
      const answer = avoid ? total - through : through;
      return {
        text: `The streets of a town form a square grid. A postman walks from the corner $(0, 0)$ to the corner $(${w}, ${h})$, always one block to the east or one block to the north. How many routes ${avoid ? "do not pass" : "pass"} through the crossing $(${x}, ${y})$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(avoid ? through : total - through),
            avoid
              ? "counting the routes that do pass through the crossing"
              : "counting the routes that avoid the crossing",
          ),
          wrong(num(total), "counting all the routes"),
          wrong(
            num(avoid ? total - choose(x + y, x) : choose(x + y, x)),
            avoid
              ? "subtracting only the ways to reach the crossing"
              : "counting only the ways to reach the crossing",
          ),
          wrong(
            num(
              avoid
                ? total - choose(x + y, x) - choose(w - x + h - y, w - x)
                : choose(x + y, x) + choose(w - x + h - y, w - x),
            ),
            "adding the ways before and after the crossing instead of multiplying them",
          ),
        ],
        explanation: [
          `A route is an order of ${w} steps east and ${h} steps north: $\\binom{${w + h}}{${w}} = ${total}$ routes in all.`,
          `Through $(${x}, ${y})$ there are $\\binom{${x + y}}{${x}} \\times \\binom{${w - x + h - y}}{${w - x}} = ${choose(x + y, x)} \\times ${choose(w - x + h - y, w - x)} = ${through}$.`,
          avoid
            ? `So $${total} - ${through} = ${answer}$ routes do not pass through it.`
            : `So ${num(answer)} routes pass through it.`,
        ],
        verify() {
          const ways = range(0, h).map((j) => range(0, w).map((): number => (j === 0 ? 1 : 0)));
          const blocked = (i: number, j: number) => i === x && j === y;
          for (let j = 0; j <= h; j++)
            for (let i = 0; i <= w; i++) {
              const row = ways[j];
              if (!row) continue;
              row[i] = blocked(i, j)
                ? 0
                : i === 0 && j === 0
                  ? 1
                  : (row[i - 1] ?? 0) + (ways[j - 1]?.[i] ?? 0);
            }
          const avoiding = ways[h]?.[w] ?? -1;
          return (avoid ? avoiding : total - avoiding) === answer;
        },
      };
    },
  }),
  computed({
    name: "committee-with-at-least",
    topic: "permutations-and-combinations",
    difficulty: "HARD",
    write(random) {
      const [m, n] = [random.int(4, 7), random.int(4, 8)];
      const size = random.int(4, 5);
      const least = 2;
      const [few, many] = random.pick([
        ["women", "men"],
        ["spinners", "pacers"],
        ["novels", "dictionaries"],
        ["engineers", "doctors"],
      ] as const);
      const ways = range(least, Math.min(size, m)).map((k) => choose(m, k) * choose(n, size - k));
      const answer = sum(ways);
      const forbidden = random.chance(0.8);
      const minus = forbidden ? choose(m - 1, 1) * choose(n - 1, size - 3) : 0;
      // Those of the wanted groups that hold both of two particular people/things (one of each kind).
      const bothIn = sum(
        range(least, Math.min(size, m)).map((k) => choose(m - 1, k - 1) * choose(n - 1, size - k - 1)),
      );
      const result = forbidden ? answer - bothIn : answer;
      const clause = forbidden
        ? `, if a certain one of the ${few} and a certain one of the ${many} may not both be chosen`
        : "";
      return {
        text: `A selection of ${size} is to be made from ${m} ${few} and ${n} ${many}, with at least ${numberWord(least)} of the ${few} in it. In how many ways can this be done${clause}?`,
        answer: num(result),
        distractors: [
          wrong(
            num(choose(m, least) * choose(m + n - least, size - least)),
            `choosing ${numberWord(least)} of the ${few} first and then anyone, which counts many choices more than once`,
          ),
          ...(forbidden ? [wrong(num(answer), "forgetting the two that may not be together")] : []),
          wrong(
            num(choose(m, least) * choose(n, size - least)),
            `taking exactly ${numberWord(least)} of the ${few}`,
          ),
          wrong(
            num(choose(m + n, size) - choose(n, size)),
            `leaving out only the choices without any of the ${few}`,
          ),
          ...(forbidden ? [wrong(num(answer - minus), "subtracting only the cases with exactly two")] : []),
          wrong(num(choose(m + n, size)), "dropping the condition"),
        ],
        explanation: [
          `Add up the cases of ${range(least, Math.min(size, m)).join(", ")} of the ${few}: $${range(
            least,
            Math.min(size, m),
          )
            .map((k) => `\\binom{${m}}{${k}}\\binom{${n}}{${size - k}}`)
            .join(" + ")} = ${ways.join(" + ")} = ${answer}$.`,
          ...(forbidden
            ? [
                `Choices that hold both of the particular two: the rest comes from ${m - 1} ${few} and ${n - 1} ${many}, with at least one more of the ${few}, which gives ${num(bothIn)}.`,
                `So $${answer} - ${bothIn} = ${result}$ ways remain.`,
              ]
            : [`The number of ways is ${num(result)}.`]),
        ],
        verify() {
          // Takes or leaves each in turn: the first `m` are of the few, and 0 and `m` are the particular two.
          const found = (at: number, chosen: number, inFew: number, ofTwo: number): number => {
            if (chosen === size) return inFew >= least && !(forbidden && ofTwo === 2) ? 1 : 0;
            if (at === m + n) return 0;
            const [isFew, isOfTwo] = [Number(at < m), Number(at === 0 || at === m)];
            return (
              found(at + 1, chosen + 1, inFew + isFew, ofTwo + isOfTwo) + found(at + 1, chosen, inFew, ofTwo)
            );
          };
          return found(0, 0, 0, 0) === result;
        },
      };
    },
  }),
];

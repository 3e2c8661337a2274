import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { gcd, range } from "../../../../numbers/arithmetic.ts";
import { fraction, money, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { person } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { sensibleSlips } from "../within-reason.ts";

export const unknownWholes: WriterList = [
  computed({
    name: "number-struck-out-of-an-average",
    depth: 5,
    topic: "averages",
    difficulty: "HARD",
    write: patiently((random) => {
      const count = random.int(18, 70);
      const gone = random.int(3, count - 2);
      const rest = (count * (count + 1)) / 2 - gone;
      const common = gcd(rest, count - 1);
      const below = (count - 1) / common;
      if (below < 5 || common < 2) return undefined;
      const average = fraction(rest, count - 1);
      const cases = range(2, 160).flatMap((many) => {
        const out = (many * (many + 1)) / 2 - (rest / (count - 1)) * (many - 1);
        const whole = Math.round(out);
        return Math.abs(out - whole) < 1e-6 && whole >= 1 && whole <= many ? [whole] : [];
      });
      if (cases.length !== 1) return undefined;
      const key = num(gone);
      return {
        text: `The natural numbers $1, 2, 3, \\dots, n$ are written on a board. When one of them is erased, the average of those that are left is $${average.tex}$. Which number was erased?`,
        answer: key,
        distractors: slips(random, key, num, [
          [count - gone, "taking the number from the other end"],
          [count + 1 - gone, "taking the number that stands as far from the other end"],
          [count, "giving how many numbers there were"],
          [gone + below, "taking the sum of one number more"],
          [gone - below, "taking the sum of one number less"],
          [gone + 1, "a slip of one in the sum"],
          [gone - 1, "a slip of one in the sum"],
        ]),
        explanation: [
          `Without one number the average of $1$ to $n$ lies between $\\frac{n}{2}$ and $\\frac{n}{2} + 1$, so $n$ is close to twice $${average.tex}$; and $n - 1$ is a multiple of ${below}. That leaves $n = ${count}$.`,
          `The sum of all is $\\frac{${count} \\times ${count + 1}}{2} = ${rest + gone}$ and that of the others $${average.tex} \\times ${count - 1} = ${rest}$.`,
          `The number erased is $${rest + gone} - ${rest} = ${gone}$.`,
        ],
        verify: () => cases[0] === gone,
      };
    }),
  }),
  computed({
    name: "two-unequal-replacements",
    topic: "mixtures-and-alligation",
    difficulty: "HARD",
    write: patiently((random) => {
      const whole = random.pick([20, 24, 30, 32, 36, 40, 45, 48, 50, 60, 64, 72, 75, 80, 90, 100]);
      const times = random.pick([2, 3]);
      const drawn = random.int(2, Math.floor(whole / (2 * times)));
      const left = ((whole - drawn) * (whole - times * drawn)) / whole;
      if (!Number.isInteger(left)) return undefined;
      const key = num(drawn, "L");
      const show = (amount: number) => num(amount, "L");
      const word = times === 2 ? "twice" : "three times";
      return {
        text: `A vessel holds ${whole} litres of pure milk. Some milk is drawn off and replaced by as much water; then ${word} as much of the mixture as before is drawn off and again replaced by water. The vessel now holds ${left} litres of milk. How much milk was drawn off the first time?`,
        answer: key,
        distractors: slips(random, key, show, [
          [(whole - left) / (times + 1), "taking pure milk to be drawn off both times"],
          [times * drawn, "giving what was drawn off the second time"],
          [whole - left, "giving all the milk that was lost"],
          [(whole - left) / 2, "sharing the loss equally between the two times"],
          [drawn + 1, "a slip in solving the quadratic equation"],
          [drawn - 1, "a slip in solving the quadratic equation"],
          [drawn + 2, "a slip in factorising"],
        ]),
        explanation: [
          `Let $x$ litres be drawn off first. Then $${whole} - x$ litres of milk are left, and the second time the part $\\frac{${times}x}{${whole}}$ of it goes.`,
          `$(${whole} - x)\\left(1 - \\frac{${times}x}{${whole}}\\right) = ${left}$, that is $(${whole} - x)(${whole} - ${times}x) = ${whole * left}$.`,
          `The root with $${times}x \\le ${whole}$ is $x = ${drawn}$, since $${whole - drawn} \\times ${whole - times * drawn} = ${whole * left}$. So it was ${key}.`,
        ],
        verify: () =>
          range(1, Math.floor(whole / times))
            .filter((x) => Math.abs((whole - x) * (1 - (times * x) / whole) - left) < 1e-9)
            .join() === `${drawn}`,
      };
    }),
  }),
  computed({
    name: "ways-to-spend-a-sum",
    depth: 5,
    topic: "algebra-word-problems",
    difficulty: "HARD",
    write: patiently((random) => {
      const [pen, book] = random.pick([
        [7, 12],
        [8, 15],
        [9, 14],
        [5, 13],
        [6, 11],
        [10, 17],
        [8, 13],
        [7, 15],
      ] as const);
      const total = random.int(15 * book, 40 * book);
      const ways = range(1, Math.floor(total / pen)).flatMap((pens) => {
        const books = (total - pen * pens) / book;
        return Number.isInteger(books) && books >= 1 ? [{ pens, books }] : [];
      });
      const fitting = ways.filter(({ pens, books }) => pens > books);
      const [first] = fitting;
      if (!first || fitting.length < 2 || fitting.length === ways.length) return undefined;
      const key = num(fitting.length);
      const who = person(random);
      return {
        text: `${who.name} spends exactly ${money(total)} on pens at ${money(pen)} each and notebooks at ${money(book)} each, buys at least one of each, and buys more pens than notebooks. In how many ways can ${who.he} do so?`,
        answer: key,
        distractors: slips(random, key, num, [
          [ways.length, "forgetting that there are more pens than notebooks"],
          [ways.length - fitting.length, "counting the cases with more notebooks than pens"],
          [fitting.length + 1, "counting one case too many"],
          [fitting.length - 1, "missing one case"],
          [fitting.length + 2, "counting two cases too many"],
          [ways.length + 1, "counting also a case without one of the two"],
        ]),
        explanation: [
          `With $x$ pens and $y$ notebooks, $${pen}x + ${book}y = ${total}$. One solution leads to the next when $x$ grows by ${book} and $y$ falls by ${pen}.`,
          `With at least one of each there are ${ways.length}: ${ways.map(({ pens, books }) => `$(${pens}, ${books})$`).join(", ")}.`,
          `In $${fitting.length}$ of them $x$ is larger than $y$.`,
        ],
        verify: () =>
          range(1, Math.floor(total / book)).filter((books) => {
            const pens = (total - book * books) / pen;
            return Number.isInteger(pens) && pens > books;
          }).length === fitting.length,
      };
    }),
  }),
  computed({
    name: "start-late-and-still-arrive",
    topic: "speed-distance-time",
    difficulty: "HARD",
    write: patiently((random) => {
      const distance = random.pick([12, 18, 20, 24, 30, 36, 40, 42, 45, 48, 60, 72]);
      const runs = range(24, 90)
        .map((speed) => ({ speed, minutes: (60 * distance) / speed }))
        .filter(({ minutes }) => Number.isInteger(minutes) && minutes >= 20 && minutes <= 240);
      if (runs.length < 5) return undefined;
      const [slow, quick, wanted] = random.sample(runs, 3).sort((one, other) => other.minutes - one.minutes);
      if (!slow || !quick || !wanted) return undefined;
      const due = random.int(
        quick.minutes + 3,
        slow.minutes - 3 > quick.minutes + 3 ? slow.minutes - 3 : quick.minutes + 3,
      );
      const [late, early, later] = [slow.minutes - due, due - quick.minutes, due - wanted.minutes];
      if (late < 3 || late > 60 || early > 60 || later <= early || later > 75) return undefined;
      const key = num(wanted.speed, "km/h");
      const show = (amount: number) => num(amount, "km/h");
      const who = person(random);
      return {
        text: `Driving to work at $${slow.speed}$ km/h, ${who.name} arrives ${late} minutes late; at $${quick.speed}$ km/h ${who.he} arrives ${early} minutes early. At what speed must ${who.he} drive to arrive on time after starting ${later} minutes later than usual?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          sensibleSlips(
            [
              ...runs
                .filter(({ speed }) => speed !== wanted.speed && speed > slow.speed)
                .map(({ speed, minutes }): [number, string] => [
                  speed,
                  minutes > wanted.minutes
                    ? "allowing more time for the way than there is"
                    : "allowing less time for the way than there is",
                ])
                .sort((one, other) => Math.abs(one[0] - wanted.speed) - Math.abs(other[0] - wanted.speed))
                .slice(0, 4),
              [2 * quick.speed - slow.speed, "continuing the speeds as if they rose evenly"],
              [wanted.speed + 2, "a slip in the division"],
              [wanted.speed - 2, "a slip in the division"],
            ],
            (amount) => amount > quick.speed,
          ),
        ),
        explanation: [
          `The two journeys differ by ${late + early} minutes. If the way is $d$ km, $\\frac{d}{${slow.speed}} - \\frac{d}{${quick.speed}} = \\frac{${late + early}}{60}$, so $d = ${distance}$.`,
          `At ${slow.speed} km/h the way takes ${slow.minutes} minutes, so a start at the usual time leaves ${due} minutes for it.`,
          `After starting late, ${due} − ${later} = ${wanted.minutes} minutes are left: $${distance} \\div \\frac{${wanted.minutes}}{60}$, that is ${key}.`,
        ],
        verify: () => {
          const way = (slow.speed * quick.speed * (late + early)) / 60 / (quick.speed - slow.speed);
          const usual = way / slow.speed - late / 60;
          return Math.abs(way / (usual - later / 60) - wanted.speed) < 1e-6;
        },
      };
    }),
  }),
];

import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { nearlyEqual, range, sum } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { money, num, ratio } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { ordinalWord, person, plural } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

export const averages: WriterList = [
  computed({
    name: "newcomer-changes-average",
    topic: "averages",
    difficulty: "EASY",
    write(random) {
      const n = random.int(5, 24);
      const before = random.int(18, 60);
      const change = random.pick([1, 2, 3, -1, -2]);
      const after = before + change;
      const value = after * (n + 1) - before * n;
      if (value < 5) return undefined;
      const scene = random.pick([
        { group: "persons", what: "age", unit: "years", one: "another person joins", fresh: "person" },
        { group: "rowers", what: "mass", unit: "kg", one: "another rower joins", fresh: "rower" },
        { group: "tests", what: "score", unit: "marks", one: "one more test is counted", fresh: "test" },
        { group: "parcels", what: "mass", unit: "kg", one: "another parcel is added", fresh: "parcel" },
      ]);
      if (scene.what === "age" && value > 90) return undefined;
      if (scene.group === "rowers" && (before < 50 || value < 50 || value > 110)) return undefined;
      return {
        text: `The average ${scene.what} of ${n} ${scene.group} is ${before} ${scene.unit}. When ${scene.one}, the average becomes ${after} ${scene.unit}. What is the ${scene.what} of the new ${scene.fresh}, in ${scene.unit}?`,
        answer: num(value),
        distractors: withinReason(
          pleasant([
            wrong(
              num(before + change * n),
              "multiplying the change by the old number only and adding it to the old average",
            ),
            wrong(num(after + change * (n + 1)), "counting the newcomer's change twice"),
            wrong(num(after), "taking the new average itself"),
            wrong(num(before - change * (n + 1)), "applying the change in the wrong direction"),
            wrong(num(before + change * (n - 1)), `counting ${n - 1} changes instead of ${n + 1}`),
            wrong(num(after + change * (n + 2)), `counting ${n + 2} changes instead of ${n}`),
            wrong(num(after + change * (n + 3)), `counting ${n + 3} changes instead of ${n}`),
            wrong(num(before + change * (n - 2)), `counting ${n - 2} changes instead of ${n + 1}`),
          ]),
          (amount) => (amount - after) * change > 0,
        ),
        explanation: [
          `Old total: $${n} \\times ${before} = ${n * before}$. New total: $${n + 1} \\times ${after} = ${(n + 1) * after}$.`,
          `The new one accounts for the difference: $${(n + 1) * after} - ${n * before} = ${value}$.`,
        ],
        satisfies: (amount) => nearlyEqual((n * before + amount) / (n + 1), after),
      };
    },
  }),
  computed({
    name: "average-of-regular-numbers",
    form: "elementary",
    topic: "averages",
    difficulty: "EASY",
    write(random) {
      const step = random.int(2, 9);
      const times = random.int(7, 25);
      const average = (step * (times + 1)) / 2;
      if (!isNeat(average, 1)) return undefined;
      return {
        text: `What is the average of the first ${times} positive multiples of ${step}?`,
        answer: num(average),
        distractors: withinReason(
          [
            wrong(num((step * times) / 2), `halving the last multiple and forgetting the first`),
            wrong(num(step * (times + 1)), "adding the first and the last multiple without halving"),
            wrong(
              num((times + 1) / 2),
              `averaging the numbers 1 to ${times} and forgetting the factor ${step}`,
            ),
            wrong(num((step * (times + 2)) / 2), "taking one multiple too many"),
            wrong(num((step * (times - 1)) / 2), "beginning with 0 instead of the first multiple"),
          ],
          (amount) => amount > step && amount < step * times,
        ),
        explanation: [
          `The multiples are evenly spaced, so their average is the mean of the first, ${step}, and the last, $${times} \\times ${step} = ${times * step}$.`,
          `$\\frac{${step} + ${times * step}}{2} = ${average}$.`,
        ],
        verify: () => nearlyEqual(sum(range(1, times).map((k) => k * step)) / times, average),
      };
    },
  }),
  computed({
    name: "misread-entries-in-average",
    topic: "averages",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const n = random.pick([10, 15, 20, 25, 30, 40, 50]);
      const average = random.int(30, 75);
      const right = random.int(21, 98);
      const read = random.intExcept(21, 98, right);
      const second = random.chance();
      const right2 = second ? random.int(21, 98) : 0;
      const read2 = second ? random.int(21, 98) : 0;
      const error = right - read + (right2 - read2);
      const corrected = average + error / n;
      if (error === 0 || !isNeat(corrected, 1)) return undefined;
      return {
        text: second
          ? `The average of ${n} observations was found to be ${average}. Later it turned out that ${right} had been copied as ${read}, and ${right2} as ${read2}. What is the correct average?`
          : `The average marks of ${n} pupils were found to be ${average}. Later it turned out that a score of ${right} had been entered as ${read}. What is the correct average?`,
        answer: num(corrected),
        distractors: withinReason(
          pleasant(
            [
              wrong(num(average - error / n), "correcting in the wrong direction"),
              wrong(num(average + error), `forgetting to divide the error by ${n}`),
              wrong(num(average + (2 * error) / n), "counting the error twice"),
              wrong(
                num(second ? average + (right - read) / n : average + error / (n - 1)),
                second ? "correcting the first entry only" : `dividing the error by ${n - 1}`,
              ),
              wrong(
                num(average + error / (n === 10 ? 5 : 10)),
                `dividing the error by ${n === 10 ? 5 : 10} instead of ${n}`,
              ),
              wrong(num(average + error / (2 * n)), "halving the change of the average"),
              wrong(num(average + (3 * error) / n), "counting the error three times"),
            ],
            1,
          ),
          (amount) => (amount - average) * error > 0 && Math.abs(amount - average) < Math.abs(error),
        ),
        explanation: [
          second
            ? `The total is wrong by $(${right} - ${read}) + (${right2} - ${read2}) = ${error}$.`
            : `The total is wrong by $${right} - ${read} = ${error}$.`,
          `Spread over ${n} values the average changes by $\\frac{${error}}{${n}} = ${error / n}$, so it is $${corrected}$.`,
        ],
        verify: () => nearlyEqual(n * average + right - read + right2 - read2, n * corrected),
      };
    }),
  }),
  computed({
    name: "batting-average-after-innings",
    form: "elementary",
    topic: "averages",
    difficulty: "MEDIUM",
    write(random) {
      const innings = random.int(9, 24);
      const rise = random.int(1, 4);
      const after = random.int(28, 52);
      const score = after + rise * (innings - 1);
      const before = after - rise;
      if (score > 180) return undefined;
      const { name, his } = person(random);
      const askBefore = random.chance();
      const asked = askBefore ? before : after;
      return {
        text: `${name} scores ${plural(score, "run")} in ${his} ${innings}th innings and so raises ${his} average by ${plural(rise, "run")}. What was the average ${askBefore ? "before" : "after"} this innings? (There were no not-outs.)`.replace(
          /(\d+)th innings/,
          (_, n: string) =>
            `${n}${n.endsWith("1") && n !== "11" ? "st" : n.endsWith("2") && n !== "12" ? "nd" : n.endsWith("3") && n !== "13" ? "rd" : "th"} innings`,
        ),
        answer: num(asked),
        distractors: pleasant([
          wrong(
            num(askBefore ? after : before),
            `giving the average ${askBefore ? "after" : "before"} the innings`,
          ),
          wrong(num(score - rise * (innings + 1)), "counting the innings one too many"),
          wrong(
            num(score - rise * innings - rise * 2 + (askBefore ? 0 : rise)),
            "subtracting the rise twice",
          ),
          wrong(num(Math.round(score / innings) + rise), "spreading the last score over all the innings"),
          wrong(num(after + rise), "adding the rise to the new average"),
          wrong(num(asked + 2 * rise), "adding the rise twice"),
          wrong(num(asked - 3 * rise), "subtracting the rise three times"),
          wrong(num(asked + 3 * rise), "adding the rise three times"),
          // An average of 3 beside 26, 27 and 28 is no option.
        ]).filter(({ value }) => typeof value === "string" || 2 * (value.number ?? 0) > asked),
        explanation: [
          `Let the new average be $a$. The earlier ${innings - 1} innings had the average $a - ${rise}$.`,
          `$${innings}a = ${innings - 1}(a - ${rise}) + ${score}$, so $a = ${score} - ${rise * (innings - 1)} = ${after}$.`,
          `The average was ${before} before and ${after} after this innings.`,
        ],
        verify: () => (innings - 1) * before + score === innings * after,
      };
    },
  }),
  computed({
    name: "overlapping-averages",
    topic: "averages",
    difficulty: "HARD",
    write(random) {
      const half = random.int(4, 8);
      const n = 2 * half - 1;
      const all = random.int(20, 60);
      const first = all + random.int(-6, 6);
      const last = all + random.int(-6, 6);
      const middle = half * (first + last) - n * all;
      if (middle < 5 || middle > 110 || first === last || first === all) return undefined;
      const scene = random.pick(["numbers", "days", "months"] as const);
      if (scene === "days" && (all > 36 || middle < 12 || middle > 46)) return undefined;
      if (scene === "months" && (middle < all / 2 || middle > 2 * all)) return undefined;
      const show = {
        numbers: (value: number) => num(value),
        days: (value: number) => num(value, "°C"),
        months: (value: number) => money(1000 * value),
      }[scene];
      const nth = ordinalWord(half);
      const aUnit = scene === "months" ? "₹1,000" : "1";
      const text = {
        numbers: `The average of ${n} numbers is ${show(all)}. The average of the first ${half} is ${show(first)} and that of the last ${half} is ${show(last)}. What is the ${nth} number?`,
        days: `The average of the noon temperatures on ${n} days in a row was ${show(all)}. For the first ${half} days the average was ${show(first)} and for the last ${half} days ${show(last)}. What was the temperature at noon on the ${nth} day?`,
        months: `A family spent ${show(all)} a month on average over ${n} months. In the first ${half} months the average was ${show(first)} and in the last ${half} months ${show(last)}. How much did the family spend in the ${nth} month?`,
      }[scene];
      return {
        text,
        answer: show(middle),
        distractors: withinReason(
          pleasant([
            wrong(show(first + last - all), "adding and subtracting the averages themselves"),
            wrong(show(half * (first + last) - (n + 1) * all), `taking the total of ${n + 1} values`),
            wrong(show(n * all - (half - 1) * (first + last)), `taking only ${half - 1} values in each part`),
            wrong(show(Math.round((first + last) / 2)), "averaging the two averages"),
            wrong(show(middle + all), "leaving out one value from the overall total"),
            wrong(show(middle + half), `taking one of the two averages to be ${aUnit} more`),
            wrong(show(middle - half), `taking one of the two averages to be ${aUnit} less`),
          ]),
          (amount) => {
            if (scene === "numbers") return true;
            if (scene === "days") return amount >= 8 && amount <= 50;
            return amount >= 500 * all && amount <= 2000 * all;
          },
        ),
        explanation: [
          `The first ${half} and the last ${half} together count the ${nth} one twice.`,
          `${scene === "months" ? "In thousand rupees: " : ""}$${half} \\times ${first} + ${half} \\times ${last} = ${half * (first + last)}$, while all ${n} add up to $${n} \\times ${all} = ${n * all}$.`,
          `The ${nth} value is $${half * (first + last)} - ${n * all} = ${middle}$, so the answer is ${show(middle)}.`,
        ],
        satisfies: (amount) =>
          nearlyEqual(half * first + half * last - (scene === "months" ? amount / 1000 : amount), n * all),
      };
    },
  }),
  computed({
    name: "ratio-of-groups-from-averages",
    topic: "averages",
    difficulty: "HARD",
    write(random) {
      const a = random.int(40, 60);
      const b = a + random.int(5, 20);
      const mean = random.int(a + 1, b - 1);
      const [p, q] = [b - mean, mean - a];
      if (p === q) return undefined;
      const shared = ratio(p, q);
      const multiple = random.int(2, 6);
      const kind = random.chance();
      const total = (p + q) * multiple;
      const more = random.pick([
        { one: "boys", other: "girls", what: "average score", place: "a class" },
        { one: "clerks", other: "officers", what: "average salary (in thousand rupees)", place: "an office" },
        { one: "juniors", other: "seniors", what: "average mass (in kg)", place: "a sports club" },
      ]);
      if (kind) {
        return {
          text: `In ${more.place}, the ${more.what} of the ${more.one} is ${a}, that of the ${more.other} is ${b}, and that of all together is ${mean}. What is the ratio of the number of ${more.one} to that of ${more.other}?`,
          answer: shared,
          distractors: withinReason(
            [
              wrong(ratio(q, p), "turning the ratio upside down"),
              wrong(ratio(a, b), "taking the ratio of the averages"),
              wrong(ratio(b, a), "taking the inverse ratio of the averages"),
              wrong(ratio(mean, b), "taking the ratio of the averages of all and of the second group"),
              wrong(ratio(a, mean), "taking the ratio of the averages of the first group and of all"),
              wrong(ratio(p, p + q), `comparing the ${more.one} with all`),
              wrong(ratio(q, p + q), `comparing the ${more.other} with all`),
              wrong(ratio(p + 1, q), "a slip in one of the differences"),
              wrong(ratio(p, q + 1), "a slip in the other difference"),
            ],
            (amount) => amount > 1 === p > q && amount !== 1,
            Number.POSITIVE_INFINITY,
          ),
          explanation: [
            `Each of the ${more.one} is $${mean} - ${a} = ${q}$ below the overall average and each of the ${more.other} is $${b} - ${mean} = ${p}$ above it.`,
            `Shortages and surpluses must balance: ${more.one} $\\times ${q}$ = ${more.other} $\\times ${p}$.`,
            `The ratio is ${shared}.`,
          ],
          verify: () => nearlyEqual((a * p + b * q) / (p + q), mean),
        };
      }
      return {
        text: `There are ${total} people in ${more.place}, all of them ${more.one} or ${more.other}. The ${more.what} of the ${more.one} is ${a}, that of the ${more.other} is ${b}, and that of all together is ${mean}. How many ${more.one} are there?`,
        answer: num(p * multiple),
        distractors: withinReason(
          pleasant([
            wrong(num(q * multiple), `giving the number of ${more.other}`),
            wrong(num(total / 2), "taking both groups as equal"),
            wrong(num(p), "giving the ratio term instead of the number"),
            wrong(num(Math.round((total * a) / (a + b))), "sharing in the ratio of the averages"),
            wrong(num(Math.round((total * b) / (a + b))), "sharing in the inverse ratio of the averages"),
            wrong(num(p * multiple + multiple), "taking one part too many"),
            wrong(num(p * multiple - multiple), "taking one part too few"),
          ]),
          (amount) => amount < total && (amount - total / 2) * (p - q) > 0,
        ),
        explanation: [
          `Each of the ${more.one} is ${q} below and each of the ${more.other} is ${p} above the overall average, so the groups are in the ratio ${shared}.`,
          `Of ${total} people, $${total} \\times \\frac{${p}}{${p + q}} = ${p * multiple}$ are ${more.one}.`,
        ],
        satisfies: (amount) => nearlyEqual(amount * a + (total - amount) * b, total * mean),
      };
    },
  }),
];

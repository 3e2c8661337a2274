import { whoseNumber } from "../../../../kit/amounts.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { count, fraction, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { follow } from "./solution-curve.ts";

export const growthAndCooling: WriterList = [
  computed({
    name: "growth-and-decay-by-proportion",
    topic: "differential-equations",
    difficulty: "MEDIUM",
    write(random) {
      const grows = random.chance();
      const factor = random.pick(grows ? [2, 3, 4] : [2, 4]);
      const span = random.int(2, 9);
      const times = random.int(2, 4);
      const start = grows ? random.step(100, 900, 100) : random.int(3, 30) * factor ** times;
      const end = grows ? start * factor ** times : start / factor ** times;
      if (end > 30000) return undefined;
      const [thing, unit, measure] = grows
        ? random.pick([
            ["number $N$ of bacteria in a culture", "hour", undefined],
            ["number $N$ of yeast cells in a vat", "hour", undefined],
            ["number $N$ of insects on a farm", "week", undefined],
          ] as const)
        : random.pick([
            ["mass $N$ of a radioactive sample", "day", "g"],
            ["amount $N$ of a drug in the blood", "hour", "mg"],
            ["amount $N$ of a pollutant in a lake", "month", "kg"],
          ] as const);
      const show = (value: number) => num(value, measure);
      const later = grows ? start * factor : start / factor;
      return {
        text: `The ${thing} satisfies $\\frac{dN}{dt} = ${grows ? "" : "-"}kN$ with a positive constant $k$. It is ${show(start)} at first and ${show(later)} after ${count(span, unit)}. What is it after ${count(span * times, unit)} in all?`,
        answer: show(end),
        distractors: [
          wrong(
            show(
              grows
                ? start * (1 + times * (factor - 1))
                : Math.max(0, start - times * (start - start / factor)),
            ),
            "changing by the same amount instead of the same factor in each interval",
          ),
          wrong(
            show(grows ? start * factor * times : start / factor / times),
            "multiplying or dividing by the number of intervals",
          ),
          wrong(
            show(grows ? start * factor ** (times - 1) : start / factor ** (times - 1)),
            "counting one interval too few",
          ),
          wrong(
            show(grows ? start * factor ** (times + 1) : start / factor ** (times + 1)),
            "counting one interval too many",
          ),
          grows
            ? wrong(show(end - start), "giving the growth instead of the number")
            : wrong(show(end * 1.5), "taking off too little in the last interval"),
          grows
            ? wrong(show(end + start), "adding the number at first once more")
            : wrong(show(end * 2), "taking only half of the last interval"),
          grows
            ? wrong(show(end - later), "giving the growth after the first interval")
            : wrong(show(end * 3), "taking off equal parts in the last interval"),
          // It goes on growing or falling, beyond what it was after the first interval.
        ].filter(
          whoseNumber(
            (number) => Number.isInteger(number) && number > 0 && (grows ? number > later : number < later),
          ),
        ),
        explanation: [
          `The solution is $N = ${start}\\,e^{${grows ? "" : "-"}kt}$, which changes by the same factor in equal times: ${grows ? `$\\times ${factor}$` : `$\\div ${factor}$`} every ${count(span, unit)}.`,
          `In ${count(span * times, unit)} there are ${times} such intervals, so $N$ becomes $${start} ${grows ? "\\times" : "\\div"} ${factor}^{${times}} = ${show(end).tex}$.`,
        ],
        verify() {
          const k = ((grows ? 1 : -1) * Math.log(factor)) / span;
          return nearlyEqual(
            follow((_, y) => k * y, 0, start, span * times, 1000),
            end,
            1e-6,
          );
        },
      };
    },
  }),
  computed({
    name: "newtons-cooling-temperature",
    depth: 3,
    topic: "differential-equations",
    difficulty: "HARD",
    write(random) {
      const room = random.step(15, 30, 5);
      const [p, q] = random.pick([
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 3],
        [4, 5],
        [3, 5],
      ] as const);
      const excess = q * q * random.int(1, 20);
      const start = room + excess;
      const span = random.pick([5, 6, 8, 10, 12, 15, 20]);
      const first = room + (excess * p) / q;
      const second = room + (excess * p * p) / (q * q);
      if (start > 100 || start < room + 16) return undefined;
      const ask = random.pick(["later", "room"] as const);
      const thing = random.pick([
        "A cup of tea",
        "A bowl of soup",
        "A metal rod",
        "A glass of hot milk",
        "A heated brick",
      ]);
      return {
        text:
          ask === "later"
            ? `${thing} at ${num(start, "°C")} cools according to Newton's law of cooling in a room at ${num(room, "°C")}. After ${num(span, "min")} it is at ${num(first, "°C")}. What is its temperature after another ${num(span, "min")}?`
            : `${thing} cools according to Newton's law of cooling from ${num(start, "°C")} to ${num(first, "°C")} in ${num(span, "min")}, and to ${num(second, "°C")} in the next ${num(span, "min")}. What is the temperature of the surroundings?`,
        answer: num(ask === "later" ? second : room, "°C"),
        distractors:
          ask === "later"
            ? [
                wrong(num(2 * first - start, "°C"), "subtracting the same number of degrees again"),
                wrong(
                  num((first * first) / start, "°C"),
                  "applying the ratio to the temperatures themselves instead of their excess over the room",
                ),
                wrong(num((excess * p * p) / (q * q), "°C"), "forgetting to add the temperature of the room"),
                wrong(
                  num((first + room) / 2, "°C"),
                  "taking the mean of the last temperature and that of the room",
                ),
                wrong(
                  num(room + (excess * p ** 3) / q ** 3, "°C"),
                  "giving the temperature one interval later still",
                ),
                wrong(num(first - (start - first) / 2, "°C"), "letting the temperature fall by half as much"),
                wrong(num((first + second) / 2, "°C"), "taking half of the second interval"),
                wrong(num(second - 2, "°C"), "a slip in the second excess"),
                wrong(num(second + 2, "°C"), "a slip in the second excess"),
                // Nothing cools below the temperature of its room.
              ].filter(
                ({ value }) =>
                  typeof value !== "string" && (value.number ?? 0) > room && (value.number ?? 0) < first,
              )
            : [
                wrong(num(second - (start - first), "°C"), "letting the first fall repeat after the second"),
                wrong(num(2 * second - first, "°C"), "letting the last fall repeat once more"),
                wrong(
                  num(second - ((first - second) * p) / q, "°C"),
                  "giving the temperature after one more interval",
                ),
                wrong(num(start - second, "°C"), "giving the total fall"),
                wrong(num(start - first, "°C"), "giving the first fall"),
                wrong(num(room - 4, "°C"), "a slip in solving for $T_0$"),
                wrong(num(room + 4, "°C"), "a slip in solving for $T_0$"),
                // Nothing cools below its surroundings: they are colder than the last reading.
              ].filter(
                ({ value }) =>
                  typeof value !== "string" && (value.number ?? 0) > 5 && (value.number ?? 0) < second,
              ),
        explanation:
          ask === "later"
            ? [
                `By $\\frac{dT}{dt} = -k(T - ${room})$, the excess over the room falls by the same factor in equal times.`,
                `The excess goes from ${num(excess)} to ${num(first - room)} degrees, a factor of ${fraction(p, q)}.`,
                `In the next interval it becomes $${num(first - room).tex} \\times ${fraction(p, q).tex} = ${num(second - room).tex}$, so the temperature is $${num(second, "°C").tex}$.`,
              ]
            : [
                "By $\\frac{dT}{dt} = -k(T - T_0)$, the excess over the surroundings falls by the same factor in equal times.",
                `So $\\frac{${num(first).tex} - T_0}{${start} - T_0} = \\frac{${num(second).tex} - T_0}{${num(first).tex} - T_0}$.`,
                `This gives $(${num(first).tex} - T_0)^2 = (${start} - T_0)(${num(second).tex} - T_0)$, whose solution is $T_0 = ${num(room, "°C").tex}$.`,
              ],
        verify() {
          const k = Math.log(q / p) / span;
          return nearlyEqual(
            follow((_, T) => -k * (T - room), 0, start, 2 * span, 1000),
            second,
            1e-6,
          );
        },
      };
    },
  }),
];

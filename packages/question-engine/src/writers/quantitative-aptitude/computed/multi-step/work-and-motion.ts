import { patiently } from "../../../../kit/patiently.ts";
import { type Slip, slips } from "../../../../kit/slips.ts";
import { lcm, nearlyEqual, range, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { count, fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { people, person } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { sensibleSlips, withinReason } from "../within-reason.ts";

const hours = (amount: number) => count(amount, "hour");
const days = (amount: number) => count(amount, "day");

const onTheRoad = (found: readonly Slip[]) =>
  found.filter(([speed]) => typeof speed === "number" && speed >= 20 && speed <= 110);

export const workAndMotion: WriterList = [
  computed({
    name: "leak-found-and-stopped",
    topic: "time-and-work",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.pick([6, 8, 10, 12, 15, 20]), random.pick([9, 12, 15, 18, 20, 24, 30])];
      const leak = random.pick([10, 12, 15, 18, 20, 24, 30, 36, 40]);
      const found = random.int(1, 5);
      if (a === b) return undefined;
      const filling = 1 / a + 1 / b;
      const rate = filling - 1 / leak;
      const done = rate * found;
      if (rate <= 0.02 || done > 0.8) return undefined;
      const more = (1 - done) / filling;
      const amount = found + more;
      if (!isNeat(amount, 1)) return undefined;
      const key = hours(amount);
      const unit = lcm(a, lcm(b, leak));
      return {
        text: `Two pipes can fill an empty tank in ${a} hours and ${b} hours, and a leak in its bottom can empty the full tank in ${leak} hours. Both pipes are opened with the tank empty; after ${found === 1 ? "an hour" : `${found} hours`} the leak is found and stopped at once. In how many hours after the pipes were opened is the tank full?`,
        answer: key,
        distractors: slips(random, key, hours, [
          [1 / filling, "leaving the leak out of account"],
          [1 / rate, "letting the tank leak to the end"],
          ...(more > found
            ? ([[more, "counting only the time after the leak was stopped"]] satisfies Slip[])
            : []),
          [found + 1 / filling, "taking the tank to be still empty when the leak is stopped"],
          [found + (1 - found * filling) / rate, "letting the leak begin instead of end at that moment"],
          [amount + found, "counting the first part of the time twice"],
          [(1 / filling + 1 / rate) / 2, "taking the mean of the times with and without the leak"],
          [
            roundTo((1 / filling) * (1 + found / leak), 1),
            "adding the water lost, but no water for the time before",
          ],
        ]),
        explanation: [
          `Let the tank hold ${unit} units, of which the pipes bring ${unit / a} and ${unit / b} an hour and the leak takes ${unit / leak}.`,
          `With the leak, $${unit / a} + ${unit / b} - ${unit / leak} = ${unit / a + unit / b - unit / leak}$ units an hour come in, so after ${found === 1 ? "an hour" : `${found} hours`} there are ${found * (unit / a + unit / b - unit / leak)}.`,
          `The other ${num(unit - found * (unit / a + unit / b - unit / leak))} come at ${unit / a + unit / b} an hour, in ${num(more)} hours; together ${key}.`,
        ],
        verify: () => {
          let [level, time] = [0, 0];
          const step = 0.01;
          while (level < 1 - 1e-9 && time < 200) {
            const now = time < found - step / 2 ? rate : filling;
            level += now * step;
            time += step;
          }
          return Math.abs(time - amount) < 0.021;
        },
      };
    },
  }),
  computed({
    name: "three-workers-who-leave-at-different-times",
    topic: "time-and-work",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b, c] = [
        random.pick([10, 12, 15, 18, 20, 24]),
        random.pick([12, 15, 20, 24, 30]),
        random.pick([18, 20, 24, 30, 36, 40]),
      ];
      const early = random.int(2, 4);
      const left = random.int(1, 4);
      // A works throughout, B leaves `left` days before the end, C stays only the first `early` days.
      const exact = (1 - early / c + left / b) / (1 / a + 1 / b);
      const amount = roundTo(exact, 0);
      if (!isNeat(exact) || amount <= early || amount - left < early || new Set([a, b, c]).size < 3)
        return undefined;
      const [one, two, three] = people(random, 3).map(({ name }) => name);
      const key = days(amount);
      const unit = lcm(a, lcm(b, c));
      return {
        text: `Working alone, ${one}, ${two} and ${three} can finish a piece of work in ${a}, ${b} and ${c} days. They begin together, but ${three} leaves after ${early} days, and ${two} leaves ${left === 1 ? "a day" : `${left} days`} before the work is finished. How many days does the work take in all?`,
        answer: key,
        distractors: slips(random, key, days, [
          [roundTo((1 - early / c) / (1 / a + 1 / b), 0), `letting ${two} stay to the end`],
          [
            roundTo((1 - early / c - left / b) / (1 / a + 1 / b), 0),
            `subtracting the days that ${two} misses instead of adding them`,
          ],
          [roundTo(1 / (1 / a + 1 / b + 1 / c), 0), "letting all three stay to the end"],
          [amount - left, `giving the days that ${two} works`],
          [amount + left, `counting the days without ${two} twice`],
          [roundTo((1 + left / b) / (1 / a + 1 / b), 0), `leaving out the work of ${three}`],
          ...(amount > 2 * early
            ? ([[amount - early, `giving the days after ${three} has left`]] satisfies Slip[])
            : []),
          [amount + 1, "counting the last day twice"],
          [amount + early, `adding the days of ${three}`],
        ]),
        explanation: [
          `Let the work be ${unit} units: ${one} does ${unit / a} a day, ${two} ${unit / b} and ${three} ${unit / c}. If it takes $n$ days, ${one} works $n$ days, ${two} $n - ${left}$ and ${three} ${early}.`,
          `Then $${unit / a}n + ${unit / b}(n - ${left}) + ${unit / c} \\times ${early} = ${unit}$, so $${unit / a + unit / b}n = ${unit + (left * unit) / b - (early * unit) / c}$.`,
          `So $n = ${amount}$, and the work takes ${key}.`,
        ],
        verify: () => {
          const found = range(early, 60).filter((n) => {
            let work = 0;
            for (let day = 1; day <= n; day++)
              work += unit / a + (day <= n - left ? unit / b : 0) + (day <= early ? unit / c : 0);
            return work === unit;
          });
          return found.length === 1 && found[0] === amount;
        },
      };
    }),
  }),
  computed({
    name: "trouble-on-the-way-in-two-cases",
    depth: 5,
    topic: "speed-distance-time",
    difficulty: "HARD",
    write(random) {
      const [top, bottom] = random.pick([
        [3, 4],
        [4, 5],
        [2, 3],
        [3, 5],
        [5, 6],
        [1, 2],
      ] as const);
      const speed = random.step(40, 80, 5);
      const before = random.step(20, 120, 10);
      const rest = random.step(60, 300, 10);
      const further = random.step(10, 60, 5);
      const extra = bottom / top - 1;
      const late = roundTo((60 * rest * extra) / speed, 6);
      const less = roundTo((60 * (rest - further) * extra) / speed, 6);
      if (further >= rest - 20 || !isNeat(late) || !isNeat(less) || late > 180) return undefined;
      const asksSpeed = random.chance(0.4);
      const amount = asksSpeed ? speed : before + rest;
      const show = (x: number) => num(x, asksSpeed ? "km/h" : "km", 0);
      const key = show(amount);
      const vehicle = random.pick(["train", "bus"]);
      const saved = late - less;
      return {
        text: `After ${num(before, "km")} a ${vehicle} has some trouble and goes on at ${num(top)}/${bottom} of its usual speed, arriving ${late} minutes late. Had the trouble come ${num(further, "km")} further on, it would have been only ${less} minutes late. ${asksSpeed ? "What is its usual speed?" : "How long is the whole journey?"}`.replace(
          `${num(top)}/${bottom}`,
          `$\\frac{${top}}{${bottom}}$`,
        ),
        answer: key,
        distractors: withinReason(
          slips(
            random,
            key,
            show,
            asksSpeed
              ? onTheRoad([
                  [(speed * top) / bottom, "giving the speed after the trouble"],
                  [(speed * bottom) / top, "dividing by the fraction once more"],
                  [(60 * further) / saved, "letting the whole time for the extra distance be saved"],
                  [
                    (60 * further * (1 - top / bottom)) / saved,
                    `using the loss of speed, $1 - \\frac{${top}}{${bottom}}$`,
                  ],
                  [(speed * (top + bottom)) / (2 * bottom), "taking the mean of the two speeds"],
                  [(60 * (before + further) * extra) / late, "using the distance before the trouble"],
                  [(60 * before) / late, "dividing the first distance by the time lost"],
                  [speed + 10, "a slip of 10 km/h in the division"],
                  [speed - 10, "a slip of 10 km/h in the division the other way"],
                ])
              : [
                  [rest, "leaving out the way before the trouble"],
                  [before + rest + further, "adding the extra distance once more"],
                  [rest + further, "counting the extra distance instead of the way before the trouble"],
                  [before + rest - further, "taking the extra distance off"],
                  [(before + rest) * (bottom / top), "stretching the journey as the time is stretched"],
                  [before + (rest * top) / bottom, "shortening the way after the trouble"],
                  [before + (further * late) / less, "comparing with the second delay only"],
                ],
          ),
          (length) => asksSpeed || length > before + further,
        ),
        explanation: [
          `On a stretch covered at $\\frac{${top}}{${bottom}}$ of the usual speed the time is $\\frac{${bottom}}{${top}}$ of the usual, so $${bottom - top === 1 ? `\\frac{1}{${top}}` : `\\frac{${bottom - top}}{${top}}`}$ of the usual time is lost.`,
          `Over ${num(further, "km")} the loss is $${late} - ${less} = ${saved}$ minutes, so the usual time for them is ${num((saved * top) / (bottom - top))} minutes and the usual speed ${num(speed, "km/h")}.`,
          asksSpeed
            ? `The usual speed is ${key}.`
            : `A loss of ${late} minutes means ${num(rest, "km")} after the trouble ($${further} \\times \\frac{${late}}{${saved}}$), so the journey is $${before} + ${rest}$, that is ${key}.`,
        ],
        verify: () => {
          const way = before + rest;
          const time = (at: number) => (at / speed + ((way - at) * bottom) / (top * speed)) * 60;
          const usual = (way / speed) * 60;
          const total = asksSpeed ? way : (key.number ?? 0);
          return (
            total === way &&
            nearlyEqual(time(before) - usual, late) &&
            nearlyEqual(time(before + further) - usual, less)
          );
        },
      };
    },
  }),
  computed({
    name: "bottle-lost-from-a-boat",
    depth: 5,
    topic: "trains-and-boats",
    difficulty: "HARD",
    write(random) {
      const minutes = random.pick([10, 12, 15, 20, 24, 30, 40, 45]);
      const stream = random.pick([1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
      const boat = stream + random.pick([3, 4, 5, 6, 7, 8]);
      const drift = (2 * stream * minutes) / 60;
      const up = ((boat - stream) * minutes) / 60;
      if (!isNeat(drift, 2) || !isNeat(up, 2)) return undefined;
      const asks = random.pick(["stream", "up"] as const);
      const amount = asks === "stream" ? stream : up;
      const unit = asks === "stream" ? "km/h" : "km";
      const show = (x: number) => fixed(x, 2, unit);
      const key = show(amount);
      const who = person(random);
      const extra = asks === "up" ? ` ${who.name} rows at ${num(boat, "km/h")} in still water.` : "";
      return {
        text: `Rowing up a river, ${who.name} passes a bridge just as a bottle falls from the boat into the water. After ${minutes} minutes more ${who.he} notices the loss, turns at once and, rowing as hard as before, catches up with the bottle ${num(drift, "km")} below the bridge.${extra} ${asks === "stream" ? "How fast does the river flow?" : `How far above the bridge did ${who.he} turn?`}`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          asks === "stream"
            ? [
                [2 * stream, `letting the bottle float for ${minutes} minutes only`],
                [stream / 2, "counting the time on the way back twice"],
                [drift, "giving the distance as if it were the speed"],
                [(stream * 4) / 3, "taking the way back to be half as long in time"],
                [(stream * 2) / 3, "taking the way back to be twice as long in time"],
                [stream / 4, "counting the way there and back on both sides of the bridge"],
                [3 * stream, "taking the boat to go back at three times the speed"],
              ]
            : [
                [(boat * minutes) / 60, "leaving out the current"],
                [((boat + stream) * minutes) / 60, "adding the current on the way up"],
                [((boat - 2 * stream) * minutes) / 60, "letting the bottle float for half the time"],
                [drift, "taking it to be as far as the bottle floated"],
                [up + drift, "adding the way that the bottle floated"],
                [2 * up, "counting the way up and back"],
                [up / 2, "halving the way"],
              ],
        ),
        explanation: [
          `Seen from the water, the bottle lies still, so ${who.name} needs as long to row back to it as to row away: ${minutes} minutes each way.`,
          `In these ${2 * minutes} minutes the bottle floats ${num(drift, "km")}, so the river flows at $${num(drift).tex} \\div \\frac{${2 * minutes}}{60} = ${num(stream, "km/h").tex}$.`,
          asks === "stream"
            ? `The river flows at ${key}.`
            : `Upstream the boat makes $${num(boat).tex} - ${num(stream).tex} = ${num(boat - stream, "km/h").tex}$ over the ground, in ${minutes} minutes ${key}.`,
        ],
        verify: () => {
          // Both followed along the bank, in small steps, until they meet.
          let [bottle, place, time] = [0, 0, 0];
          const step = 0.05;
          while (time < minutes - step / 2 || place > bottle) {
            bottle -= (stream * step) / 60;
            place += ((time < minutes - step / 2 ? boat - stream : -boat - stream) * step) / 60;
            time += step;
          }
          return Math.abs(-bottle - drift) < 0.02;
        },
      };
    },
  }),
  computed({
    name: "steps-of-a-moving-stairway",
    depth: 5,
    topic: "speed-distance-time",
    difficulty: "HARD",
    write(random) {
      const [slow, fast] = random.pick([
        [1, 2],
        [2, 3],
        [1, 3],
      ] as const);
      const belt = random.pick([0.5, 1, 1.5, 2]);
      const total = random.step(24, 180, 6);
      const [t1, t2] = [total / (slow + belt), total / (fast + belt)];
      if (!isNeat(t1) || !isNeat(t2)) return undefined;
      const [one, two] = people(random, 2);
      const key = num(total);
      const [n1, n2] = [slow * t1, fast * t2];
      const every = (steps: number) => (steps === 1 ? "one step" : `${steps} steps`);
      return {
        text: `${one?.name} walks up an escalator that is moving up, taking ${every(slow)} a second, and reaches the top after ${n1} steps. ${two?.name} takes ${every(fast)} a second and reaches the top after ${n2} steps. How many steps would one have to climb if the escalator stood still?`,
        answer: key,
        // The escalator helps, so it has more steps than either of the two took.
        distractors: slips(
          random,
          key,
          num,
          sensibleSlips(
            [
              [n1 + n2, "adding the steps of the two"],
              [total + t2, "counting the seconds as steps"],
              [n1 + t1, "letting the escalator bring one step a second"],
              [n2 + t1, "adding the first time to the second number of steps"],
              [total - t2, "subtracting the seconds"],
              [total + t1, "adding the seconds of the slower walk"],
              [2 * n2 - n1, "going on by the same difference"],
              [n1 + 2 * t1, "letting the escalator bring two steps a second"],
              [n2 + n1 / 2, "adding half of the smaller number of steps"],
              [n2 + t2, "letting the escalator bring one step a second on the second way"],
            ],
            (amount) => amount > n2,
          ),
        ),
        explanation: [
          `${one?.name} is on the way for ${t1} seconds and ${two?.name} for ${t2}. If the escalator brings $e$ steps a second, $${n1} + ${t1}e = ${n2} + ${t2}e$.`,
          `So $${t1 - t2}e = ${n2 - n1}$ and $e = ${num(belt).tex}$.`,
          `The escalator has $${n1} + ${t1} \\times ${num(belt).tex} = ${total}$ steps.`,
        ],
        satisfies: (steps) => nearlyEqual((steps - n1) / t1, (steps - n2) / t2),
      };
    },
  }),
  computed({
    name: "time-of-the-winner-from-two-races",
    topic: "speed-distance-time",
    difficulty: "HARD",
    write(random) {
      const length = random.pick([200, 400, 500, 800, 1000]);
      const [x, y] = [random.pick([0.05, 0.1, 0.15, 0.2, 0.25]), random.pick([0.05, 0.1, 0.15, 0.2, 0.25])];
      const behind = length * (1 - (1 - x) * (1 - y));
      const pace = random.pick([3, 3.2, 4, 4.5, 5, 5.4]);
      const seconds = roundTo(behind / pace, 6);
      const amount = roundTo(length / pace - seconds, 6);
      if (!isNeat(seconds) || !isNeat(amount) || !isNeat(behind) || length / amount > 7.2) return undefined;
      const [a, b, c] = people(random, 3).map(({ name }) => name);
      const show = (t: number) => num(t, "s", 0);
      const key = show(amount);
      return {
        text: `In a race of ${num(length, "m")}, ${a} beats ${b} by ${num(length * x, "m")}; in another race of ${num(length, "m")}, ${b} beats ${c} by ${num(length * y, "m")}. Running ${num(length, "m")} against each other at the same speeds, ${a} beats ${c} by ${seconds} seconds. In what time does ${a} run the ${num(length, "m")}?`,
        answer: key,
        distractors: slips(random, key, show, [
          [length / pace, `giving the time of ${c}`],
          [roundTo((seconds * (1 - x - y)) / (x + y), 0), "adding the two leads"],
          [roundTo(length / pace - seconds / 2, 0), "taking off half of the lead"],
          [length / pace + seconds, "adding the lead in time"],
          [roundTo((amount * (1 - y)) / 1, 0), `dividing the lead between ${b} and ${c}`],
          [roundTo(amount / (1 - x), 0), `giving the time of ${b}`],
          [roundTo((length * seconds) / (length - behind), 0), "dividing by the way that is left"],
          [amount - seconds, "taking the lead off twice"],
        ]),
        explanation: [
          `While ${a} runs ${length} m, ${b} runs ${num(length * (1 - x))} m; and ${c} covers $\\frac{${num(length * (1 - y)).tex}}{${length}}$ of what ${b} covers, that is ${num(length - behind)} m.`,
          `So ${c} is ${num(behind, "m")} behind and needs ${seconds} seconds for them: the speed of ${c} is ${num(pace, "m/s")}, and the whole race takes ${c} ${num(length / pace)} seconds.`,
          `${a} takes $${num(length / pace).tex} - ${seconds}$, that is ${key}.`,
        ],
        verify: () => {
          const first = length / (key.number ?? 1);
          const last = first * (1 - x) * (1 - y);
          return nearlyEqual(length / last - (key.number ?? 0), seconds, 1e-6);
        },
      };
    },
  }),
];

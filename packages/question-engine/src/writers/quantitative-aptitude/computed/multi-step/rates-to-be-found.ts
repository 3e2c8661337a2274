import { patiently } from "../../../../kit/patiently.ts";
import { slips, wholeSlips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { count, fractionTex, num, polynomial } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { numberWord, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { sensibleSlips, withinReason } from "../within-reason.ts";

const hours = (amount: number) => count(amount, "hour");
const days = (amount: number) => count(amount, "day");
const km = (amount: number) => num(amount, "km");
const speed = (amount: number) => num(amount, "km/h");

export const ratesToBeFound: WriterList = [
  computed({
    name: "half-of-the-work-each",
    depth: 5,
    topic: "time-and-work",
    difficulty: "HARD",
    write: patiently((random) => {
      const [quick, slow] = [random.int(4, 40), random.int(6, 80)];
      const together = (quick * slow) / (quick + slow);
      const half = (quick + slow) / 2;
      if (slow <= quick || !isNeat(together, 1) || !isNeat(half, 1) || slow > 4 * quick) return undefined;
      const key = hours(slow);
      return {
        text: `Two pumps working together empty a tank in ${hours(together)}. If the first pump alone empties half of the tank and the second pump alone then empties the other half, it takes ${hours(half)}. In how many hours does the slower pump alone empty the full tank?`,
        answer: key,
        // The slower of the two needs more than their mean.
        distractors: slips(
          random,
          key,
          hours,
          sensibleSlips(
            [
              [2 * half, "giving the times of both pumps together"],
              [half + together, "adding the two given times"],
              [2 * half - together, "subtracting the time together from the sum of the times"],
              [half + (slow - quick), "adding the whole difference of the times to their mean"],
              [half + (slow - quick) / 4, "adding a quarter of the difference of the times to their mean"],
              [half + quick, "adding the time of the quicker pump to the mean of the times"],
              [slow - 2, "a slip in solving the quadratic"],
              [slow + 2, "a slip in solving the quadratic"],
            ],
            (amount) => amount > half,
          ),
        ),
        explanation: [
          `Let the pumps need $x$ and $y$ hours. Half the tank each takes $\\frac{x}{2} + \\frac{y}{2} = ${half}$ hours, so $x + y = ${2 * half}$.`,
          `Together they need $\\frac{xy}{x + y} = ${together}$ hours, so $xy = ${quick * slow}$.`,
          `So $x$ and $y$ are the roots of $${polynomial([1, -2 * half, quick * slow], "t")} = 0$, which are ${quick} and ${slow}. The slower pump needs ${key}.`,
        ],
        verify: () => {
          const fits = range(1, 2 * half - 1).filter((x) =>
            nearlyEqual(x * (2 * half - x), together * 2 * half),
          );
          return Math.max(...fits) === slow && fits.length === 2;
        },
      };
    }),
  }),
  computed({
    name: "workers-who-join-day-by-day",
    depth: 5,
    topic: "time-and-work",
    difficulty: "HARD",
    write: patiently((random) => {
      const [start, more] = [random.int(2, 12), random.int(1, 5)];
      const needed = random.int(5, 16);
      const work = needed * start + (more * needed * (needed - 1)) / 2;
      const crew = random.int(6, 24);
      const planned = work / crew;
      if (!isNeat(planned) || planned < 4 || planned === needed || crew === start) return undefined;
      const key = days(needed);
      const steady = Math.round(work / start);
      return {
        text: `A team of ${crew} workers, all equally quick, can finish a job in ${days(planned)}. Instead, ${numberWord(start)} such workers begin the job, and on every following day ${more === 1 ? "one more worker of the same kind joins" : `${numberWord(more)} more workers of the same kind join`} those at work. In how many days is the job finished?`,
        answer: key,
        distractors: slips(random, key, days, [
          [steady, "letting only the first workers do the whole job"],
          [needed + 1, "letting the first to join begin a day late"],
          [needed - 1, "letting them join already on the first day"],
          [planned, "keeping the time of the full team"],
          [Math.round(work / (start + more)), "adding the new workers only once"],
          [needed + 2, "solving the quadratic with a slip in the sum"],
          [needed - 2, "leaving out the half in the sum of the progression"],
          [Math.round((planned + steady) / 2), "taking the mean of the two steady times"],
        ]),
        explanation: [
          `The job takes $${crew} \\times ${planned} = ${work}$ worker-days.`,
          `In $n$ days ${start} + ${start + more} + ${start + 2 * more} + … worker-days are done, that is $\\frac{n}{2}(2 \\times ${start} + ${more === 1 ? "" : more}(n - 1))$.`,
          `Set equal to ${work}, this gives $${polynomial([more, 2 * start - more, -2 * work], "n")} = 0$, whose positive root is $n = ${needed}$. So the job takes ${key}.`,
        ],
        verify: () => {
          let [left, day] = [work, 0];
          while (left > 0) left -= start + more * day++;
          return left === 0 && day === needed;
        },
      };
    }),
  }),
  computed({
    name: "leak-part-way-up-a-tank",
    depth: 5,
    topic: "time-and-work",
    difficulty: "HARD",
    write: patiently((random) => {
      const [part, whole] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [2, 5],
        [3, 5],
      ] as const);
      const full = random.int(6, 40);
      const upper = (full * (whole - part)) / whole;
      const slowed = upper + random.int(1, 14);
      const answer = (upper * slowed) / (slowed - upper);
      const taken = full - upper + slowed;
      if (!isNeat(upper) || !isNeat(answer) || answer > 80 || upper < 2) return undefined;
      const key = hours(answer);
      const drain = (full * taken) / (taken - full);
      return {
        text: `A pump fills an empty tank with upright walls in ${hours(full)}. One day there is a hole in the wall at $\\frac{${part}}{${whole}}$ of the height of the tank, through which water flows out at a steady rate whenever its level is above the hole, and the pump needs ${hours(taken)} to fill the empty tank. If the pump is stopped when the tank is full, in how many hours does the water fall to the level of the hole?`,
        answer: key,
        distractors: slips(random, key, hours, [
          [Math.round(drain), "letting the hole leak from the beginning"],
          [slowed, "giving the time in which the part above the hole is filled"],
          [upper, "giving the time in which the pump alone fills that part"],
          [
            Math.round((answer * whole) / (whole - part)),
            "emptying the whole tank and not only the part above the hole",
          ],
          [taken - full, "giving the time that is lost"],
          [Math.round((answer * (whole - part)) / whole), "taking off the part below the hole twice"],
          [answer + slowed - upper, "adding the time that is lost"],
          [taken, "giving the time in which the tank is filled"],
        ]),
        explanation: [
          `Up to the hole nothing changes: the pump needs ${hours(full - upper)}. The part above it takes ${hours(upper)} without the hole, but $${taken} - ${full - upper} = ${slowed}$ hours with it.`,
          `Measured by this part, the hole lets out $\\frac{1}{${upper}} - \\frac{1}{${slowed}} = ${fractionTex(slowed - upper, upper * slowed)}$ an hour.`,
          `So the water above the hole runs out in ${key}.`,
        ],
        verify: () => {
          const leak = (whole - part) / whole / answer;
          const rate = 1 / full;
          return nearlyEqual(part / whole / rate + (whole - part) / whole / (rate - leak), taken);
        },
      };
    }),
  }),
  computed({
    name: "meeting-twice-between-two-towns",
    depth: 5,
    topic: "speed-distance-time",
    difficulty: "HARD",
    write: patiently((random) => {
      const distance = random.int(30, 180);
      const first = random.int(Math.ceil(distance / 3) + 2, Math.floor((2 * distance) / 3) - 2);
      const fromFar = 3 * first - distance;
      const isFromFar = random.chance();
      const second = isFromFar ? fromFar : distance - fromFar;
      if (2 * first === distance || second < 5 || first === second) return undefined;
      const [one, other] = people(random, 2);
      const key = km(distance);
      return {
        text: `At the same moment ${one?.name} sets out from a town A and ${other?.name} from a town B, each cycling at a steady speed to the other town and, without a stop, back again. They first meet ${km(first)} from A, and on the way back they meet again ${km(second)} from ${isFromFar ? "B" : "A"}. How far apart are the two towns?`,
        answer: key,
        distractors: withinReason(
          slips(
            random,
            key,
            km,
            wholeSlips([
              [first + second, "adding the two given distances"],
              [3 * first, "taking three times the first distance"],
              [
                isFromFar ? 3 * first + second : (3 * first - second) / 2,
                "adding the second distance with the wrong sign",
              ],
              [
                isFromFar ? 2 * first - second : 3 * first - second,
                "leaving out a part of the way to the second meeting",
              ],
              [2 * first, "taking the first meeting to be half-way"],
              [
                isFromFar ? 2 * first + second : (2 * first + second) / 2,
                "letting them cover the road only twice up to the second meeting",
              ],
              [distance + 3, "making a slip in the last sum"],
              [distance - 5, "making a slip in the last difference"],
            ]),
          ),
          (amount) => amount > Math.max(first, second),
        ),
        explanation: [
          `Up to the first meeting the two together cover the road once, up to the second three times. So by then ${one?.name} has gone three times as far as at first: $3 \\times ${first} = ${3 * first}\\ \\mathrm{km}$.`,
          isFromFar
            ? `That is the whole road and ${second} km of the way back, so the towns are $${3 * first} - ${second}$, that is ${key} apart.`
            : `That is twice the road less ${second} km, so the towns are $\\frac{${3 * first} + ${second}}{2}$, that is ${key} apart.`,
        ],
        verify: () => {
          // Speeds are as the ways up to the first meeting.
          const [u, v] = [first, distance - first];
          const at = (way: number) => (way <= distance ? way : 2 * distance - way);
          const [one, other] = [at(3 * u), distance - at(3 * v)];
          return one === other && (isFromFar ? distance - one : one) === second;
        },
      };
    }),
  }),
  computed({
    name: "three-who-meet-at-one-moment",
    depth: 5,
    topic: "speed-distance-time",
    difficulty: "HARD",
    write: patiently((random) => {
      const slow = random.step(12, 48, 2);
      const middle = random.step(slow + 4, 64, 2);
      const [late, later] = [random.int(1, 4), random.pick([1, 1.5, 2, 2.5])];
      const until = (middle * late) / (middle - slow);
      const way = slow * until;
      const left = until - late - later;
      const answer = way / left;
      if (!isNeat(until, 1) || !isNeat(answer) || left < 0.5 || answer > 90 || answer <= middle)
        return undefined;
      const [one, two, three] = people(random, 3).map(({ name }) => name);
      const key = speed(answer);
      return {
        text: `${one} sets out on a road at ${speed(slow)}. After ${hours(late)} ${two} follows from the same place at ${speed(middle)}, and ${three} sets out from there ${hours(later)} after ${two}. If both overtake ${one} at the same moment, what is the speed of ${three}?`,
        answer: key,
        distractors: slips(random, key, (amount) => speed(roundTo(amount, 0)), [
          [(middle * (until - late)) / (until - late - later / 2), "using only half of the later start"],
          [2 * middle - slow, "raising the speed by equal steps"],
          [(middle * middle) / slow, "raising the speed in equal ratios"],
          [middle + slow / 2, "adding half of the first speed"],
          [(middle * until) / left, `letting ${two} ride from the beginning`],
          [answer + middle - slow, "adding the difference of the first two speeds"],
        ]),
        explanation: [
          `When ${two} starts, ${one} is ${km(slow * late)} ahead; the gap closes at ${speed(middle - slow)}, so ${two} needs $\\frac{${slow * late}}{${middle - slow}} = ${num(until - late).tex}$ hours and rides ${km(way)}.`,
          `${three} has ${num(later)} ${later === 1 ? "hour" : "hours"} less for this distance: ${hours(left)}.`,
          `The speed is $\\frac{${num(way).tex}}{${num(left).tex}}$, that is ${key}.`,
        ],
        verify: () =>
          nearlyEqual(answer * (until - late - later), slow * until) &&
          nearlyEqual(middle * (until - late), slow * until),
      };
    }),
  }),
  computed({
    name: "two-changes-of-speed",
    depth: 5,
    topic: "speed-distance-time",
    difficulty: "HARD",
    write: patiently((random) => {
      const [usual, time] = [random.step(24, 80, 2), random.step(2, 9, 0.5)];
      const [faster, slower] = [random.int(3, 20), random.int(3, 16)];
      const distance = usual * time;
      const [saved, lost] = [
        (time - distance / (usual + faster)) * 60,
        (distance / (usual - slower) - time) * 60,
      ];
      if (![saved, lost, distance].every((amount) => isNeat(amount)) || saved < 10 || lost < 10)
        return undefined;
      if (Math.abs(saved - lost) < 1 || saved > 150 || lost > 200) return undefined;
      const key = km(distance);
      const show = (amount: number) => km(Math.round(amount));
      const [quick, slack] = [roundTo(saved, 0), roundTo(lost, 0)];
      return {
        text: `A bus runs at a steady speed between two towns. If it ran ${speed(faster)} faster, it would need ${quick} minutes less; if it ran ${speed(slower)} slower, it would need ${slack} minutes more. How far apart are the towns?`,
        answer: key,
        distractors: slips(random, key, show, [
          [distance + usual, "taking the usual time to be an hour longer"],
          [(usual + faster) * time, "using the higher speed with the usual time"],
          [(usual - slower) * time, "using the lower speed with the usual time"],
          [distance - usual / 2, "taking the usual time to be half an hour shorter"],
          [((faster + slower) * (quick + slack)) / 6, "multiplying the changes of speed and time"],
          [(usual + faster) * (time + quick / 60), "adding the time saved instead of subtracting it"],
          [(usual - slower) * (time - slack / 60), "subtracting the time lost instead of adding it"],
        ]),
        explanation: [
          `Let the usual speed be $v$ and the usual time $t$ hours. The distance stays the same: $(v + ${faster})\\left(t - ${fractionTex(quick, 60)}\\right) = vt$ and $(v - ${slower})\\left(t + ${fractionTex(slack, 60)}\\right) = vt$.`,
          `So $${faster}t - ${fractionTex(quick, 60)}v = ${fractionTex(faster * quick, 60)}$ and $${fractionTex(slack, 60)}v - ${slower}t = ${fractionTex(slower * slack, 60)}$, which gives $v = ${usual}$ and $t = ${num(time).tex}$.`,
          `The distance is $${usual} \\times ${num(time).tex}$, that is ${key}.`,
        ],
        verify: () => {
          const solutions = range(1, 200).filter((v) => {
            const t = ((quick / 60) * (v + faster)) / faster;
            return v > slower && nearlyEqual((v - slower) * (t + slack / 60), v * t);
          });
          const [v = 0] = solutions;
          return solutions.length === 1 && nearlyEqual((v * (quick / 60) * (v + faster)) / faster, distance);
        },
      };
    }),
  }),
];

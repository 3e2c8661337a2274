import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { gcd, lcm, nearlyEqual, roundTo } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { clock, count, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { people, person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

const kmh = (x: number) => num(x, "km/h");
const km = (x: number) => num(x, "km");

/** 45 minutes, 2 hours, 2 hours 15 minutes. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? `${count(hours, "hour")}` : "", rest > 0 ? `${count(rest, "minute")}` : ""];
  return parts.filter((part) => part !== "").join(" ");
}

const TOWNS = ["Aram", "Belpur", "Chandipur", "Dholgarh", "Esapur", "Fulgaon"];

export const speedDistanceTime: WriterList = [
  computed({
    name: "journey-any-quantity",
    depth: 1,
    form: "elementary",
    topic: "speed-distance-time",
    difficulty: "EASY",
    write(random) {
      const speed = random.step(30, 90, 6);
      const minutes = random.step(20, 300, 10);
      const distance = (speed * minutes) / 60;
      if (!isNeat(distance) || minutes % 60 === 0) return undefined;
      const ride = random.pick(["A car", "A bus", "A motorcyclist", "A delivery van", "A goods train"]);
      const whole = Math.floor(minutes / 60);
      const said = `${minutes >= 60 ? `${Math.floor(minutes / 60)} h ` : ""}${minutes % 60} min`;
      const asDecimal = Math.floor(minutes / 60) + (minutes % 60) / 100;
      if (random.chance())
        return {
          text: `${ride} keeps a steady ${kmh(speed)} for ${said}. What distance is covered?`,
          answer: km(distance),
          distractors: withinReason(
            pleasant(
              [
                wrong(km(speed * asDecimal), `reading ${said} as ${asDecimal} h`),
                wrong(km(speed * Math.max(1, whole)), "leaving out the minutes"),
                wrong(km(speed * whole + (minutes % 60)), "counting a kilometre for every minute"),
                wrong(km(speed * (whole + 0.5)), "taking the minutes for half an hour"),
                wrong(km(distance + speed / 10), "a slip of six minutes"),
                wrong(km(distance - speed / 10), "a slip of six minutes the other way"),
              ],
              1,
            ),
            (amount) => amount > speed * whole && amount < speed * (whole + 1),
          ),
          explanation: [
            `The time of ${said} is ${minutes} minutes, that is $\\frac{${minutes}}{60}$ h.`,
            `Distance $= ${speed} \\times \\frac{${minutes}}{60}$, that is ${km(distance)}.`,
          ],
          verify: () => nearlyEqual(distance / (minutes / 60), speed),
        };
      return {
        text: `${ride} covers ${km(distance)} in ${said} at a steady speed. What is that speed?`,
        answer: kmh(speed),
        distractors: withinReason(
          pleasant(
            [
              wrong(
                kmh(roundTo(distance / asDecimal, 0)),
                `reading ${said} as ${asDecimal} h (and rounding)`,
              ),
              wrong(kmh(distance / Math.max(1, whole)), "leaving out the minutes"),
              wrong(kmh(speed + 2), "a slip in the division"),
              wrong(kmh(speed - 2), "a slip in the division the other way"),
              wrong(kmh(speed + 4), "a larger slip in the division"),
              wrong(kmh(speed - 4), "a larger slip in the division the other way"),
            ],
            1,
          ),
          (amount) => amount * whole < distance && amount * (whole + 1) > distance,
        ),
        explanation: [
          `The time of ${said} is ${minutes} minutes, that is $\\frac{${minutes}}{60}$ h.`,
          `Speed $= ${distance} \\div \\frac{${minutes}}{60} = ${distance} \\times \\frac{60}{${minutes}}$, that is ${kmh(speed)}.`,
        ],
        satisfies: (amount) => nearlyEqual((amount * minutes) / 60, distance),
      };
    },
  }),
  computed({
    name: "convert-speed-units",
    depth: 1,
    form: "elementary",
    topic: "speed-distance-time",
    difficulty: "EASY",
    write(random) {
      const [runner, slow, fast] = random.pick([
        ["A cyclist", 4, 14],
        ["A runner", 3, 8],
        ["A train", 12, 45],
        ["A motorboat", 5, 18],
        ["A car", 8, 35],
      ] as const);
      const ms = random.int(slow, fast);
      const toKm = random.chance();
      const speed = ms * 3.6;
      const [answer, given] = toKm ? [kmh(speed), num(ms, "m/s")] : [num(ms, "m/s"), kmh(speed)];
      const show = (x: number) => (toKm ? kmh(x) : num(x, "m/s"));
      return {
        text: `${runner} moves at ${given}. What is this speed in ${toKm ? "km/h" : "m/s"}?`,
        answer,
        distractors: withinReason(
          pleasant(
            [
              wrong(show(toKm ? ms / 3.6 : speed * 3.6), "multiplying by the inverse factor"),
              wrong(show(toKm ? ms * 6 : speed / 6), "using 60 minutes instead of 3600 seconds"),
              wrong(show(toKm ? ms * 3 : speed / 3), "rounding the factor 3.6 down to 3"),
              wrong(show(toKm ? ms * 4 : speed / 4), "rounding the factor 3.6 up to 4"),
              wrong(show(toKm ? ms * 1.8 : ms * 2), "taking half of the factor 3.6"),
              wrong(show(toKm ? ms * 7.2 : ms / 2), "doubling the factor 3.6"),
              wrong(show(toKm ? ms * 5 : speed / 5), "using 5 instead of the factor 3.6"),
            ],
            1,
          ),
          (amount) => (toKm ? amount > ms : amount < speed),
        ),
        explanation: [
          "$1\\ \\mathrm{m/s} = \\frac{3600}{1000}\\ \\mathrm{km/h} = 3.6\\ \\mathrm{km/h}$.",
          toKm
            ? `$${ms} \\times 3.6 = ${roundTo(speed, 2)}$, so the speed is ${answer}.`
            : `$${roundTo(speed, 2)} \\div 3.6 = ${ms}$, so the speed is ${answer}.`,
        ],
      };
    },
  }),
  computed({
    name: "average-speed-there-and-back",
    form: "elementary",
    topic: "speed-distance-time",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [a, b] = [random.step(20, 90, 5), random.step(20, 90, 5)];
      const mean = (2 * a * b) / (a + b);
      if (a === b || !isNeat(mean)) return undefined;
      const [from = "", to = ""] = random.sample(TOWNS, 2);
      const { name } = person(random);
      return {
        text: `${name} drives from ${from} to ${to} at ${kmh(a)} and returns by the same road at ${kmh(b)}. What is the average speed for the whole journey?`,
        answer: kmh(mean),
        distractors: withinReason(
          pleasant(
            [
              wrong(kmh((a + b) / 2), "averaging the two speeds although the times differ"),
              wrong(
                kmh(mean / 2),
                "using $\\frac{ab}{a + b}$ and forgetting that the distance is covered twice",
              ),
              wrong(kmh(roundTo(Math.sqrt(a * b), 1)), "taking the geometric mean"),
              wrong(kmh(roundTo((2 * a + b) / 3, 1)), "counting the way there twice"),
              wrong(kmh(roundTo((a + 2 * b) / 3, 1)), "counting the way back twice"),
            ],
            1,
          ),
          (amount) => amount > Math.min(a, b) && amount < Math.max(a, b),
        ),
        explanation: [
          `Let the distance be ${lcm(a, b)} km each way: the trips take $${lcm(a, b) / a}$ h and $${lcm(a, b) / b}$ h.`,
          `Average speed $= \\frac{2 \\times ${lcm(a, b)}}{${lcm(a, b) / a + lcm(a, b) / b}}$, that is ${kmh(mean)}.`,
        ],
        verify: () => nearlyEqual(2 / (1 / a + 1 / b), mean),
      };
    }),
  }),
  computed({
    name: "late-and-early-arrival",
    topic: "speed-distance-time",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const slow = random.int(3, 50);
      const fast = slow + random.int(1, 15);
      const late = random.step(5, 30, 1);
      const early = random.step(5, 30, 1);
      const distance = ((late + early) * slow * fast) / (60 * (fast - slow));
      const { name, he } = person(random);
      const [verb, farthest] = fast <= 7 ? ["walks", 6] : fast <= 25 ? ["cycles", 25] : ["drives", 90];
      if (!isNeat(distance) || distance > farthest || distance < 2 || (slow < 8 && fast > 7))
        return undefined;
      return {
        text: `If ${name} ${verb} at ${kmh(slow)}, ${he} reaches the station ${late} minutes late; at ${kmh(fast)}, ${early} minutes early. How far away is the station?`,
        answer: km(distance),
        distractors: pleasant(
          [
            wrong(
              km(((Math.abs(late - early) / 60) * slow * fast) / (fast - slow)),
              "subtracting the two time differences instead of adding them",
            ),
            wrong(
              km((((late + early) / 60) * (slow + fast)) / 2),
              "multiplying the time difference by the average speed",
            ),
            wrong(km(((late + early) / 60) * slow), `multiplying the time difference by ${slow} km/h`),
            wrong(km(distance / 2), "halving the distance as for a round trip"),
            wrong(km(distance * 2), "doubling the distance as for a round trip"),
            wrong(km(((late / 60) * slow * fast) / (fast - slow)), "using the delay only"),
          ],
          1,
        ),
        explanation: [
          `The two journeys differ by $${late} + ${early} = ${late + early}$ minutes.`,
          `$\\frac{d}{${slow}} - \\frac{d}{${fast}} = \\frac{${late + early}}{60}$, so $d \\times \\frac{${fast - slow}}{${slow * fast}} = \\frac{${late + early}}{60}$.`,
          `$d = ${distance}$, so the station is ${km(distance)} away.`,
        ],
        satisfies: (amount) => nearlyEqual(amount / slow - amount / fast, (late + early) / 60),
      };
    }),
  }),
  computed({
    name: "meeting-time-of-two-cars",
    form: "elementary",
    topic: "speed-distance-time",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [a, b] = [random.step(30, 80, 5), random.step(30, 80, 5)];
      const head = random.pick([30, 60, 90, 120]);
      const minutes = random.step(60, 300, 15);
      const distance = (a * head) / 60 + ((a + b) * minutes) / 60;
      const start = random.step(6 * 60, 10 * 60, 30);
      if (a === b || !isNeat(distance)) return undefined;
      const [from = "", to = ""] = random.sample(TOWNS, 2);
      const without = (distance / (a + b)) * 60;
      return {
        text: `Two towns, ${from} and ${to}, are ${km(distance)} apart. A car leaves ${from} for ${to} at ${clock(start)} at ${kmh(a)}; another leaves ${to} for ${from} at ${clock(start + head)} at ${kmh(b)}. When do they meet?`,
        answer: clock(start + head + minutes),
        distractors: [
          wrong(
            clock(start + minutes),
            `counting the time from ${clock(start)} although the second car starts later`,
          ),
          wrong(clock(start + Math.round(without)), "letting both cars start at the same time"),
          wrong(clock(start + head + Math.round(without)), "ignoring the head start in the distance"),
          wrong(clock(start + head + minutes + 30), "adding half an hour too much"),
        ],
        explanation: [
          `By ${clock(start + head)} the first car has covered $${a} \\times \\frac{${head}}{60} = ${(a * head) / 60}$ km; ${roundTo(distance - (a * head) / 60, 2)} km remain.`,
          `They approach at $${a} + ${b} = ${a + b}$ km/h, so they need $\\frac{${roundTo(distance - (a * head) / 60, 2)}}{${a + b}}$ h = ${minutes} minutes.`,
          `They meet at ${clock(start + head + minutes)}`,
        ],
        verify: () => nearlyEqual((a * (head + minutes)) / 60 + (b * minutes) / 60, distance),
      };
    }),
  }),
  computed({
    name: "meeting-then-onward-times",
    topic: "speed-distance-time",
    difficulty: "HARD",
    write(random) {
      const [p, q] = random.pick([
        [2, 3],
        [3, 4],
        [4, 5],
        [3, 5],
        [2, 5],
        [5, 6],
        [1, 2],
        [1, 3],
        [5, 7],
      ] as const);
      // In minutes; the slower drive takes (pq + q²)k of them.
      const k = random.pick([4, 5, 6, 10, 12, 15, 20, 30, 60]);
      if ((p + q) * q * k > 480 || p * p * k < 15) return undefined;
      const [first, second] = random.chance() ? [p * p * k, q * q * k] : [q * q * k, p * p * k];
      const [r, s] = first < second ? [q, p] : [p, q];
      const unit = random.int(6, 24);
      const [speedA, speedB] = [r * unit, s * unit];
      if (speedA > 90 || speedB > 90 || speedA < 30 || speedB < 30) return undefined;
      const [a, b] = people(random, 2);
      if (!a || !b) return undefined;
      const [from = "", to = ""] = random.sample(TOWNS, 2);
      return {
        text: `${a.name} drives from ${from} to ${to} and ${b.name} from ${to} to ${from} on the same road; they start at the same moment. After they pass each other, ${a.name} needs another ${duration(first)} to arrive and ${b.name} another ${duration(second)}. If ${a.name}'s speed is ${kmh(speedA)}, what is ${b.name}'s speed?`,
        answer: kmh(speedB),
        distractors: withinReason(
          pleasant(
            [
              wrong(
                kmh((speedA * first) / second),
                "taking the speeds in inverse ratio of the times without the square root",
              ),
              wrong(kmh(Math.abs(speedA - speedB)), "giving the difference of the two speeds"),
              wrong(kmh((speedA * r) / s), "turning the ratio of the speeds upside down"),
              wrong(kmh((speedA * second) / first), "taking the speeds in the ratio of the times"),
              wrong(kmh((speedA * (s + 1)) / r), "a slip in one term of the ratio"),
              wrong(kmh((speedA * s) / (r + 1)), "a slip in the other term of the ratio"),
              wrong(kmh(speedA + speedB), "giving the speed at which they come together"),
            ],
            1,
          ),
          (amount) => (amount - speedA) * (speedB - speedA) > 0,
        ),
        explanation: [
          "Each covers after the meeting what the other covered before it. Suppose that they meet after $t$ minutes; let their speeds be $a$ and $b$.",
          `$a \\times ${first} = b t$ and $b \\times ${second} = a t$, so $\\frac{a^2}{b^2} = \\frac{${second}}{${first}}$ and $\\frac{a}{b} = \\frac{${r}}{${s}}$.`,
          `$b = ${speedA} \\times \\frac{${s}}{${r}}$, that is ${kmh(speedB)}.`,
        ],
        satisfies: (amount) => nearlyEqual((speedA / amount) ** 2, second / first),
      };
    },
  }),
  computed({
    name: "circular-track-first-meeting",
    topic: "speed-distance-time",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const track = random.step(240, 1800, 60);
      const [a, b] = [random.int(2, 9), random.int(2, 9)];
      if (a <= b || track % a !== 0 || track % b !== 0) return undefined;
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const atStart = random.chance();
      const anywhere = track / (a - b);
      const start = lcm(track / a, track / b);
      if (anywhere === start || !isNeat(anywhere)) return undefined;
      const asked = atStart ? start : anywhere;
      const show = (x: number) => num(x, "s");
      return {
        text: `${p.name} and ${q.name} cycle round a circular track of ${num(track, "m")} in the same direction at ${num(a, "m/s")} and ${num(b, "m/s")}. They start together from the same point. How long after the start are they first together again ${atStart ? "at the starting point" : "at any point of the track"}?`,
        answer: show(asked),
        distractors: pleasant([
          wrong(
            show(atStart ? anywhere : start),
            `finding the first meeting ${atStart ? "anywhere on the track" : "at the starting point"}`,
          ),
          wrong(show(track / (a + b)), "adding the speeds as if they rode in opposite directions"),
          wrong(show(track / b), `giving one round of ${q.name}`),
          wrong(show(track / a), `giving one round of ${p.name}`),
          wrong(show(gcd(track / a, track / b)), "taking the HCF of the times of a round instead of the LCM"),
        ]),
        explanation: atStart
          ? [
              `A round takes $${track} \\div ${a} = ${track / a}$ s and $${track} \\div ${b} = ${track / b}$ s.`,
              `Both are at the start after a common multiple of these; the LCM is ${start}, so after ${show(start)}.`,
            ]
          : [
              `${p.name} gains $${a} - ${b} = ${a - b}$ m every second and must gain a full round of ${track} m.`,
              `This takes $${track} \\div ${a - b}$, that is ${show(anywhere)}.`,
            ],
        verify() {
          for (let t = 1; t <= 4000; t++) {
            const gap = ((a - b) * t) % track === 0;
            if (gap && (!atStart || (a * t) % track === 0)) return t === asked;
          }
          return false;
        },
      };
    }),
  }),
];

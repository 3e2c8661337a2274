import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { nearlyEqual } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

const kmh = (x: number) => num(x, "km/h");
const metres = (x: number) => num(x, "m");
const seconds = (x: number) => num(x, "s");
const hours = (x: number) => num(x, "h");

export const trainsAndBoats: WriterList = [
  computed({
    name: "train-crosses-pole-or-platform",
    topic: "trains-and-boats",
    difficulty: "EASY",
    write(random) {
      const ms = random.step(10, 30, 5);
      const time = random.int(6, 40);
      const pole = random.chance();
      const total = ms * time;
      const length = pole ? total : random.step(80, 300, 10);
      const platform = total - length;
      if (!pole && (platform < 60 || platform > 400)) return undefined;
      if (pole && (length < 100 || length > 450)) return undefined;
      const object = random.pick([
        "a signal post",
        "a tree beside the track",
        "a man standing on the platform",
      ]);
      return {
        text: pole
          ? `A train ${metres(length)} long runs at ${kmh(ms * 3.6)}. How long does it take to pass ${object}?`
          : `A train ${metres(length)} long runs at ${kmh(ms * 3.6)}. How long does it take to cross a platform ${metres(platform)} long completely?`,
        answer: seconds(time),
        distractors: pleasant(
          [
            wrong(seconds(total / (ms * 3.6)), "dividing metres by km/h"),
            wrong(
              seconds(pole ? 2 * time : length / ms),
              pole ? "counting the length of the train twice" : "leaving out the platform",
            ),
            wrong(
              seconds(pole ? time / 2 : platform / ms),
              pole ? "halving the length" : "leaving out the train's own length",
            ),
            wrong(
              seconds(Math.abs(length - platform) / ms),
              "subtracting the lengths instead of adding them",
            ),
            wrong(seconds(time + 3), "rounding the speed in m/s down"),
            wrong(seconds(time + 5), "rounding the speed in m/s down too far"),
          ],
          1,
        ),
        explanation: [
          `$${num(ms * 3.6).tex}\\ \\mathrm{km/h} = ${num(ms * 3.6).tex} \\div 3.6 = ${ms}\\ \\mathrm{m/s}$.`,
          pole
            ? `To pass a point the train moves its own length: $${length} \\div ${ms}$, that is ${seconds(time)}.`
            : `The train must move its own length and the platform's: $(${length} + ${platform}) \\div ${ms}$, that is ${seconds(time)}.`,
        ],
      };
    },
  }),
  computed({
    name: "boat-speed-and-stream",
    topic: "trains-and-boats",
    difficulty: "EASY",
    write(random) {
      const boat = random.int(6, 24);
      const stream = random.int(1, 5);
      const askBoat = random.chance();
      const [down, up] = [boat + stream, boat - stream];
      const asked = askBoat ? boat : stream;
      if (askBoat && stream < 2) return undefined;
      return {
        text: `A boat moves at ${kmh(down)} downstream and at ${kmh(up)} upstream. What is the speed of the ${askBoat ? "boat in still water" : "stream"}?`,
        answer: kmh(asked),
        distractors: withinReason(
          [
            wrong(kmh(askBoat ? down + up : down - up), "forgetting to halve"),
            wrong(
              kmh(askBoat ? stream : boat),
              `giving the speed of the ${askBoat ? "stream" : "boat in still water"}`,
            ),
            wrong(
              kmh(askBoat ? down - up : (down + up) / 4),
              askBoat ? "subtracting the speeds and not halving" : "halving twice",
            ),
            wrong(kmh(asked + 1), "a slip in halving"),
            wrong(kmh(asked - 1), askBoat ? "a slip in adding" : "a slip in subtracting"),
            wrong(kmh(asked + 0.5), "taking one of the speeds to be 1 km/h more"),
            wrong(kmh(asked - 0.5), "taking one of the speeds to be 1 km/h less"),
          ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
          (amount) => (askBoat ? amount > up && amount < down : amount < down - up),
        ),
        explanation: [
          "Downstream the speeds of boat and stream add up, upstream they are subtracted.",
          askBoat
            ? `So the boat's own speed is half the sum: $\\frac{${down} + ${up}}{2}$, that is ${kmh(boat)}.`
            : `So the stream's speed is half the difference: $\\frac{${down} - ${up}}{2}$, that is ${kmh(stream)}.`,
        ],
        verify: () => boat + stream === down && boat - stream === up,
      };
    },
  }),
  computed({
    name: "two-trains-cross",
    form: "elementary",
    topic: "trains-and-boats",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [u, v] = [random.step(36, 108, 18), random.step(18, 90, 18)];
      const [l, m] = [random.step(100, 300, 10), random.step(100, 300, 10)];
      const opposite = random.chance();
      const relative = opposite ? u + v : u - v;
      const other = opposite ? u - v : u + v;
      if (u <= v) return undefined;
      const time = ((l + m) * 3.6) / relative;
      if (!isNeat(time) || time > 150 || Math.abs(l - m) < 60) return undefined;
      return {
        text: `Two trains ${metres(l)} and ${metres(m)} long run on parallel tracks in ${opposite ? "opposite directions" : "the same direction"} at ${kmh(u)} and ${kmh(v)}. How long does the faster one take to ${opposite ? "cross" : "overtake"} the other completely?`,
        answer: seconds(time),
        distractors: pleasant(
          [
            wrong(
              seconds(((l + m) * 3.6) / other),
              opposite ? "subtracting the speeds" : "adding the speeds",
            ),
            wrong(seconds((Math.max(l, m) * 3.6) / relative), "taking only the longer train"),
            wrong(seconds((l + m) / relative), "dividing metres by km/h"),
            wrong(seconds((Math.abs(l - m) * 3.6) / relative), "subtracting the lengths"),
            wrong(seconds(((l + m) * 3.6) / u), "using the speed of the faster train only"),
          ],
          1,
        ),
        explanation: [
          `The relative speed is $${u} ${opposite ? "+" : "-"} ${v} = ${relative}$ km/h, that is $${num(relative / 3.6).tex}$ m/s.`,
          `The distance is the sum of the lengths, ${l + m} m.`,
          `Time $= ${l + m} \\div ${num(relative / 3.6).tex}$, that is ${seconds(time)}.`,
        ],
        verify: () => nearlyEqual((relative / 3.6) * time, l + m),
      };
    }),
  }),
  computed({
    name: "row-there-and-back",
    topic: "trains-and-boats",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const boat = random.int(5, 20);
      const stream = random.int(1, 6);
      const distance = random.int(6, 96);
      const total = distance / (boat + stream) + distance / (boat - stream);
      if (stream >= boat - 1 || !isNeat(total) || total > 10) return undefined;
      const askDistance = random.chance();
      const show = (x: number) => (askDistance ? num(x, "km") : hours(x));
      return {
        text: askDistance
          ? `A ferry runs at ${kmh(boat)} in still water. On a river that flows at ${kmh(stream)} it takes ${hours(total)} to go to a place and back. How far away is the place?`
          : `A motorboat runs at ${kmh(boat)} in still water. The river flows at ${kmh(stream)}. How long does the boat take to go to a place ${num(distance, "km")} downstream and come back?`,
        answer: show(askDistance ? distance : total),
        distractors: pleasant(
          [
            wrong(
              show(askDistance ? (boat * total) / 2 : (2 * distance) / boat),
              "ignoring the stream as if it cancelled out",
            ),
            wrong(
              show(askDistance ? distance * 2 : distance / (boat + stream)),
              askDistance ? "giving the way there and back" : "counting the way downstream only",
            ),
            wrong(
              show(askDistance ? ((boat + stream) * total) / 2 : distance / (boat - stream)),
              askDistance ? "using the downstream speed both ways" : "counting the way upstream only",
            ),
            wrong(
              show(askDistance ? ((boat - stream) * total) / 2 : (2 * distance) / (boat - stream)),
              "using the upstream speed both ways",
            ),
            wrong(show(askDistance ? boat * total : distance / boat), "mixing up one way with both ways"),
          ],
          1,
        ),
        explanation: [
          `Downstream the speed is ${boat + stream} km/h, upstream ${boat - stream} km/h.`,
          askDistance
            ? `$\\frac{d}{${boat + stream}} + \\frac{d}{${boat - stream}} = ${total}$, so $d$ is ${show(distance)}.`
            : `Time $= \\frac{${distance}}{${boat + stream}} + \\frac{${distance}}{${boat - stream}}$, that is ${show(total)}.`,
        ],
        verify: () => nearlyEqual(distance / (boat + stream) + distance / (boat - stream), total),
      };
    }),
  }),
  computed({
    name: "train-length-from-two-crossings",
    topic: "trains-and-boats",
    difficulty: "HARD",
    write: patiently((random) => {
      const ms = random.int(10, 30);
      const length = random.step(90, 330, 10);
      const [p, q] = [random.step(60, 400, 10), random.step(60, 500, 10)];
      const [s, t] = [(length + p) / ms, (length + q) / ms];
      if (q - p < 50 || !isNeat(s) || !isNeat(t)) return undefined;
      const askSpeed = random.chance(0.4);
      if (askSpeed && !isNeat(ms * 3.6)) return undefined;
      const [one, two] = random.pick([
        ["a platform", "a bridge"],
        ["a bridge", "a tunnel"],
        ["a platform", "another platform"],
      ] as const);
      const show = (x: number) => (askSpeed ? kmh(x) : metres(x));
      return {
        text: `A train crosses ${one} ${metres(p)} long in ${seconds(s)} and ${two} ${metres(q)} long in ${seconds(t)} at the same speed. What is the ${askSpeed ? "speed" : "length"} of the train?`,
        answer: show(askSpeed ? ms * 3.6 : length),
        distractors: pleasant(
          askSpeed
            ? [
                wrong(show((q / t) * 3.6), "dividing a length by its time and leaving out the train"),
                wrong(show((p / s) * 3.6), "leaving out the length of the train"),
                wrong(show(ms), "giving the speed in m/s"),
                wrong(show(((p + q) / (s + t)) * 3.6), "adding the lengths and the times"),
                wrong(show(ms * 3.6 + 18), "a slip in the conversion"),
                wrong(show(ms * 3), "rounding the factor 3.6 down"),
              ]
            : [
                wrong(show(ms * s), `forgetting to subtract the ${p} m`),
                wrong(show(q - p), "taking the difference of the two lengths"),
                wrong(show(ms * t), `forgetting to subtract the ${q} m`),
                wrong(show(length / 2), "halving the length"),
                wrong(show((ms * (s + t)) / 2 - p), "mixing the two crossings"),
              ],
        ),
        explanation: [
          `The train's own length is covered both times; the extra $${q} - ${p} = ${q - p}$ m take $${t} - ${s} = ${t - s}$ s.`,
          `Speed: $${q - p} \\div ${t - s} = ${ms}$ m/s, that is $${num(ms * 3.6).tex}$ km/h.`,
          `Length: $${ms} \\times ${s} - ${p} = ${length}$ m. So the answer is ${show(askSpeed ? ms * 3.6 : length)}.`,
        ],
        verify: () =>
          (length + p) / s === (length + q) / t || nearlyEqual((length + p) / s, (length + q) / t),
      };
    }),
  }),
  computed({
    name: "boat-two-journeys-two-unknowns",
    topic: "trains-and-boats",
    difficulty: "HARD",
    write: patiently((random) => {
      const boat = random.int(6, 20);
      const stream = random.int(1, 6);
      const [down, up] = [boat + stream, boat - stream];
      const [a, b, c, d] = [random.int(1, 5), random.int(1, 5), random.int(1, 5), random.int(1, 5)];
      if (up < 2 || a * d === b * c || (a === c && b === d)) return undefined;
      const askStream = random.chance();
      const asked = askStream ? stream : boat;
      return {
        text: `A steamer goes ${num(a * down, "km")} downstream and ${num(b * up, "km")} upstream in ${a + b} hours; it goes ${num(c * down, "km")} downstream and ${num(d * up, "km")} upstream in ${c + d} hours. What is the speed of the ${askStream ? "stream" : "steamer in still water"}?`,
        answer: kmh(asked),
        distractors: pleasant(
          [
            wrong(
              kmh(askStream ? boat : stream),
              `giving the speed of the ${askStream ? "steamer in still water" : "stream"}`,
            ),
            wrong(kmh(askStream ? 2 * stream : 2 * boat), "forgetting to halve"),
            wrong(kmh(askStream ? up : down), `giving the speed ${askStream ? "upstream" : "downstream"}`),
            wrong(
              kmh(askStream ? stream + 1 : up),
              askStream ? "a slip in halving" : "giving the speed upstream",
            ),
          ],
          1,
        ),
        explanation: [
          `Let $x$ and $y$ be the hours for 1 km downstream and upstream: $${a * down}x + ${b * up}y = ${a + b}$ and $${c * down}x + ${d * up}y = ${c + d}$.`,
          `Solving, $x = \\frac{1}{${down}}$ and $y = \\frac{1}{${up}}$: ${down} km/h downstream and ${up} km/h upstream.`,
          `Steamer: $\\frac{${down} + ${up}}{2} = ${boat}$ km/h; stream: $\\frac{${down} - ${up}}{2} = ${stream}$ km/h. The answer is ${kmh(asked)}.`,
        ],
        verify() {
          const determinant = a * down * d * up - b * up * c * down;
          const x = ((a + b) * d * up - b * up * (c + d)) / determinant;
          return nearlyEqual(1 / x, down);
        },
      };
    }),
  }),
];

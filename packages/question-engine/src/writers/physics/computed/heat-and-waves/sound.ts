import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const sound: WriterList = [
  computed({
    name: "echo-distance",
    topic: "sound",
    difficulty: "EASY",
    write(random) {
      const [medium, v, story] = random.pick([
        ["air", 340, "A boy claps his hands and hears the echo from a cliff"],
        ["air", 330, "A hunter fires a gun and hears the echo from a hillside"],
        ["sea water", 1500, "The sonar of a ship receives the echo from the sea bed"],
        ["sea water", 1530, "A submarine receives the echo of its signal from a wreck"],
        ["air", 344, "A girl shouts and hears the echo from a tall building"],
      ] as const);
      const time = random.pick(
        medium === "air" ? [0.5, 1, 1.5, 2, 2.5, 3, 4] : [0.4, 0.8, 1.2, 2, 2.4, 3, 4],
      );
      const d = (v * time) / 2;
      return {
        text: `${story} after ${num(time, "s")}. Sound travels at ${num(v, "m/s")} in ${medium}. How far away is the reflecting surface?`,
        answer: num(d, "m"),
        distractors: [
          wrong(num(v * time, "m"), "forgetting that the sound travels there and back"),
          wrong(num(d / 2, "m"), "halving twice"),
          wrong(num(v / time, "m"), "dividing the speed by the time"),
          wrong(num(v / 2, "m"), "leaving out the time"),
        ],
        explanation: [
          "The sound travels to the surface and back, so $2d = vt$.",
          `$d = \\frac{${v} \\times ${time}}{2} = ${num(d, "m").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((2 * amount) / v, time),
      };
    },
  }),
  computed({
    name: "beats-between-forks",
    topic: "sound",
    difficulty: "EASY",
    write(random) {
      const known = random.pick([256, 288, 320, 340, 384, 400, 440, 512]);
      const first = random.int(3, 8);
      const waxed = random.chance();
      const rises = random.chance();
      // Loading fork B lowers its frequency: if the beats become more, B was below A.
      const unknown = rises === waxed ? known - first : known + first;
      const second = rises ? first + random.int(1, 3) : first - random.int(1, 2);
      return {
        text: `A tuning fork $A$ of ${num(known, "Hz")} gives ${first} beats a second with a fork $B$. When $B$ is ${waxed ? "loaded with a little wax" : "filed a little"}, there ${second === 1 ? "is 1 beat" : `are ${second} beats`} a second. What was the frequency of $B$ at first?`,
        answer: num(unknown, "Hz"),
        distractors: [
          wrong(
            num(2 * known - unknown, "Hz"),
            `thinking that ${waxed ? "wax raises" : "filing lowers"} the frequency`,
          ),
          wrong(
            num(unknown < known ? known - second : known + second, "Hz"),
            "giving the frequency after the change",
          ),
          wrong(
            num(unknown < known ? known + second : known - second, "Hz"),
            "using the second number of beats on the wrong side",
          ),
          wrong(num(known, "Hz"), "taking the forks to be in unison"),
        ],
        explanation: [
          `$B$ has either $${known + first}\\ \\mathrm{Hz}$ or $${known - first}\\ \\mathrm{Hz}$.`,
          `${waxed ? "Wax makes the fork slower: its frequency falls" : "Filing makes the fork lighter: its frequency rises"}. The beats ${rises ? "increase" : "decrease"}, so $B$ moves ${rises ? "away from" : "towards"} $A$ and must have been ${unknown < known ? "below" : "above"} it.`,
          `$f_B = ${known} ${unknown < known ? "-" : "+"} ${first} = ${num(unknown, "Hz").tex}$.`,
        ],
        verify() {
          const moved = unknown + (waxed ? -1 : 1) * 0.5;
          return Math.abs(moved - known) > first === rises;
        },
      };
    },
  }),
  computed({
    name: "organ-pipe-harmonics",
    topic: "sound",
    difficulty: "MEDIUM",
    write(random) {
      const v = random.pick([330, 340, 344, 350]);
      const centimetres = random.pick([20, 25, 40, 50, 85, 80, 100]);
      const closed = random.chance();
      const overtone = random.int(1, 3);
      const length = centimetres / 100;
      const mode = (n: number, isClosed: boolean) =>
        isClosed ? ((2 * n + 1) * v) / (4 * length) : ((n + 1) * v) / (2 * length);
      const answer = mode(overtone, closed);
      if (!Number.isInteger(answer)) return undefined;
      const name = ["fundamental", "first overtone", "second overtone", "third overtone"];
      return {
        text: `An organ pipe ${closed ? "closed at one end" : "open at both ends"} is ${num(centimetres, "cm")} long. What is the frequency of its ${name[overtone]}? The speed of sound is ${num(v, "m/s")}; leave out the end correction.`,
        answer: num(answer, "Hz"),
        distractors: [
          wrong(
            num(mode(overtone, !closed), "Hz"),
            `treating the pipe as ${closed ? "open at both ends" : "closed at one end"}`,
          ),
          wrong(num(mode(0, closed), "Hz"), "giving the fundamental"),
          wrong(num(mode(overtone - 1, closed), "Hz"), "counting the fundamental as the first overtone"),
          wrong(
            num(closed ? ((overtone + 1) * v) / (4 * length) : ((2 * overtone + 1) * v) / (2 * length), "Hz"),
            closed
              ? "allowing even harmonics in a closed pipe"
              : "allowing only odd harmonics in an open pipe",
          ),
          wrong(num(mode(overtone + 1, closed), "Hz"), "counting one overtone too many"),
        ],
        explanation: [
          closed
            ? "A closed pipe has a node at one end and an antinode at the other: only odd multiples of $\\frac{v}{4L}$ occur."
            : "An open pipe has antinodes at both ends: all multiples of $\\frac{v}{2L}$ occur.",
          `The ${name[overtone]} is the multiple $${closed ? 2 * overtone + 1 : overtone + 1}$: $f = ${closed ? `${2 * overtone + 1} \\times \\frac{${v}}{4 \\times ${length}}` : `${overtone + 1} \\times \\frac{${v}}{2 \\times ${length}}`} = ${num(answer, "Hz").tex}$.`,
        ],
        verify() {
          const quarters = (length * answer * 4) / v;
          return nearlyEqual(quarters, closed ? 2 * overtone + 1 : 2 * (overtone + 1));
        },
      };
    },
  }),
  computed({
    name: "resonance-tube",
    topic: "sound",
    difficulty: "MEDIUM",
    write(random) {
      const frequency = random.pick([256, 320, 340, 400, 425, 480, 500, 512, 640]);
      const half = random.pick([25, 32, 33, 34, 40, 50, 52, 66.4]); // centimetres between the resonances
      const v = (2 * half * frequency) / 100;
      if (v < 328 || v > 352) return undefined;
      const first = half / 2 - random.pick([0.5, 0.8, 1, 1.2, 1.4, 1.5]);
      const second = first + half;
      return {
        text: `In a resonance tube a fork of ${num(frequency, "Hz")} gives the first resonance with an air column of ${num(first, "cm")} and the second with ${num(second, "cm")}. What is the speed of sound?`,
        answer: num(v, "m/s"),
        distractors: [
          wrong(
            num((4 * first * frequency) / 100, "m/s"),
            "using the first resonance alone, without the end correction",
          ),
          wrong(num(v / 2, "m/s"), "taking the distance between the resonances as a whole wavelength"),
          wrong(
            num(((4 / 3) * second * frequency) / 100, "m/s"),
            "using the second resonance alone, without the end correction",
          ),
          wrong(num(2 * v, "m/s"), "taking the distance between the resonances as a quarter of a wavelength"),
        ],
        explanation: [
          `Two resonances that follow each other lie half a wavelength apart, and the end correction cancels: $\\frac{\\lambda}{2} = ${bare(second)} - ${bare(first)} = ${num(half, "cm").tex}$.`,
          `$v = f\\lambda = ${frequency} \\times ${bare((2 * half) / 100, 3)} = ${num(v, "m/s").tex}$.`,
        ],
        verify: () => nearlyEqual((v / frequency) * 50, second - first),
      };
    },
  }),
  computed({
    name: "doppler-moving-source-or-listener",
    chapter: "moving-sources-of-sound",
    topic: "sound",
    difficulty: "MEDIUM",
    write(random) {
      const v = random.pick([330, 340]);
      const moving = random.pick([10, 15, 17, 20, 30, 33, 34]);
      const frequency = random.pick([
        300, 310, 320, 330, 350, 357, 360, 400, 450, 500, 510, 600, 640, 660, 680, 700,
      ]);
      const source = random.chance();
      const towards = random.chance();
      const sign = towards ? 1 : -1;
      const heard = source ? (frequency * v) / (v - sign * moving) : (frequency * (v + sign * moving)) / v;
      if (!Number.isInteger(Math.round(heard * 1e6) / 1e5)) return undefined;
      const other = source ? (frequency * (v + sign * moving)) / v : (frequency * v) / (v - sign * moving);
      const away = source ? (frequency * v) / (v + sign * moving) : (frequency * (v - sign * moving)) / v;
      return {
        text: source
          ? `The siren of an ambulance sounds at ${num(frequency, "Hz")} while it drives at ${num(moving, "m/s")} ${towards ? "towards" : "away from"} a listener who stands still. What frequency does the listener hear? The speed of sound is ${num(v, "m/s")}.`
          : `A motorcyclist rides at ${num(moving, "m/s")} ${towards ? "towards" : "away from"} a factory hooter. The hooter sounds at ${num(frequency, "Hz")}. What frequency does the motorcyclist hear? The speed of sound is ${num(v, "m/s")}.`,
        answer: num(heard, "Hz", 1),
        distractors: [
          wrong(num(away, "Hz", 1), "taking the direction of the motion the wrong way round"),
          wrong(num(other, "Hz", 1), `using the formula for a moving ${source ? "listener" : "source"}`),
          wrong(num(frequency, "Hz", 1), "leaving out the Doppler effect"),
          wrong(num(frequency + sign * moving, "Hz", 1), "adding the speed to the frequency"),
        ],
        explanation: [
          source
            ? `A source moving ${towards ? "towards" : "away from"} the listener ${towards ? "shortens" : "lengthens"} the waves: $f' = f\\frac{v}{v ${towards ? "-" : "+"} v_s}$.`
            : `A listener moving ${towards ? "towards" : "away from"} the source meets ${towards ? "more" : "fewer"} waves a second: $f' = f\\frac{v ${towards ? "+" : "-"} v_o}{v}$.`,
          source
            ? `$f' = ${frequency} \\times \\frac{${v}}{${v - sign * moving}} = ${num(heard, "Hz", 1).tex}$.`
            : `$f' = ${frequency} \\times \\frac{${v + sign * moving}}{${v}} = ${num(heard, "Hz", 1).tex}$.`,
        ],
        verify: () => heard > frequency === towards,
      };
    },
  }),
  computed({
    name: "beats-with-echo-from-wall",
    chapter: "moving-sources-of-sound",
    topic: "sound",
    difficulty: "HARD",
    write(random) {
      const v = random.pick([330, 340, 350]);
      const car = random.pick([10, 15, 20, 30, 34, 50]);
      const step = v - car;
      const frequency = step * random.pick([1, 1.5, 2, 3]);
      const echo = (frequency * (v + car)) / (v - car);
      const beats = echo - frequency;
      if (!Number.isInteger(beats) || !Number.isInteger(frequency)) return undefined;
      const asksEcho = random.chance();
      const atWall = (frequency * v) / (v - car);
      return {
        text: `A car drives straight towards a high wall at ${num(car, "m/s")} and sounds its horn at ${num(frequency, "Hz")}. ${asksEcho ? "What is the frequency of the echo that the driver hears" : "By how much does the frequency of the echo that the driver hears exceed that of the horn"}? The speed of sound is ${num(v, "m/s")}.`,
        answer: num(asksEcho ? echo : beats, "Hz"),
        distractors: asksEcho
          ? [
              wrong(num(atWall, "Hz", 0), "stopping at the frequency that reaches the wall"),
              wrong(num((frequency * (v + car)) / v, "Hz", 0), "counting the driver's motion only"),
              wrong(
                num((frequency * (v - car)) / (v + car), "Hz", 0),
                "taking both signs the wrong way round",
              ),
              wrong(num(frequency, "Hz"), "letting the two effects cancel"),
            ]
          : [
              wrong(num(atWall - frequency, "Hz", 0), "stopping at the frequency that reaches the wall"),
              wrong(num((frequency * car) / v, "Hz", 0), "counting the driver's motion only"),
              wrong(num(echo, "Hz"), "giving the frequency of the echo itself"),
              wrong(num(2 * beats, "Hz"), "doubling once too often"),
            ],
        explanation: [
          `The wall receives $f_1 = f\\frac{v}{v - u}$ from the approaching horn and sends it back unchanged.`,
          `The driver moves towards this source: $f_2 = f_1\\frac{v + u}{v} = f\\frac{v + u}{v - u}$.`,
          `$f_2 = ${frequency} \\times \\frac{${v + car}}{${v - car}} = ${num(echo, "Hz").tex}$${asksEcho ? "" : `, which is ${num(beats, "Hz")} more than ${num(frequency, "Hz")}`}.`,
        ],
        verify: () =>
          nearlyEqual((atWall * (v + car)) / v, echo) &&
          nearlyEqual(beats, (frequency * 2 * car) / (v - car)),
      };
    },
  }),
  computed({
    name: "stone-into-a-well",
    topic: "sound",
    difficulty: "MEDIUM",
    write(random) {
      const fall = random.pick([2, 3, 4, 5, 6]);
      const depth = 5 * fall * fall;
      const v = random.pick([320, 330, 340, 350, 360]);
      const way = depth / v;
      const total = fall + way;
      const isExact = Number.isInteger(Math.round(way * 1e6) / 1e3);
      const asksTotal = !isExact || random.chance();
      const place = random.pick(["well", "step-well", "wide well"]);
      return {
        text: asksTotal
          ? `A stone is dropped from rest into a ${place} ${num(depth, "m")} deep. After how long, to two decimals, is the splash at the bottom heard at the top, if sound travels at ${num(v, "m/s")} there? Take $g = 10\\ \\mathrm{m/s^2}$.`
          : `A stone is dropped from rest into a ${place}, and the splash is heard ${num(total, "s", asksTotal ? 2 : 3)} later. Sound travels at ${num(v, "m/s")} there. How deep is the water level? Take $g = 10\\ \\mathrm{m/s^2}$.`,
        answer: asksTotal ? num(total, "s", asksTotal ? 2 : 3) : num(depth, "m"),
        distractors: asksTotal
          ? [
              wrong(num(fall, "s", asksTotal ? 2 : 3), "leaving out the time of the sound"),
              wrong(num(fall + 2 * way, "s", asksTotal ? 2 : 3), "letting the sound travel there and back"),
              wrong(num(fall - way, "s", asksTotal ? 2 : 3), "subtracting the time of the sound"),
              wrong(num(Math.SQRT1_2 * fall + way, "s", asksTotal ? 2 : 3), "using $s = gt^2$ for the fall"),
            ]
          : [
              wrong(num(5 * total * total, "m", 1), "leaving out the time of the sound"),
              wrong(num((v * total) / 2, "m", 1), "treating it as an echo"),
              wrong(num(2 * depth, "m"), "using $s = gt^2$ for the fall"),
              wrong(num(depth / 2, "m"), "halving the depth"),
            ],
        explanation: asksTotal
          ? [
              `Fall: $${depth} = 5t^2$ gives $t = ${num(fall, "s").tex}$.`,
              `Sound: $\\frac{${depth}}{${v}} = ${num(way, "s", asksTotal ? 2 : 3).tex}$.`,
              `Together: ${num(total, "s", asksTotal ? 2 : 3)}.`,
            ]
          : [
              `If the fall lasts $t$, the depth is $5t^2$ and the sound needs $\\frac{5t^2}{${v}}$: $t + \\frac{5t^2}{${v}} = ${bare(total, 3)}$.`,
              `The positive root is $t = ${num(fall, "s").tex}$, so the depth is $5 \\times ${fall}^2 = ${num(depth, "m").tex}$.`,
            ],
        verify: () => nearlyEqual(Math.sqrt(depth / 5) + depth / v, total),
      };
    },
  }),
  computed({
    name: "gun-between-two-cliffs",
    depth: 2,
    topic: "sound",
    difficulty: "MEDIUM",
    write(random) {
      const v = random.pick([330, 340, 350]);
      const first = random.pick([1, 1.5, 2, 2.5]);
      const second = first + random.pick([0.5, 1, 1.5, 2]);
      const apart = (v * (first + second)) / 2;
      return {
        text: `A man standing between two parallel cliffs fires a gun. He hears the first echo after ${num(first, "s")} and the second after ${num(second, "s")} from the shot. How far apart are the cliffs? The speed of sound is ${num(v, "m/s")}.`,
        answer: num(apart, "m"),
        distractors: [
          wrong(num(v * (first + second), "m"), "forgetting that each echo travels there and back"),
          wrong(num((v * (second - first)) / 2, "m"), "subtracting the two distances"),
          wrong(num((v * second) / 2, "m"), "using the second echo only"),
          wrong(num((v * (2 * first + second)) / 2, "m"), "measuring the second time from the first echo"),
        ],
        explanation: [
          `Distances to the cliffs: $\\frac{${v} \\times ${first}}{2} = ${num((v * first) / 2, "m").tex}$ and $\\frac{${v} \\times ${second}}{2} = ${num((v * second) / 2, "m").tex}$.`,
          `He stands between them, so they are ${num(apart, "m")} apart.`,
        ],
        verify: () => nearlyEqual((v * first) / 2 + (v * second) / 2, apart),
      };
    },
  }),
];

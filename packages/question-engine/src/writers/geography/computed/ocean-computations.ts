import { clock, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";

export const oceanComputations = [
  computed({
    name: "echo-sounding-depth",
    topic: "oceans",
    difficulty: "MEDIUM",
    write(random) {
      const tenths = random.step(10, 90, 2);
      const seconds = tenths / 10;
      const depth = 75 * tenths;
      return {
        text: `The echo of a sound sent down from a ship comes back from the sea floor after ${num(seconds, "s")}. How deep is the sea there? Take the speed of sound in sea water as 1,500 m/s.`,
        answer: num(depth, "m"),
        distractors: [
          wrong(num(2 * depth, "m"), "forgetting that the sound goes down and comes up"),
          wrong(num(depth / 2, "m"), "halving twice"),
          wrong(num(16.5 * tenths, "m"), "using the speed of sound in air, about 330 m/s"),
          wrong(num(depth + 750, "m"), "adding a second to the time"),
        ],
        explanation: [
          `In ${num(seconds, "s")} the sound covers $1500 \\times ${seconds} = ${num(150 * tenths, "m").tex}$.`,
          `That is down and up again, so the depth is half of it: ${num(depth, "m")}.`,
        ],
      };
    },
  }),
  computed({
    name: "next-high-tide",
    topic: "oceans",
    difficulty: "EASY",
    write(random) {
      const start = random.step(0, 1435, 5);
      const kind = random.pick(["high", "low"] as const);
      const wait = 745;
      return {
        text: `A ${kind} tide comes at ${clock(start)} on a coast with two high and two low tides a day. If ${kind} tides follow each other at intervals of 12 hours 25 minutes, when is the next ${kind} tide to be expected?`,
        answer: clock(start + wait),
        distractors: [
          wrong(clock(start + 720), "taking exactly 12 hours, as if the moon stood still"),
          wrong(clock(start + 360), "taking a quarter of a solar day"),
          wrong(clock(start + 1490), "going two tides on, to 24 hours 50 minutes"),
          wrong(clock(start + 695), "taking off the 25 minutes"),
          wrong(clock(start + 770), "adding 50 minutes, by which two tides fall back"),
        ],
        explanation: [
          "The moon moves on in its orbit, so the same tide comes back after 12 hours 25 minutes.",
          `So ${clock(start + wait)} is the time of the next ${kind} tide, 12 hours 25 minutes after the last.`,
        ],
      };
    },
  }),
  computed({
    name: "salt-in-sea-water",
    topic: "oceans",
    difficulty: "EASY",
    write(random) {
      const salinity = random.pick([8, 15, 20, 30, 32, 35, 36, 38, 40]);
      const mass = random.int(2, 40);
      const salt = salinity * mass;
      return {
        text: `Sea water of a certain gulf has a salinity of ${salinity} parts per thousand. How much salt is there in ${num(mass, "kg")} of it?`,
        answer: num(salt, "g"),
        distractors: [
          ...(salinity >= 30
            ? [
                wrong(
                  num(Math.round((1000 * salt) / (1000 - salinity)), "g"),
                  "reckoning the salt for a thousand parts of pure water, not of sea water",
                ),
                wrong(num(35 * mass, "g"), "taking the average salinity of the oceans"),
              ]
            : []),
          wrong(num(salt + salinity, "g"), "counting a kilogram too many"),
          wrong(num(salt - salinity, "g"), "counting a kilogram too few"),
          wrong(num(2 * salt, "g"), "doubling the salt of a kilogram"),
          ...(salt % 2 === 0 ? [wrong(num(salt / 2, "g"), "halving the salt of a kilogram")] : []),
          wrong(num(Math.round((1000 * mass) / salinity), "g"), "dividing by the salinity"),
        ],
        explanation: [
          `A salinity of ${salinity} parts per thousand means ${num(salinity, "g")} of salt in each kilogram of sea water.`,
          `$${salinity} \\times ${mass} = ${num(salt, "g").tex}$.`,
        ],
      };
    },
  }),
];

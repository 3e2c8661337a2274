import { roundTo } from "../../../numbers/arithmetic.ts";
import { bracketed, indian, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** Degrees Celsius, and the most vapour in a cubic metre of air in grams. */
const SATURATED = [
  [5, 7],
  [10, 9],
  [15, 13],
  [20, 17],
  [25, 23],
  [30, 30],
] as const;

function mostVapour(degrees: number): number {
  return SATURATED.find(([at]) => at === degrees)?.[1] ?? 0;
}

export const weatherComputations: WriterList = [
  computed({
    name: "normal-lapse-rate",
    topic: "climate-and-weather",
    difficulty: "MEDIUM",
    write(random) {
      const low = random.step(100, 1500, 100);
      const rise = random.int(1, 6) * 1000;
      const warm = random.int(18, 38);
      const fall = (6.5 * rise) / 1000;
      const cold = roundTo(warm - fall, 1);
      return {
        text: `The temperature at a height of ${indian(low)} m is ${num(warm, "°C")}. If it falls by 6.5 °C for each 1,000 m of ascent, what is it at ${indian(low + rise)} m?`,
        answer: num(cold, "°C"),
        distractors: [
          wrong(num(warm + fall, "°C"), "adding the change: air grows colder with height in the troposphere"),
          wrong(
            num(roundTo(warm - (6.5 * (low + rise)) / 1000, 1), "°C"),
            "taking the whole height instead of the rise",
          ),
          wrong(num(warm - (10 * rise) / 1000, "°C"), "taking 10 °C for each 1,000 m"),
          wrong(num(warm - 6.5, "°C"), "taking the change for one step of 1,000 m only"),
        ],
        explanation: [
          `The rise from ${indian(low)} m to ${indian(low + rise)} m is ${indian(rise)} m.`,
          `The fall in temperature is $${rise / 1000} \\times 6.5 = ${fall}$ °C.`,
          `The temperature is $${warm} - ${fall} = ${num(cold, "°C").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "foehn-effect",
    topic: "climate-and-weather",
    difficulty: "HARD",
    write(random) {
      const base = random.int(20, 32);
      const cloud = random.int(1, 2);
      const top = cloud + random.int(1, 2);
      const atCloud = base - 10 * cloud;
      const atTop = atCloud - 5 * (top - cloud);
      const end = atTop + 10 * top;
      return {
        text: `Air at ${num(base, "°C")} rises from sea level over a range ${top},000 m high. Cloud forms at ${cloud},000 m. Its temperature changes by 10 °C for each 1,000 m while the air is unsaturated and by 5 °C while it is saturated; all the water that condenses falls as rain on the way up. What is its temperature when it has come down to sea level on the far side?`,
        answer: num(end, "°C"),
        distractors: [
          wrong(num(base, "°C"), "thinking that the air warms by as much as it cooled"),
          wrong(num(atTop, "°C"), "giving the temperature at the crest"),
          wrong(num(base + 5 * top, "°C"), "using the saturated rate all the way up"),
          wrong(num(atTop + 5 * top, "°C"), "using the saturated rate on the way down, where the air is dry"),
          wrong(num(base + 10 * (top - cloud), "°C"), "leaving out the cooling within the cloud"),
          wrong(
            num(base - 10 * top, "°C"),
            "using the unsaturated rate all the way up and stopping at the crest",
          ),
        ],
        explanation: [
          `Up to the cloud: $${base} - 10 \\times ${cloud} = ${atCloud}$ °C.`,
          `From there to the crest: $${atCloud} - 5 \\times ${top - cloud} = ${atTop}$ °C.`,
          `Down the far side the dry air warms at 10 °C for each 1,000 m: ${num(atTop)} °C rises by ${10 * top} °C to ${num(end, "°C")}.`,
          "The heat set free by condensation makes the lee side warmer: this is the foehn effect.",
        ],
        verify: () => end - base === 5 * (top - cloud),
      };
    },
  }),
  computed({
    name: "relative-humidity",
    topic: "climate-and-weather",
    difficulty: "EASY",
    write(random) {
      const most = random.step(10, 40, 2);
      const held = random.int(4, most - 2);
      const share = (100 * held) / most;
      if (!Number.isInteger(share) || share < 20 || share > 90) return undefined;
      // The answer must not be in the question.
      if (share === most || share === held) return undefined;
      return {
        text: `A cubic metre of air holds ${num(held, "g")} of water vapour. At its temperature it could hold ${num(most, "g")}. What is its relative humidity?`,
        answer: percent(share),
        distractors: [
          wrong(percent(100 - share), "giving the share that is still missing"),
          wrong(percent(most - held), "subtracting the two amounts"),
          wrong(percent(roundTo((100 * held) / (most + held), 0)), "dividing by the sum of the two amounts"),
          wrong(percent(held), "giving the absolute humidity as a percentage"),
          wrong(percent(roundTo(share / 2, 1)), "halving the ratio"),
          wrong(percent(roundTo((share + 100) / 2, 0)), "taking the middle between it and saturated air"),
          wrong(percent(roundTo((100 * held) / (most - 1), 0)), "taking a gram off what it could hold"),
        ],
        explanation: [
          "Relative humidity is the vapour held as a percentage of the most that the air could hold.",
          `$\\frac{${held}}{${most}} \\times 100 = ${share}$, so it is ${percent(share)}.`,
        ],
      };
    },
  }),
  computed({
    name: "annual-range-of-temperature",
    topic: "climate-and-weather",
    difficulty: "EASY",
    write(random) {
      const cold = random.int(-25, 12);
      const warm = random.int(16, 34);
      const asksMean = random.chance(0.3);
      const range = warm - cold;
      const mean = (warm + cold) / 2;
      if (cold === 0) return undefined;
      return {
        text: asksMean
          ? `On one day the highest temperature at a station is ${num(warm, "°C")} and the lowest ${num(cold, "°C")}. What is the mean temperature of the day, taken from these two?`
          : `The mean temperature of the warmest month at a station is ${num(warm, "°C")} and that of the coldest month ${num(cold, "°C")}. What is the annual range of temperature?`,
        answer: num(asksMean ? mean : range, "°C"),
        distractors: [
          wrong(
            num(asksMean ? range : mean, "°C"),
            asksMean ? "giving the range instead of the mean" : "giving the mean instead of the range",
          ),
          wrong(num(warm + cold, "°C"), "adding the two"),
          wrong(num(range / 2, "°C"), "halving the range"),
          ...(asksMean ? [] : [wrong(num(range + 1, "°C"), "counting both ends of the range")]),
          wrong(num(warm, "°C"), "giving the higher value"),
          wrong(num(Math.abs(cold), "°C"), "giving the size of the lower value"),
        ],
        explanation: asksMean
          ? [
              `Mean $= \\frac{${warm} + ${bracketed(cold)}}{2} = ${num(mean, "°C").tex}$.`,
              "It is half of the sum, with the signs kept.",
            ]
          : [
              `Range $= ${warm} - ${bracketed(cold)} = ${num(range, "°C").tex}$.`,
              "It is the difference of the warmest and the coldest month.",
            ],
      };
    },
  }),
  computed({
    name: "water-condensed-by-cooling",
    topic: "climate-and-weather",
    difficulty: "HARD",
    write(random) {
      const warm = random.pick([20, 25, 30]);
      const cold = random.step(5, warm - 10, 5);
      const humidity = random.step(40, 90, 10);
      const [most, least] = [mostVapour(warm), mostVapour(cold)];
      const held = roundTo((humidity * most) / 100, 1);
      const condensed = roundTo(held - least, 1);
      if (condensed < 1) return undefined;
      return {
        text: `The most water vapour that a cubic metre of air can hold is ${list(SATURATED.map(([degrees, grams]) => `${num(grams, "g")} at ${num(degrees, "°C")}`))}. Air at ${num(warm, "°C")} with a relative humidity of ${percent(humidity)} is cooled to ${num(cold, "°C")}. How much water condenses from each cubic metre, if the change of volume is left out of account?`,
        answer: num(condensed, "g"),
        distractors: [
          wrong(num(most - least, "g"), "taking the air to be saturated at the start"),
          wrong(
            num(roundTo((humidity * (most - least)) / 100, 1), "g"),
            "taking the humidity of the difference",
          ),
          wrong(
            num(roundTo(held - (humidity * least) / 100, 1), "g"),
            "keeping the relative humidity unchanged",
          ),
          wrong(num(held, "g"), "giving all the vapour in the warm air"),
          wrong(num(roundTo(most - held, 1), "g"), "giving what the warm air could still take up"),
          wrong(num(least, "g"), "giving what stays in the air as vapour"),
        ],
        explanation: [
          `At ${num(warm, "°C")} the air holds ${percent(humidity)} of ${num(most, "g")}, which is ${num(held, "g")} of vapour.`,
          `At ${num(cold, "°C")} it can hold only ${num(least, "g")}: it has been cooled below its dew point.`,
          `$${held} - ${least} = ${num(condensed, "g").tex}$ condenses.`,
        ],
        verify: () => roundTo(condensed + least, 1) === held,
      };
    },
  }),
];

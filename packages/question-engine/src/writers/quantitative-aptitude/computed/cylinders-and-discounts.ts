import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";

export const cylindersAndDiscounts = [
  computed({
    name: "cylinder-volume-and-surface",
    topic: "mensuration",
    difficulty: "EASY",
    write(random) {
      const radius = 7 * random.int(1, 4);
      const height = random.int(5, 30);
      const asked = random.pick(["volume", "volume", "height", "curved surface"] as const);
      const volume = (22 * radius * radius * height) / 7;
      const curved = (2 * 22 * radius * height) / 7;
      const base = (22 * radius * radius) / 7;
      const thing = random.pick(["cylindrical vessel", "solid cylinder", "cylindrical jar", "tin can"]);
      const measures = `of radius ${num(radius, "cm")} and height ${num(height, "cm")}`;
      if (asked === "height")
        return {
          text: `A ${thing} of radius ${num(radius, "cm")} has a volume of ${num(volume, "cm^3")}. What is its height? (Take $\\pi = \\frac{22}{7}$.)`,
          answer: num(height, "cm"),
          distractors: [
            wrong(num(3 * height, "cm"), "using the formula of a cone"),
            wrong(num(2 * height, "cm"), "halving the area of the base"),
            wrong(num(height * 4, "cm"), "taking half of the radius"),
            ...(height % 2 === 0 ? [wrong(num(height / 2, "cm"), "doubling the area of the base")] : []),
            ...(height % 4 === 0 ? [wrong(num(height / 4, "cm"), "taking the diameter for the radius")] : []),
            wrong(num(height + radius, "cm"), "adding the radius"),
          ],
          explanation: [
            `The base has the area $\\frac{22}{7} \\times ${radius}^2 = ${base}$ cm².`,
            `The height is $\\frac{${volume}}{${base}} = ${height}$ cm.`,
          ],
          verify: () => base * height === volume,
        };
      const isVolume = asked === "volume";
      const unit = isVolume ? "cm^3" : "cm^2";
      const answer = isVolume ? volume : curved;
      return {
        text: `What is the ${isVolume ? "volume" : "area of the curved surface"} of a ${thing} ${measures}? (Take $\\pi = \\frac{22}{7}$.)`,
        answer: num(answer, unit),
        distractors: [
          ...(isVolume && volume % 3 !== 0
            ? []
            : [
                wrong(
                  num(isVolume ? volume / 3 : curved / 2, unit),
                  isVolume ? "using the formula of a cone" : "forgetting the factor 2",
                ),
              ]),
          wrong(
            num(isVolume ? 4 * volume : curved + 2 * base, unit),
            isVolume ? "taking the diameter for the radius" : "adding the two ends",
          ),
          wrong(
            num(isVolume ? curved : volume, unit),
            isVolume ? "finding the curved surface" : "finding the volume",
          ),
          wrong(num(isVolume ? 2 * volume : 2 * curved, unit), "doubling the result"),
          wrong(
            num(isVolume ? volume / 2 : curved + base, unit),
            isVolume ? "halving the result" : "adding one end",
          ),
        ],
        explanation: isVolume
          ? `The volume is $\\pi r^2 h = \\frac{22}{7} \\times ${radius}^2 \\times ${height} = ${volume}$ cm³.`
          : `The curved surface is $2\\pi r h = 2 \\times \\frac{22}{7} \\times ${radius} \\times ${height} = ${curved}$ cm².`,
        verify: () => (isVolume ? base * height === answer : Math.abs(curved * radius - 2 * volume) < 1e-6),
      };
    },
  }),
  computed({
    name: "single-discount-for-two",
    topic: "profit-and-loss",
    difficulty: "EASY",
    write(random) {
      const first = random.step(5, 50, 5);
      const second = random.step(5, 40, 5);
      const price = random.step(200, 4000, 100);
      const left = (price * (100 - first) * (100 - second)) / 10_000;
      const single = 100 - ((100 - first) * (100 - second)) / 100;
      const asksPrice = random.chance(0.5);
      if (!Number.isInteger(left)) return undefined;
      return asksPrice
        ? {
            text: `An article marked at ${money(price).text} is sold with successive discounts of ${first}% and ${second}%. At what price, in rupees, is it sold?`,
            answer: num(left),
            distractors: [
              wrong(num((price * (100 - first - second)) / 100), "adding the two discounts"),
              wrong(num((price * (100 - first)) / 100), "leaving out the second discount"),
              wrong(num((price * (100 - second)) / 100), "leaving out the first discount"),
              wrong(num(price - left), "giving the discount instead of the price"),
              wrong(num((price * (first + second)) / 100), "adding the discounts and giving their amount"),
              wrong(num((price * second) / 100), "giving the second discount alone"),
            ],
            explanation: `$${price} \\times \\frac{${100 - first}}{100} \\times \\frac{${100 - second}}{100} = ${left}$.`,
            verify: () => {
              const afterFirst = price - (price * first) / 100;
              return Math.abs(afterFirst - (afterFirst * second) / 100 - left) < 1e-9;
            },
          }
        : {
            text: `To which single discount are successive discounts of ${first}% and ${second}% equal?`,
            answer: percent(single),
            distractors: [
              wrong(percent(first + second), "adding the two discounts"),
              wrong(percent(100 - single), "giving the part that is paid"),
              // Nobody takes a discount above 100% for an answer.
              ...(first + second + (first * second) / 100 < 100
                ? [
                    wrong(
                      percent(first + second + (first * second) / 100),
                      "adding the product instead of subtracting it",
                    ),
                  ]
                : []),
              wrong(percent((first + second) / 2), "taking the average"),
              wrong(percent(100 - first - second), "adding the two discounts, and giving what is paid"),
              wrong(percent(100 - second), "giving what is paid with the second discount alone"),
            ],
            explanation: `Of 100 there remain $100 \\times \\frac{${100 - first}}{100} \\times \\frac{${100 - second}}{100} = ${100 - single}$, so the single discount is ${single}%.`,
            verify: () => Math.abs(first + second - (first * second) / 100 - single) < 1e-9,
          };
    },
  }),
];

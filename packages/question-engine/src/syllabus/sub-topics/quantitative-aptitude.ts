import { type Subtopic, sub } from "./sub-topic.ts";

export const QUANTITATIVE_APTITUDE_SUBTOPICS: readonly Subtopic[] = [
  sub("Successive discounts", "profit-and-loss", { as: "successive discount; two successive discounts; discount series; equivalent discount", writers: "single-discount-for-two markup-needed-for-profit-after-discounts" }),
  sub("Marked price", "profit-and-loss", { as: "marked price and discount; list price; discount; discounts", writers: "profit-after-markup-and-discount markup-needed-for-profit-after-discounts" }),
  sub("Compound interest", "simple-and-compound-interest", { as: "CI; compound interest problems; half yearly compounding", writers: "compound-interest-two-years difference-of-compound-and-simple sum-from-two-amounts equal-yearly-instalments" }),
  sub("Simple interest", "simple-and-compound-interest", { as: "SI; simple interest problems", writers: "simple-interest-any-quantity sum-split-at-two-rates" }),
  sub("Pipes and cisterns", "time-and-work", { as: "pipes; pipes and cistern; pipe and cistern; leak in a tank", writers: "pipes-and-a-leak" }),
  sub("Trains", "trains-and-boats", { as: "problems on trains; train problems; train crossing a platform; train", writers: "train-crosses-pole-or-platform two-trains-cross train-length-from-two-crossings" }),
  sub("Boats and streams", "trains-and-boats", { as: "boats; streams; boat and stream; upstream downstream; upstream and downstream", writers: "boat-speed-and-stream row-there-and-back boat-two-journeys-two-unknowns" }),
  sub("Alligation", "mixtures-and-alligation", { as: "rule of alligation; alligation rule; alligation or mixture; alligation and mixture", writers: "alligation-of-prices two-vessels-to-a-third-ratio" }),
  sub("Partnership", "ratio-and-proportion", { as: "partnership problems; sharing of profit; profit sharing", writers: "partnership-with-different-times" }),
  sub("HCF and LCM", "number-properties", { as: "HCF; LCM; LCM and HCF; highest common factor; least common multiple; GCD", writers: "other-number-from-hcf-and-lcm bells-toll-together least-number-same-remainder-and-multiple" }),
  sub("Divisibility rules", "number-properties", { as: "divisibility; divisibility tests; divisibility test; test of divisibility; rules of divisibility", writers: "digit-for-divisibility" }),
  sub("Unit digit", "number-properties", { as: "units digit; last digit; unit's digit; unit digit of a power; cyclicity", writers: "unit-digit-of-a-power unit-digit-of-powers-combined" }),
  sub("Average speed", "speed-distance-time", { as: "average speed problems", writers: "average-speed-there-and-back" }),
  sub("Pie chart", "data-interpretation", { as: "pie charts; pie graph; pie chart problems; pie diagram", writers: "pie-chart-share" }),
  sub("Missing number in a series", "number-series", { as: "missing number; missing number series; next number in the series; missing term; find the next number", writers: "series-next-easy series-next-medium series-next-hard series-sum-of-two-before" }),
  sub("Volume of a cylinder", "mensuration", { as: "cylinder; surface area of a cylinder; right circular cylinder; volume of cylinder", writers: "cylinder-volume-and-surface" }),
];

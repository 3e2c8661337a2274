import { fromFigures, type WriterList } from "../../writing/writer.ts";
import { ages } from "./computed/ages.ts";
import { algebraWordProblems } from "./computed/algebra-word-problems.ts";
import { averages } from "./computed/averages.ts";
import { countingAndChance } from "./computed/counting-and-chance.ts";
import { cylindersAndDiscounts } from "./computed/cylinders-and-discounts.ts";
import { dataInterpretation } from "./computed/data-interpretation.ts";
import { chartsAndPlans } from "./computed/figures/charts-and-plans.ts";
import { interest } from "./computed/interest.ts";
import { mensuration } from "./computed/mensuration.ts";
import { mixtures } from "./computed/mixtures.ts";
import { chainedShares } from "./computed/multi-step/chained-shares.ts";
import { choicesAndBoxes } from "./computed/multi-step/choices-and-boxes.ts";
import { countsAndCases } from "./computed/multi-step/counts-and-cases.ts";
import { linkedSteps } from "./computed/multi-step/linked-steps.ts";
import { moneyAndMixtures } from "./computed/multi-step/money-and-mixtures.ts";
import { numbersWithConditions } from "./computed/multi-step/numbers-with-conditions.ts";
import { ratesToBeFound } from "./computed/multi-step/rates-to-be-found.ts";
import { strengthsToBeFound } from "./computed/multi-step/strengths-to-be-found.ts";
import { unknownWholes } from "./computed/multi-step/unknown-wholes.ts";
import { workAndMotion } from "./computed/multi-step/work-and-motion.ts";
import { numberProperties } from "./computed/number-properties.ts";
import { numberSeries } from "./computed/number-series.ts";
import { percentages } from "./computed/percentages.ts";
import { profitAndLoss } from "./computed/profit-and-loss.ts";
import { ratioAndProportion } from "./computed/ratio-and-proportion.ts";
import { speedDistanceTime } from "./computed/speed-distance-time.ts";
import { comparisons } from "./computed/sufficiency/comparisons.ts";
import { dataSufficiency } from "./computed/sufficiency/data-sufficiency.ts";
import { timeAndWork } from "./computed/time-and-work.ts";
import { trainsAndBoats } from "./computed/trains-and-boats.ts";
import { unitDigits } from "./computed/unit-digits.ts";

export const writers: WriterList = [
  ...numberProperties,
  ...percentages,
  ...profitAndLoss,
  ...interest,
  ...ratioAndProportion,
  ...averages,
  ...ages,
  ...mixtures,
  ...timeAndWork,
  ...speedDistanceTime,
  ...trainsAndBoats,
  ...mensuration,
  ...algebraWordProblems,
  ...countingAndChance,
  ...dataInterpretation,
  ...numberSeries,
  ...dataSufficiency,
  ...countsAndCases,
  ...moneyAndMixtures,
  ...workAndMotion,
  ...unknownWholes,
  ...unitDigits,
  ...cylindersAndDiscounts,
  ...comparisons,
  ...linkedSteps,
  ...ratesToBeFound,
  ...chainedShares,
  ...strengthsToBeFound,
  ...numbersWithConditions,
  ...choicesAndBoxes,
  ...fromFigures(chartsAndPlans),
];

export { sets as setWriters } from "./sets/index.ts";

import type { WriterList } from "../../writer.ts";
import { ages } from "./ages.ts";
import { algebraWordProblems } from "./algebra-word-problems.ts";
import { averages } from "./averages.ts";
import { countingAndChance } from "./counting-and-chance.ts";
import { dataInterpretation } from "./data-interpretation.ts";
import { dataSufficiency } from "./data-sufficiency.ts";
import { interest } from "./interest.ts";
import { mensuration } from "./mensuration.ts";
import { mixtures } from "./mixtures.ts";
import { numberProperties } from "./number-properties.ts";
import { numberSeries } from "./number-series.ts";
import { percentages } from "./percentages.ts";
import { profitAndLoss } from "./profit-and-loss.ts";
import { ratioAndProportion } from "./ratio-and-proportion.ts";
import { speedDistanceTime } from "./speed-distance-time.ts";
import { timeAndWork } from "./time-and-work.ts";
import { trainsAndBoats } from "./trains-and-boats.ts";

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
];

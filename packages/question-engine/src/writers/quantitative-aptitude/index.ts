import type { WriterList } from "../../writer.ts";
import { ages } from "./ages.ts";
import { averages } from "./averages.ts";
import { interest } from "./interest.ts";
import { mixtures } from "./mixtures.ts";
import { numberProperties } from "./number-properties.ts";
import { percentages } from "./percentages.ts";
import { profitAndLoss } from "./profit-and-loss.ts";
import { ratioAndProportion } from "./ratio-and-proportion.ts";
import { timeAndWork } from "./time-and-work.ts";

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
];

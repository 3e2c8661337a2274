import type { WriterList } from "../../writer.ts";
import { bloodRelations } from "./blood-relations.ts";
import { codingDecoding } from "./coding-decoding.ts";
import { directionSense } from "./direction-sense.ts";
import { inequalitiesReasoning } from "./inequalities-reasoning.ts";
import { letterSeries } from "./letter-series.ts";
import { numberPatterns } from "./number-patterns.ts";
import { puzzles } from "./puzzles.ts";
import { rankingAndOrder } from "./ranking-and-order.ts";
import { seatingArrangement } from "./seating-arrangement.ts";
import { syllogisms } from "./syllogisms.ts";

export const writers: WriterList = [
  ...letterSeries,
  ...numberPatterns,
  ...codingDecoding,
  ...bloodRelations,
  ...directionSense,
  ...rankingAndOrder,
  ...seatingArrangement,
  ...puzzles,
  ...syllogisms,
  ...inequalitiesReasoning,
];

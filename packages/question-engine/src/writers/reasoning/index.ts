import type { WriterList } from "../../writer.ts";
import { analogies } from "./analogies.ts";
import { argumentsToJudge } from "./arguments-to-judge.ts";
import { bloodRelations } from "./blood-relations.ts";
import { calendarAndClock } from "./calendar-and-clock.ts";
import { codingDecoding } from "./coding-decoding.ts";
import { criticalReasoning } from "./critical-reasoning.ts";
import { cubesAndDice } from "./cubes-and-dice.ts";
import { directionSense } from "./direction-sense.ts";
import { inequalitiesReasoning } from "./inequalities-reasoning.ts";
import { inputOutput } from "./input-output.ts";
import { letterSeries } from "./letter-series.ts";
import { mathematicalOperations } from "./mathematical-operations.ts";
import { numberPatterns } from "./number-patterns.ts";
import { oddOneOut } from "./odd-one-out.ts";
import { puzzles } from "./puzzles.ts";
import { rankingAndOrder } from "./ranking-and-order.ts";
import { seatingArrangement } from "./seating-arrangement.ts";
import { syllogisms } from "./syllogisms.ts";
import { vennDiagrams } from "./venn-diagrams.ts";

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
  ...analogies,
  ...oddOneOut,
  ...calendarAndClock,
  ...mathematicalOperations,
  ...cubesAndDice,
  ...criticalReasoning,
  argumentsToJudge,
  ...vennDiagrams,
  ...inputOutput,
];

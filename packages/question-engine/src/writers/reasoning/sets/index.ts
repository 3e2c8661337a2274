import type { SetWriter } from "../../../set-writer.ts";
import { circleFacingBothWays, circleFacingCentre } from "./circles.ts";
import { judgesAndMarks } from "./judges.ts";
import { roadsBetweenTowns } from "./roads.ts";
import { rowFacingNorth, twoRowsFacing } from "./rows.ts";
import { boxesInStack, floorsOfBuilding, scheduleOfTurns } from "./stacks.ts";
import { tournament } from "./tournament.ts";
import { twoVariablePuzzle } from "./two-variables.ts";

/** Each also gives what it draws as data. */
export const puzzleWriters = [
  rowFacingNorth,
  twoRowsFacing,
  circleFacingCentre,
  circleFacingBothWays,
  floorsOfBuilding,
  scheduleOfTurns,
  boxesInStack,
  twoVariablePuzzle,
] as const;

export const sets: readonly SetWriter[] = [...puzzleWriters, tournament, judgesAndMarks, roadsBetweenTowns];

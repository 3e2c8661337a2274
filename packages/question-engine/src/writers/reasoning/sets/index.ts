import type { SetWriter } from "../../../set-writer.ts";
import { cardsInRounds } from "./card-rounds.ts";
import { circleFacingBothWays, circleFacingCentre } from "./circles.ts";
import { codedSentences } from "./coded-sentences.ts";
import {
  rowFacingNorthAndSouth,
  rowWithSecondVariable,
  tableWithSecondVariable,
} from "./facing-and-owning.ts";
import { familyOfTen } from "./families.ts";
import { leagueWithGoals } from "./goals.ts";
import { judgesAndMarks } from "./judges.ts";
import { mixedSeries } from "./mixed-series.ts";
import { pipesToTown } from "./pipes.ts";
import { pointsAndDirections } from "./points-and-directions.ts";
import { roadsBetweenTowns } from "./roads.ts";
import { rowFacingNorth, twoRowsFacing } from "./rows.ts";
import { tableOfSales } from "./sales-table.ts";
import { boxesInStack, floorsOfBuilding, scheduleOfTurns } from "./stacks.ts";
import { tournament } from "./tournament.ts";
import { talksInTwoHalls } from "./two-halls.ts";
import {
  boxesAndContents,
  datesOfFourMonths,
  threeVariablePuzzle,
  twoVariablePuzzle,
} from "./two-variables.ts";
import { rowOfUnknownNumber, stackOfUnknownNumber } from "./unknown-number.ts";
import { floorsOneVacant } from "./vacant-floor.ts";
import { weighingsOfBags } from "./weighings.ts";

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
  rowFacingNorthAndSouth,
  tableWithSecondVariable,
  boxesAndContents,
  datesOfFourMonths,
  threeVariablePuzzle,
  rowWithSecondVariable,
  floorsOneVacant,
] as const;

export const sets: readonly SetWriter[] = [
  ...puzzleWriters,
  rowOfUnknownNumber,
  stackOfUnknownNumber,
  codedSentences,
  mixedSeries,
  pointsAndDirections,
  familyOfTen,
  tournament,
  judgesAndMarks,
  roadsBetweenTowns,
  weighingsOfBags,
  cardsInRounds,
  talksInTwoHalls,
  tableOfSales,
  leagueWithGoals,
  pipesToTown,
];

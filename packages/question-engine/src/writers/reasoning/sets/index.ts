import type { SetWriter } from "../../../writing/set-writer.ts";
import { cardsInRounds } from "./caselets/card-rounds.ts";
import { leagueWithGoals } from "./caselets/goals.ts";
import { judgesAndMarks } from "./caselets/judges.ts";
import { pipesToTown } from "./caselets/pipes.ts";
import { pointsAndDirections } from "./caselets/points-and-directions.ts";
import { roadsBetweenTowns } from "./caselets/roads.ts";
import { tableOfSales } from "./caselets/sales-table.ts";
import { tournament } from "./caselets/tournament.ts";
import { talksInTwoHalls } from "./caselets/two-halls.ts";
import {
  boxesAndContents,
  datesOfFourMonths,
  threeVariablePuzzle,
  twoVariablePuzzle,
} from "./caselets/two-variables.ts";
import { rowOfUnknownNumber, stackOfUnknownNumber } from "./caselets/unknown-number.ts";
import { weighingsOfBags } from "./caselets/weighings.ts";
import { codedSentences } from "./coded-sentences.ts";
import { mixedSeries } from "./mixed-series.ts";
import { circleFacingBothWays, circleFacingCentre } from "./puzzles/circles.ts";
import {
  rowFacingNorthAndSouth,
  rowWithSecondVariable,
  tableWithSecondVariable,
} from "./puzzles/facing-and-owning.ts";
import { familyOfTen } from "./puzzles/families.ts";
import { rowFacingNorth, twoRowsFacing } from "./puzzles/rows.ts";
import { boxesInStack, floorsOfBuilding, scheduleOfTurns } from "./puzzles/stacks.ts";
import { floorsOneVacant } from "./puzzles/vacant-floor.ts";

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

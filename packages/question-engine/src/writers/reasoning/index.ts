import { fromFigures, type WriterList } from "../../writer.ts";
import { analogies } from "./computed/analogies.ts";
import { balancedEquations } from "./computed/balanced-equations.ts";
import { bloodRelations } from "./computed/blood-relations.ts";
import { calendarAndClock } from "./computed/calendar-and-clock.ts";
import { codingDecoding } from "./computed/coding-decoding.ts";
import { conclusionsFromStatements } from "./computed/conclusions.ts";
import { conclusionsToJudge } from "./computed/conclusions-to-judge.ts";
import { criticalReasoning } from "./computed/critical-reasoning.ts";
import { cubesAndDice } from "./computed/cubes-and-dice.ts";
import { directionSense } from "./computed/direction-sense.ts";
import { crossesOfNumbers } from "./computed/figures/crosses-of-numbers.ts";
import { lettersRoundABox } from "./computed/figures/letters-round-a-box.ts";
import { mirrorsAndHoles } from "./computed/figures/mirrors-and-holes.ts";
import { netsAndCounting } from "./computed/figures/nets-and-counting.ts";
import { peopleInCircles } from "./computed/figures/people-in-circles.ts";
import { regionsOfCircles } from "./computed/figures/regions-of-circles.ts";
import { squaresAndFolds } from "./computed/figures/squares-and-folds.ts";
import { stacksFromAbove } from "./computed/figures/stacks-from-above.ts";
import { trianglesInPanels } from "./computed/figures/triangles-in-panels.ts";
import { inequalitiesReasoning } from "./computed/inequalities-reasoning.ts";
import { inputOutput } from "./computed/input-output.ts";
import { arrangements } from "./computed/joined/arrangements.ts";
import { codesAndClaims } from "./computed/joined/codes-and-claims.ts";
import { countsAndTurns } from "./computed/joined/counts-and-turns.ts";
import { directionsInSymbols } from "./computed/joined/directions-in-symbols.ts";
import { letterClusters } from "./computed/letter-clusters.ts";
import { letterSeries } from "./computed/letter-series.ts";
import { mathematicalOperations } from "./computed/mathematical-operations.ts";
import { numberPatterns } from "./computed/number-patterns.ts";
import { numberSets } from "./computed/number-sets.ts";
import { oddOneOut } from "./computed/odd-one-out.ts";
import { puzzles } from "./computed/puzzles.ts";
import { rankingAndOrder } from "./computed/ranking-and-order.ts";
import { seatingArrangement } from "./computed/seating-arrangement.ts";
import { solidsCutOut } from "./computed/solids-cut-out.ts";
import { syllogisms } from "./computed/syllogisms.ts";
import { vennDiagrams } from "./computed/venn-diagrams.ts";
import { argumentsToJudge } from "./facts/arguments-to-judge.ts";
import { reasoningByHeading } from "./facts/by-heading.ts";

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
  ...solidsCutOut,
  ...criticalReasoning,
  argumentsToJudge,
  ...vennDiagrams,
  ...inputOutput,
  ...arrangements,
  ...codesAndClaims,
  ...countsAndTurns,
  ...conclusionsToJudge,
  reasoningByHeading,
  ...numberSets,
  ...letterClusters,
  ...conclusionsFromStatements,
  ...balancedEquations,
  ...fromFigures(netsAndCounting),
  ...fromFigures(peopleInCircles),
  ...fromFigures(crossesOfNumbers),
  ...fromFigures(lettersRoundABox),
  ...fromFigures(squaresAndFolds),
  ...fromFigures(trianglesInPanels),
  ...fromFigures(regionsOfCircles),
  ...fromFigures(stacksFromAbove),
  ...fromFigures(mirrorsAndHoles),
  directionsInSymbols,
];

export { sets as setWriters } from "./sets/index.ts";

import { fromFigures, type WriterList } from "../../writing/writer.ts";
import { bloodRelations } from "./computed/arrangements/blood-relations.ts";
import { calendarAndClock } from "./computed/arrangements/calendar-and-clock.ts";
import { directionSense } from "./computed/arrangements/direction-sense.ts";
import { puzzles } from "./computed/arrangements/puzzles.ts";
import { rankingAndOrder } from "./computed/arrangements/ranking-and-order.ts";
import { seatingArrangement } from "./computed/arrangements/seating-arrangement.ts";
import { conclusionsFromStatements } from "./computed/conclusions.ts";
import { conclusionsToJudge } from "./computed/conclusions-to-judge.ts";
import { criticalReasoning } from "./computed/critical-reasoning.ts";
import { cubesAndDice } from "./computed/cubes-and-dice.ts";
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
import { arrangements } from "./computed/multi-step/arrangements.ts";
import { codesAndClaims } from "./computed/multi-step/codes-and-claims.ts";
import { countsAndTurns } from "./computed/multi-step/counts-and-turns.ts";
import { directionsInSymbols } from "./computed/multi-step/directions-in-symbols.ts";
import { solidsCutOut } from "./computed/solids-cut-out.ts";
import { syllogisms } from "./computed/syllogisms.ts";
import { vennDiagrams } from "./computed/venn-diagrams.ts";
import { analogies } from "./computed/words-and-numbers/analogies.ts";
import { balancedEquations } from "./computed/words-and-numbers/balanced-equations.ts";
import { codingDecoding } from "./computed/words-and-numbers/coding-decoding.ts";
import { inputOutput } from "./computed/words-and-numbers/input-output.ts";
import { letterClusters } from "./computed/words-and-numbers/letter-clusters.ts";
import { letterSeries } from "./computed/words-and-numbers/letter-series.ts";
import { mathematicalOperations } from "./computed/words-and-numbers/mathematical-operations.ts";
import { numberPatterns } from "./computed/words-and-numbers/number-patterns.ts";
import { numberSets } from "./computed/words-and-numbers/number-sets.ts";
import { oddOneOut } from "./computed/words-and-numbers/odd-one-out.ts";
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

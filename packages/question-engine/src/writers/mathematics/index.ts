import { fromFigures, type WriterList } from "../../writing/writer.ts";
import { binomialTheorem } from "./computed/algebra/binomial-theorem.ts";
import { complexNumbers } from "./computed/algebra/complex-numbers.ts";
import { determinants } from "./computed/algebra/determinants.ts";
import { eigenvalues } from "./computed/algebra/eigenvalues.ts";
import { formulasOfLogic } from "./computed/algebra/formulas-of-logic.ts";
import { identities } from "./computed/algebra/identities.ts";
import { linearEquations } from "./computed/algebra/linear-equations.ts";
import { logarithms } from "./computed/algebra/logarithms.ts";
import { matrixPowersAndSystems } from "./computed/algebra/matrix-powers-and-systems.ts";
import { numberTheory } from "./computed/algebra/number-theory.ts";
import { polynomials } from "./computed/algebra/polynomials.ts";
import { quadraticEquations } from "./computed/algebra/quadratic-equations.ts";
import { sequencesAndSeries } from "./computed/algebra/sequences-and-series.ts";
import { setsAndFunctions } from "./computed/algebra/sets-and-functions.ts";
import { continuity } from "./computed/calculus/continuity.ts";
import { definiteIntegrals } from "./computed/calculus/definite-integrals.ts";
import { derivativesAndExtremes } from "./computed/calculus/derivatives-and-extremes.ts";
import { growthAndCooling } from "./computed/calculus/growth-and-cooling.ts";
import { integrationRules } from "./computed/calculus/integration-rules.ts";
import { limits } from "./computed/calculus/limits.ts";
import { linearDifferentialEquations } from "./computed/calculus/linear-differential-equations.ts";
import { separableEquations } from "./computed/calculus/separable-equations.ts";
import { tangentsAndCurves } from "./computed/calculus/tangents-and-curves.ts";
import { chancesOfEvents } from "./computed/chance-and-data/chances-of-events.ts";
import { permutationsAndCombinations } from "./computed/chance-and-data/permutations-and-combinations.ts";
import { randomVariables } from "./computed/chance-and-data/random-variables.ts";
import { repeatedTrials } from "./computed/chance-and-data/repeated-trials.ts";
import { statistics } from "./computed/chance-and-data/statistics.ts";
import { threeAverages } from "./computed/chance-and-data/three-averages.ts";
import { deviationsAndInverseRatios } from "./computed/deviations-and-inverse-ratios.ts";
import { circlesAndSets } from "./computed/figures/circles-and-sets.ts";
import { curvesAndLimits } from "./computed/figures/curves-and-limits.ts";
import { graphsAndSetsFromFigures } from "./computed/figures/graphs-and-sets.ts";
import { trianglesAndCirclesFromFigures } from "./computed/figures/triangles-and-circles.ts";
import { anglesAndTriangles } from "./computed/geometry/angles-and-triangles.ts";
import { circles } from "./computed/geometry/circles.ts";
import { conesAndSpheres } from "./computed/geometry/cones-and-spheres.ts";
import { conicSections } from "./computed/geometry/conic-sections.ts";
import { coordinateGeometry } from "./computed/geometry/coordinate-geometry.ts";
import { polygonsAndChords } from "./computed/geometry/polygons-and-chords.ts";
import { ratiosAndIdentities } from "./computed/geometry/ratios-and-identities.ts";
import { trianglesAndTangents } from "./computed/geometry/triangles-and-tangents.ts";
import { trigonometricIdentities } from "./computed/geometry/trigonometric-identities.ts";
import { vectorsAnd3d } from "./computed/geometry/vectors-and-3d.ts";
import { volumesAndScaling } from "./computed/geometry/volumes-and-scaling.ts";
import { chancesAndCases } from "./computed/multi-step/chances-and-cases.ts";
import { circlesAndWholeSides } from "./computed/multi-step/circles-and-whole-sides.ts";
import { curvesAndAreas } from "./computed/multi-step/curves-and-areas.ts";
import { functionalEquations } from "./computed/multi-step/functional-equations.ts";
import { limitsAndRegions } from "./computed/multi-step/limits-and-regions.ts";
import { linesAndCircles } from "./computed/multi-step/lines-and-circles.ts";
import { linkedTheorems } from "./computed/multi-step/linked-theorems.ts";
import { lociOfComplexNumbers } from "./computed/multi-step/loci-of-complex-numbers.ts";
import { logarithmsAndModuli } from "./computed/multi-step/logarithms-and-moduli.ts";
import { matricesWithParameters } from "./computed/multi-step/matrices-with-parameters.ts";
import { progressionsAndMatrices } from "./computed/multi-step/progressions-and-matrices.ts";
import { progressionsWithConditions } from "./computed/multi-step/progressions-with-conditions.ts";
import { quadraticsWithCases } from "./computed/multi-step/quadratics-with-cases.ts";
import { relationsAndCounts } from "./computed/multi-step/relations-and-counts.ts";
import { rootsAndPowers } from "./computed/multi-step/roots-and-powers.ts";
import { spaceAndConics } from "./computed/multi-step/space-and-conics.ts";
import { spreadsAndDistributions } from "./computed/multi-step/spreads-and-distributions.ts";
import { vectorsInSpace } from "./computed/multi-step/vectors-in-space.ts";
import { wholeAndLeastValues } from "./computed/multi-step/whole-and-least-values.ts";
import { wholeNumberConditions } from "./computed/multi-step/whole-number-conditions.ts";
import { relationsAndSlopes } from "./computed/relations-and-slopes.ts";
import { subsetsAndConics } from "./computed/subsets-and-conics.ts";
import { transposesAndDirections } from "./computed/transposes-and-directions.ts";
import { algebraLists } from "./lists/algebra-and-chance.ts";
import { curveLists } from "./lists/curves-and-vectors.ts";
import { curvesAndSpace } from "./multiple-correct/curves-and-space.ts";
import { equationsAndChances } from "./multiple-correct/equations-and-chances.ts";
import { functionsAndCurves } from "./multiple-correct/functions-and-curves.ts";
import { logic } from "./multiple-correct/logic.ts";
import { relationsAndMatrices } from "./multiple-correct/relations-and-matrices.ts";

export const writers: WriterList = [
  ...numberTheory,
  ...setsAndFunctions,
  ...linearEquations,
  ...quadraticEquations,
  ...polynomials,
  ...sequencesAndSeries,
  ...logarithms,
  ...complexNumbers,
  ...permutationsAndCombinations,
  ...binomialTheorem,
  ...chancesOfEvents,
  ...repeatedTrials,
  ...randomVariables,
  ...statistics,
  ...anglesAndTriangles,
  ...trigonometricIdentities,
  ...coordinateGeometry,
  ...circles,
  ...conicSections,
  ...polygonsAndChords,
  ...trianglesAndTangents,
  ...volumesAndScaling,
  ...conesAndSpheres,
  ...vectorsAnd3d,
  ...determinants,
  ...matrixPowersAndSystems,
  ...eigenvalues,
  ...limits,
  ...continuity,
  ...derivativesAndExtremes,
  ...tangentsAndCurves,
  ...integrationRules,
  ...definiteIntegrals,
  ...separableEquations,
  ...growthAndCooling,
  ...linearDifferentialEquations,
  ...curvesAndAreas,
  ...rootsAndPowers,
  ...wholeNumberConditions,
  ...linesAndCircles,
  ...chancesAndCases,
  ...relationsAndCounts,
  ...progressionsAndMatrices,
  ...limitsAndRegions,
  ...spaceAndConics,
  ...vectorsInSpace,
  ...matricesWithParameters,
  ...lociOfComplexNumbers,
  ...spreadsAndDistributions,
  ...subsetsAndConics,
  ...deviationsAndInverseRatios,
  ...transposesAndDirections,
  ...relationsAndSlopes,
  ...relationsAndMatrices,
  ...logic,
  ...formulasOfLogic,
  ...functionsAndCurves,
  ...equationsAndChances,
  ...curvesAndSpace,
  ...algebraLists,
  ...curveLists,
  ...identities,
  ...ratiosAndIdentities,
  ...threeAverages,
  ...logarithmsAndModuli,
  ...quadraticsWithCases,
  ...wholeAndLeastValues,
  ...functionalEquations,
  ...progressionsWithConditions,
  ...linkedTheorems,
  ...circlesAndWholeSides,
  ...fromFigures(trianglesAndCirclesFromFigures),
  ...fromFigures(graphsAndSetsFromFigures),
  ...fromFigures(curvesAndLimits),
  ...fromFigures(circlesAndSets),
];

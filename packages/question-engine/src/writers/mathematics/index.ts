import type { WriterList } from "../../writer.ts";
import { binomialTheorem } from "./computed/algebra/binomial-theorem.ts";
import { complexNumbers } from "./computed/algebra/complex-numbers.ts";
import { linearEquations } from "./computed/algebra/linear-equations.ts";
import { logarithms } from "./computed/algebra/logarithms.ts";
import { matricesAndDeterminants } from "./computed/algebra/matrices-and-determinants.ts";
import { numberTheory } from "./computed/algebra/number-theory.ts";
import { polynomials } from "./computed/algebra/polynomials.ts";
import { quadraticEquations } from "./computed/algebra/quadratic-equations.ts";
import { sequencesAndSeries } from "./computed/algebra/sequences-and-series.ts";
import { setsAndFunctions } from "./computed/algebra/sets-and-functions.ts";
import { differentialEquations } from "./computed/calculus/differential-equations.ts";
import { differentiation } from "./computed/calculus/differentiation.ts";
import { integration } from "./computed/calculus/integration.ts";
import { limitsAndContinuity } from "./computed/calculus/limits-and-continuity.ts";
import { permutationsAndCombinations } from "./computed/chance-and-data/permutations-and-combinations.ts";
import { probability } from "./computed/chance-and-data/probability.ts";
import { statistics } from "./computed/chance-and-data/statistics.ts";
import { conicSections } from "./computed/geometry/conic-sections.ts";
import { coordinateGeometry } from "./computed/geometry/coordinate-geometry.ts";
import { mensurationSolids } from "./computed/geometry/mensuration-solids.ts";
import { planeGeometry } from "./computed/geometry/plane-geometry.ts";
import { trigonometry } from "./computed/geometry/trigonometry.ts";
import { vectorsAnd3d } from "./computed/geometry/vectors-and-3d.ts";

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
  ...probability,
  ...statistics,
  ...trigonometry,
  ...coordinateGeometry,
  ...conicSections,
  ...planeGeometry,
  ...mensurationSolids,
  ...vectorsAnd3d,
  ...matricesAndDeterminants,
  ...limitsAndContinuity,
  ...differentiation,
  ...integration,
  ...differentialEquations,
];

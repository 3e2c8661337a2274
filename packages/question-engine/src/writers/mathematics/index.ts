import type { WriterList } from "../../writer.ts";
import { binomialTheorem } from "./binomial-theorem.ts";
import { complexNumbers } from "./complex-numbers.ts";
import { conicSections } from "./conic-sections.ts";
import { coordinateGeometry } from "./coordinate-geometry.ts";
import { differentialEquations } from "./differential-equations.ts";
import { differentiation } from "./differentiation.ts";
import { integration } from "./integration.ts";
import { limitsAndContinuity } from "./limits-and-continuity.ts";
import { linearEquations } from "./linear-equations.ts";
import { logarithms } from "./logarithms.ts";
import { matricesAndDeterminants } from "./matrices-and-determinants.ts";
import { mensurationSolids } from "./mensuration-solids.ts";
import { numberTheory } from "./number-theory.ts";
import { permutationsAndCombinations } from "./permutations-and-combinations.ts";
import { planeGeometry } from "./plane-geometry.ts";
import { polynomials } from "./polynomials.ts";
import { probability } from "./probability.ts";
import { quadraticEquations } from "./quadratic-equations.ts";
import { sequencesAndSeries } from "./sequences-and-series.ts";
import { setsAndFunctions } from "./sets-and-functions.ts";
import { statistics } from "./statistics.ts";
import { trigonometry } from "./trigonometry.ts";
import { vectorsAnd3d } from "./vectors-and-3d.ts";

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

import type { WriterList } from "../../writer.ts";
import { animalExamples, animalGroups, animalOrgans } from "./animal-kingdom.ts";
import { biomolecules, enzymeTerms } from "./biomolecules.ts";
import { biotechArithmetic } from "./biotech-arithmetic.ts";
import { biotechQuestions, biotechTools, usefulMicrobes } from "./biotechnology.ts";
import { bloodGroupInheritance } from "./blood-group-inheritance.ts";
import { chromosomeTerms, divisionStages } from "./cell-division.ts";
import { cellParts, cellPioneers } from "./cell-parts.ts";
import { chromosomeNumbers } from "./chromosome-numbers.ts";
import { bloodParts, breathingTerms, circulationQuestions, heartAndVessels } from "./circulation.ts";
import { lifeGroups, scientificNames, taxonomyTerms } from "./classification.ts";
import { dietArithmetic } from "./diet-arithmetic.ts";
import { dnaArithmetic } from "./dna-arithmetic.ts";
import { ecologyQuestions, ecologyRules, ecologyTerms, interactions } from "./ecology.ts";
import { ecologyArithmetic } from "./ecology-arithmetic.ts";
import { energyYields } from "./energy-yields.ts";
import { evolutionExamples, evolutionQuestions, evolutionTerms } from "./evolution.ts";
import { bonesAndJoints, excretionQuestions, kidneyParts, muscleTerms } from "./excretion-and-movement.ts";
import { geneticDisorders, geneticQuestions, geneticTerms } from "./genetics.ts";
import { glandDisorders, hormoneQuestions } from "./gland-disorders.ts";
import { hardyWeinberg } from "./hardy-weinberg.ts";
import { drugs, healthQuestions, immunity, infections } from "./health-and-disease.ts";
import { heartAndLungArithmetic } from "./heart-and-lung-arithmetic.ts";
import { hormones } from "./hormones.ts";
import { digestiveEnzymes, digestiveParts, nutritionQuestions, vitamins } from "./human-nutrition.ts";
import { kidneyArithmetic } from "./kidney-arithmetic.ts";
import { mendelianRatios } from "./mendelian-ratios.ts";
import { geneMachinery, geneticists, molecularQuestions } from "./molecular-biology.ts";
import { brainParts, nerveQuestions, senseOrgans } from "./nervous-system.ts";
import { peptideArithmetic } from "./peptide-arithmetic.ts";
import { plantForms, plantGroups, plantTissues } from "./plant-kingdom.ts";
import { plantElements, plantHormones, plantProcesses, plantQuestions } from "./plant-physiology.ts";
import { humanReproduction, plantReproduction, reproductionQuestions } from "./reproduction.ts";

export const writers: WriterList = [
  animalGroups,
  animalExamples,
  animalOrgans,
  biomolecules,
  enzymeTerms,
  ...biotechArithmetic,
  biotechTools,
  usefulMicrobes,
  biotechQuestions,
  ...bloodGroupInheritance,
  divisionStages,
  chromosomeTerms,
  cellParts,
  cellPioneers,
  ...chromosomeNumbers,
  bloodParts,
  heartAndVessels,
  breathingTerms,
  circulationQuestions,
  lifeGroups,
  scientificNames,
  taxonomyTerms,
  ...dietArithmetic,
  ...dnaArithmetic,
  ...ecologyArithmetic,
  ecologyTerms,
  interactions,
  ecologyRules,
  ecologyQuestions,
  ...energyYields,
  evolutionTerms,
  evolutionExamples,
  evolutionQuestions,
  kidneyParts,
  bonesAndJoints,
  muscleTerms,
  excretionQuestions,
  geneticTerms,
  geneticDisorders,
  geneticQuestions,
  glandDisorders,
  hormoneQuestions,
  ...hardyWeinberg,
  infections,
  immunity,
  drugs,
  healthQuestions,
  ...heartAndLungArithmetic,
  hormones,
  vitamins,
  digestiveEnzymes,
  digestiveParts,
  nutritionQuestions,
  ...kidneyArithmetic,
  ...mendelianRatios,
  geneMachinery,
  geneticists,
  molecularQuestions,
  brainParts,
  senseOrgans,
  nerveQuestions,
  ...peptideArithmetic,
  plantGroups,
  plantTissues,
  plantForms,
  plantHormones,
  plantElements,
  plantProcesses,
  plantQuestions,
  humanReproduction,
  plantReproduction,
  reproductionQuestions,
];

import type { WriterList } from "../../writer.ts";
import { animalExamples, animalGroups, animalOrgans } from "./animal-kingdom.ts";
import { biomolecules, enzymeTerms } from "./biomolecules.ts";
import { chromosomeTerms, divisionStages } from "./cell-division.ts";
import { cellParts, cellPioneers } from "./cell-parts.ts";
import { chromosomeNumbers } from "./chromosome-numbers.ts";
import { bloodParts, breathingTerms, circulationQuestions, heartAndVessels } from "./circulation.ts";
import { lifeGroups, scientificNames, taxonomyTerms } from "./classification.ts";
import { dietArithmetic } from "./diet-arithmetic.ts";
import { energyYields } from "./energy-yields.ts";
import { bonesAndJoints, excretionQuestions, kidneyParts, muscleTerms } from "./excretion-and-movement.ts";
import { glandDisorders, hormoneQuestions } from "./gland-disorders.ts";
import { heartAndLungArithmetic } from "./heart-and-lung-arithmetic.ts";
import { hormones } from "./hormones.ts";
import { digestiveEnzymes, digestiveParts, nutritionQuestions, vitamins } from "./human-nutrition.ts";
import { kidneyArithmetic } from "./kidney-arithmetic.ts";
import { brainParts, nerveQuestions, senseOrgans } from "./nervous-system.ts";
import { peptideArithmetic } from "./peptide-arithmetic.ts";
import { plantForms, plantGroups, plantTissues } from "./plant-kingdom.ts";
import { plantElements, plantHormones, plantProcesses, plantQuestions } from "./plant-physiology.ts";

export const writers: WriterList = [
  animalGroups,
  animalExamples,
  animalOrgans,
  biomolecules,
  enzymeTerms,
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
  ...energyYields,
  kidneyParts,
  bonesAndJoints,
  muscleTerms,
  excretionQuestions,
  glandDisorders,
  hormoneQuestions,
  ...heartAndLungArithmetic,
  hormones,
  vitamins,
  digestiveEnzymes,
  digestiveParts,
  nutritionQuestions,
  ...kidneyArithmetic,
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
];

import type { WriterList } from "../../writer.ts";
import { animalExamples, animalGroups, animalOrgans } from "./animal-kingdom.ts";
import { biomolecules, enzymeTerms } from "./biomolecules.ts";
import { chromosomeTerms, divisionStages } from "./cell-division.ts";
import { cellParts, cellPioneers } from "./cell-parts.ts";
import { chromosomeNumbers } from "./chromosome-numbers.ts";
import { lifeGroups, scientificNames, taxonomyTerms } from "./classification.ts";
import { energyYields } from "./energy-yields.ts";
import { hormones } from "./hormones.ts";
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
  lifeGroups,
  scientificNames,
  taxonomyTerms,
  ...energyYields,
  hormones,
  ...peptideArithmetic,
  plantGroups,
  plantTissues,
  plantForms,
  plantHormones,
  plantElements,
  plantProcesses,
  plantQuestions,
];

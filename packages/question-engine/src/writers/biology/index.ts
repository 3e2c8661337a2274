import { fromFigures, type WriterList } from "../../writing/writer.ts";
import { biotechArithmetic } from "./computed/biotech-arithmetic.ts";
import { bloodGroupInheritance } from "./computed/blood-group-inheritance.ts";
import { chromosomeNumbers } from "./computed/chromosome-numbers.ts";
import { dietArithmetic } from "./computed/diet-arithmetic.ts";
import { dnaArithmetic } from "./computed/dna-arithmetic.ts";
import { ecologyArithmetic } from "./computed/ecology-arithmetic.ts";
import { energyYields } from "./computed/energy-yields.ts";
import { familyHistories } from "./computed/family-histories.ts";
import { countsAndBeats } from "./computed/figures/counts-and-beats.ts";
import { markedStages } from "./computed/figures/marked-stages.ts";
import { oxygenCurves } from "./computed/figures/oxygen-curves.ts";
import { peaksOfCurves } from "./computed/figures/peaks-of-curves.ts";
import { rateCurves } from "./computed/figures/rate-curves.ts";
import { tablesAndGels } from "./computed/figures/tables-and-gels.ts";
import { geneExpression } from "./computed/gene-expression.ts";
import { hardyWeinberg } from "./computed/hardy-weinberg.ts";
import { heartAndLungArithmetic } from "./computed/heart-and-lung-arithmetic.ts";
import { kidneyArithmetic } from "./computed/kidney-arithmetic.ts";
import { linkageAndPeas } from "./computed/linkage-and-peas.ts";
import { linkedSteps } from "./computed/linked-steps.ts";
import { mendelianRatios } from "./computed/mendelian-ratios.ts";
import { peptideArithmetic } from "./computed/peptide-arithmetic.ts";
import { seedsAndGametes } from "./computed/seeds-and-gametes.ts";
import { animalExamples, animalGroups, animalOrgans } from "./facts/animal-kingdom.ts";
import { biomolecules, enzymeTerms } from "./facts/biomolecules.ts";
import { biotechQuestions, biotechTools, usefulMicrobes } from "./facts/biotechnology.ts";
import { chromosomeTerms, divisionStages } from "./facts/cell-division.ts";
import { cellParts, cellPioneers } from "./facts/cell-parts.ts";
import { lifeGroups, scientificNames, taxonomyTerms } from "./facts/classification.ts";
import { ecologyQuestions, ecologyRules, ecologyTerms, interactions } from "./facts/ecology.ts";
import { animalsAndHomes, environmentAgreements } from "./facts/environment.ts";
import { evolutionExamples, evolutionQuestions, evolutionTerms } from "./facts/evolution.ts";
import { geneticDisorders, geneticQuestions, geneticTerms } from "./facts/genetics.ts";
import {
  bloodParts,
  breathingTerms,
  circulationQuestions,
  heartAndVessels,
} from "./facts/human-body/circulation.ts";
import {
  bonesAndJoints,
  excretionQuestions,
  kidneyParts,
  muscleTerms,
} from "./facts/human-body/excretion-and-movement.ts";
import { glandDisorders, hormoneQuestions } from "./facts/human-body/gland-disorders.ts";
import { drugs, healthQuestions, immunity, infections } from "./facts/human-body/health-and-disease.ts";
import { hormones } from "./facts/human-body/hormones.ts";
import {
  digestiveEnzymes,
  digestiveParts,
  nutritionQuestions,
  vitamins,
} from "./facts/human-body/human-nutrition.ts";
import { brainParts, nerveQuestions, senseOrgans } from "./facts/human-body/nervous-system.ts";
import {
  humanReproduction,
  plantReproduction,
  reproductionQuestions,
} from "./facts/human-body/reproduction.ts";
import { biologyLinkedFacts } from "./facts/linked-facts.ts";
import { geneMachinery, geneticists, molecularQuestions } from "./facts/molecular-biology.ts";
import { plantForms, plantGroups, plantTissues } from "./facts/plant-kingdom.ts";
import { plantElements, plantHormones, plantProcesses, plantQuestions } from "./facts/plant-physiology.ts";
import { biologyAssertions } from "./facts/statements/assertions.ts";
import { biologyByHeading } from "./facts/statements/by-heading.ts";
import { environmentStatements } from "./facts/statements/environment-statements.ts";
import { habitatStatements } from "./facts/statements/habitat-statements.ts";
import { listsOfAnimalsAndGenes } from "./facts/statements/lists-of-animals-and-genes.ts";
import { listsOfPlantsAndNature } from "./facts/statements/lists-of-plants-and-nature.ts";
import { medicineStatements } from "./facts/statements/medicine-statements.ts";
import { biologySequences } from "./facts/statements/sequences.ts";
import { biologyStatements } from "./facts/statements/statements.ts";
import { statementsOfGenesAndBodies } from "./facts/statements/statements-of-genes-and-bodies.ts";
import { statementsOfPlantsAndNature } from "./facts/statements/statements-of-plants-and-nature.ts";
import { environmentTwoReasons } from "./facts/statements/two-reasons.ts";
import { wildlifeStatements } from "./facts/statements/wildlife-statements.ts";

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
  ...familyHistories,
  ...linkageAndPeas,
  ...geneExpression,
  ...seedsAndGametes,
  ...linkedSteps,
  ...fromFigures(rateCurves),
  ...fromFigures(oxygenCurves),
  ...fromFigures(markedStages),
  ...fromFigures(tablesAndGels),
  ...fromFigures(peaksOfCurves),
  ...fromFigures(countsAndBeats),
  biologyByHeading,
  biologyAssertions,
  environmentStatements,
  environmentTwoReasons,
  wildlifeStatements,
  habitatStatements,
  medicineStatements,
  environmentAgreements,
  animalsAndHomes,
  biologyStatements,
  statementsOfGenesAndBodies,
  statementsOfPlantsAndNature,
  biologySequences,
  listsOfPlantsAndNature,
  listsOfAnimalsAndGenes,
  biologyLinkedFacts,
];

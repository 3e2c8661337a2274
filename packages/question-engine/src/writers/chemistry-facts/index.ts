import type { WriterList } from "../../writer.ts";
import { indicators, naturalAcids } from "./acids-and-indicators.ts";
import { bondingTypes, coordinationNumbers } from "./bonding-and-solids.ts";
import { commonNames } from "./common-names.ts";
import { elements } from "./elements.ts";
import { environment, fuelsAndNuclear } from "./environment.ts";
import { functionalGroups, organicIdeas } from "./functional-groups.ts";
import { alloys, ores } from "./ores-and-alloys.ts";
import { namedReactions, reagentTests } from "./organic-reactions.ts";
import { periodicSuperlatives } from "./periodic-superlatives.ts";
import { colloids, lawsOfChemistry } from "./physical-ideas.ts";
import { biomolecules, everydayChemicals, polymers } from "./polymers-and-biomolecules.ts";
import { dBlock, industrialProcesses, metalProcesses } from "./processes.ts";
import { flames, gasTests, ionTests } from "./tests-for-ions.ts";

export const writers: WriterList = [
  elements,
  periodicSuperlatives,
  commonNames,
  naturalAcids,
  indicators,
  ores,
  alloys,
  flames,
  gasTests,
  ionTests,
  namedReactions,
  reagentTests,
  functionalGroups,
  organicIdeas,
  polymers,
  biomolecules,
  everydayChemicals,
  industrialProcesses,
  metalProcesses,
  dBlock,
  lawsOfChemistry,
  colloids,
  environment,
  fuelsAndNuclear,
  bondingTypes,
  coordinationNumbers,
];

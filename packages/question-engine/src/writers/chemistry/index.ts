import type { WriterList } from "../../writer.ts";
import { acidsBasesSalts } from "./acids-bases-salts.ts";
import { atomicStructure } from "./atomic-structure.ts";
import { biomoleculesAndPolymers } from "./biomolecules-and-polymers.ts";
import { chemicalBonding } from "./chemical-bonding.ts";
import { chemicalEquilibrium } from "./chemical-equilibrium.ts";
import { chemicalKinetics } from "./chemical-kinetics.ts";
import { chemicalThermodynamics } from "./chemical-thermodynamics.ts";
import { dBlockAndCoordination } from "./d-block-and-coordination.ts";
import { hydrocarbons } from "./hydrocarbons.ts";
import { metallurgyAndMaterials } from "./metallurgy-and-materials.ts";
import { moleConcept } from "./mole-concept.ts";
import { nuclearAndEnvironmental } from "./nuclear-and-environmental.ts";
import { organicBasics } from "./organic-basics.ts";
import { oxygenAndNitrogenOrganics } from "./oxygen-and-nitrogen-organics.ts";
import { periodicTable } from "./periodic-table.ts";
import { redoxAndElectrochemistry } from "./redox-and-electrochemistry.ts";
import { sAndPBlock } from "./s-and-p-block.ts";
import { solutions } from "./solutions.ts";
import { statesOfMatter } from "./states-of-matter.ts";

export const writers: WriterList = [
  ...moleConcept,
  ...atomicStructure,
  ...periodicTable,
  ...chemicalBonding,
  ...statesOfMatter,
  ...chemicalThermodynamics,
  ...chemicalEquilibrium,
  ...acidsBasesSalts,
  ...redoxAndElectrochemistry,
  ...chemicalKinetics,
  ...solutions,
  ...sAndPBlock,
  ...dBlockAndCoordination,
  ...metallurgyAndMaterials,
  ...nuclearAndEnvironmental,
  ...organicBasics,
  ...hydrocarbons,
  ...oxygenAndNitrogenOrganics,
  ...biomoleculesAndPolymers,
];

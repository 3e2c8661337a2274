import type { WriterList } from "../../writer.ts";
import { acidsBasesSalts } from "./acids-bases-salts.ts";
import { atomicStructure } from "./atomic-structure.ts";
import { chemicalBonding } from "./chemical-bonding.ts";
import { chemicalEquilibrium } from "./chemical-equilibrium.ts";
import { chemicalKinetics } from "./chemical-kinetics.ts";
import { chemicalThermodynamics } from "./chemical-thermodynamics.ts";
import { moleConcept } from "./mole-concept.ts";
import { periodicTable } from "./periodic-table.ts";
import { redoxAndElectrochemistry } from "./redox-and-electrochemistry.ts";
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
];

import type { WriterList } from "../../writer.ts";
import { atomicStructure } from "./atomic-structure.ts";
import { chemicalBonding } from "./chemical-bonding.ts";
import { chemicalEquilibrium } from "./chemical-equilibrium.ts";
import { chemicalThermodynamics } from "./chemical-thermodynamics.ts";
import { moleConcept } from "./mole-concept.ts";
import { periodicTable } from "./periodic-table.ts";
import { statesOfMatter } from "./states-of-matter.ts";

export const writers: WriterList = [
  ...moleConcept,
  ...atomicStructure,
  ...periodicTable,
  ...chemicalBonding,
  ...statesOfMatter,
  ...chemicalThermodynamics,
  ...chemicalEquilibrium,
];


import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/geography/population-and-settlement.yaml", import.meta.url));

const populationTerms = content("population-terms");

const thinkers = content("thinkers-of-human-geography");

const types = content("types-of-rural-settlement");

const populationSingles = content("population-single-facts");

export const populationAndSettlement = [
  ...populationTerms,
  ...thinkers,
  ...types,
  ...populationSingles,
];

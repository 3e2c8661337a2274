import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/computer-science/software-terms.yaml", import.meta.url));

export const databaseTerms = content("database-terms");

export const dataStructureTerms = content("data-structure-terms");

export const theoryTerms = content("theory-of-computation-terms");

export const engineeringTerms = content("software-engineering-terms");

export const securityTerms = content("security-terms");

export const intelligenceTerms = content("artificial-intelligence-terms");

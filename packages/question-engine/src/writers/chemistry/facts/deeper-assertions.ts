import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/chemistry/deeper-assertions.yaml", import.meta.url));

/** What follows from two ideas of a chapter, as entrance papers ask it. */
export const deeperChemistryAssertions = content("deeper-chemistry-assertions");

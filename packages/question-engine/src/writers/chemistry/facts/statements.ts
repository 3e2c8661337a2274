
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/chemistry/statements.yaml", import.meta.url));

export const chemistryStatements = withNature({ depth: 4 }, content("chemistry-statements"));

import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../../writing/nature.ts";

const content = writersIn(new URL("../../../../content/biology/statements/wildlife-statements.yaml", import.meta.url));

export const wildlifeStatements = withNature({ form: "environment" }, content("wildlife-statements"));

import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../../writing/nature.ts";

const content = writersIn(new URL("../../../../content/biology/statements/environment-statements.yaml", import.meta.url));

export const environmentStatements = withNature({ form: "environment" }, content("environment-statements"));

import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../../writing/nature.ts";

const content = writersIn(new URL("../../../../content/biology/statements/habitat-statements.yaml", import.meta.url));

export const habitatStatements = withNature({ form: "environment" }, content("habitat-statements"));

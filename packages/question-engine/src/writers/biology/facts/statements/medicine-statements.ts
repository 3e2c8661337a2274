import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../../writing/nature.ts";

const content = writersIn(new URL("../../../../content/biology/statements/medicine-statements.yaml", import.meta.url));

export const medicineStatements = withNature({ form: "environment" }, content("medicine-statements"));

import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/geography/statements/india-statements.yaml", import.meta.url));

export const indiaStatements = content("india-statements");

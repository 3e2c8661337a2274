import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/history/statements/regional-statements.yaml", import.meta.url));

export const regionalStatements = content("regional-statements");

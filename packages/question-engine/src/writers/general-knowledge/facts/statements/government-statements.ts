import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/general-knowledge/statements/government-statements.yaml", import.meta.url));

export const governmentStatements = content("government-statements");

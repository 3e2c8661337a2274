import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/general-knowledge/statements/constitution-statements.yaml", import.meta.url));

export const constitutionStatements = content("constitution-statements");

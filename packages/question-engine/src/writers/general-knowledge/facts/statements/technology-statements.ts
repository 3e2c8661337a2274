import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/general-knowledge/statements/technology-statements.yaml", import.meta.url));

export const technologyStatements = content("technology-statements");

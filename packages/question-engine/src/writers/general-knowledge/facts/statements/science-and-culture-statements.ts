import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/general-knowledge/statements/science-and-culture-statements.yaml", import.meta.url));

export const scienceAndCultureStatements = content("science-and-culture-statements");

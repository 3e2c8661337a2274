import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/geography/statements/physical-statements.yaml", import.meta.url));

export const physicalStatements = content("physical-statements");

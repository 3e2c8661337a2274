import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/history/statements/modern-statements.yaml", import.meta.url));

export const modernStatements = content("modern-statements");


import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/statements/statements.yaml", import.meta.url));

export const biologyStatements = content("biology-statements");

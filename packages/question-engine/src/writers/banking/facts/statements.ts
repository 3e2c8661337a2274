import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/banking/statements.yaml", import.meta.url));

export const bankingStatements = content("banking-statements");

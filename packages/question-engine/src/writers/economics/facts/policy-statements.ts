import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/economics/policy-statements.yaml", import.meta.url));

export const policyStatements = content("policy-statements");

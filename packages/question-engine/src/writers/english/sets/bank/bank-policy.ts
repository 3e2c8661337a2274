import { withNature } from "../../../../writing/nature.ts";
import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/bank/bank-policy.yaml", import.meta.url));

export const bankPolicy = withNature({ form: "bank" }, sets("reading-long-policy"));

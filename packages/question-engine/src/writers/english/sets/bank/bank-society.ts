import { withNature } from "../../../../writing/nature.ts";
import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/bank/bank-society.yaml", import.meta.url));

export const bankSociety = withNature({ form: "bank" }, sets("reading-long-society"));

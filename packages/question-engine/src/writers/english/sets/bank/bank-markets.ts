import { withNature } from "../../../../writing/nature.ts";
import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/bank/bank-markets.yaml", import.meta.url));

export const bankMarkets = withNature({ form: "bank" }, sets("reading-long-markets"));

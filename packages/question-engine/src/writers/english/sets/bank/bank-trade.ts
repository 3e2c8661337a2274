import { withNature } from "../../../../writing/nature.ts";
import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/bank/bank-trade.yaml", import.meta.url));

export const bankTrade = withNature({ form: "bank" }, sets("reading-long-trade"));

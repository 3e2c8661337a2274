import { withNature } from "../../../writing/nature.ts";
import { setsIn } from "./sets-in.ts";

const sets = setsIn(new URL("../../../content/english/machines.yaml", import.meta.url));

export const machines = withNature({ form: "elementary" }, sets("reading-machines"));

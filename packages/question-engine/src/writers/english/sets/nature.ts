import { withNature } from "../../../writing/nature.ts";
import { setsIn } from "./sets-in.ts";

const sets = setsIn(new URL("../../../content/english/nature.yaml", import.meta.url));

export const nature = withNature({ form: "elementary" }, sets("reading-nature"));

import { withNature } from "../../../writing/nature.ts";
import { setsIn } from "./sets-in.ts";

const sets = setsIn(new URL("../../../content/english/everyday-history.yaml", import.meta.url));

export const everydayHistory = withNature({ form: "elementary" }, sets("reading-everyday-history"));

import { withNature } from "../../../writing/nature.ts";
import { setsIn } from "./sets-in.ts";

const sets = setsIn(new URL("../../../content/english/opinions.yaml", import.meta.url));

export const opinions = withNature({ form: "elementary" }, sets("reading-opinions"));

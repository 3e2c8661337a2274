import { withNature } from "../../../writing/nature.ts";
import { setsIn } from "./sets-in.ts";

const sets = setsIn(new URL("../../../content/english/long-essays.yaml", import.meta.url));

export const longEssays = withNature({ form: "bank" }, sets("reading-long-essays"));

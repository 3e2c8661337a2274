import { withNature } from "../../../writing/nature.ts";
import { setsIn } from "./sets-in.ts";

const sets = setsIn(new URL("../../../content/english/stories.yaml", import.meta.url));

export const stories = withNature({ form: "elementary" }, sets("reading-stories"));

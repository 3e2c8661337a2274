import { withNature } from "../../../../writing/nature.ts";
import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/cloze/cloze-world.yaml", import.meta.url));

export const clozeWorld = withNature({ form: "elementary" }, sets("cloze-world"));

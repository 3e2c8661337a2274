import { withNature } from "../../../../writing/nature.ts";
import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/cloze/cloze-life.yaml", import.meta.url));

export const clozeLife = withNature({ form: "elementary" }, sets("cloze-life"));

import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/cloze/cloze-work.yaml", import.meta.url));

export const clozeWork = sets("cloze-work");

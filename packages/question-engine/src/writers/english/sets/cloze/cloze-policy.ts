import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/cloze/cloze-policy.yaml", import.meta.url));

export const clozePolicy = sets("cloze-policy");

import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/cat/cat-measures.yaml", import.meta.url));

export const catMeasures = sets("long-reading-measures");


import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/statements/statements-of-genes-and-bodies.yaml", import.meta.url));

export const statementsOfGenesAndBodies = content("biology-statements");


import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/statements/statements-of-plants-and-nature.yaml", import.meta.url));

export const statementsOfPlantsAndNature = content("biology-statements");

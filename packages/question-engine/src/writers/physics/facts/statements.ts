
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/physics/statements.yaml", import.meta.url));

export const physicsStatements = content("physics-statements");

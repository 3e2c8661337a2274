import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/physics/deeper-assertions.yaml", import.meta.url));

/** What follows from the formulas of a chapter, as entrance papers for engineering ask it. */
export const deeperPhysicsAssertions = content("deeper-physics-assertions");

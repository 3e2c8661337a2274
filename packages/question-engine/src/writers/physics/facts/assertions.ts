import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/physics/assertions.yaml", import.meta.url));

export const physicsAssertions = withNature({ depth: 3 }, content("physics-assertions"));

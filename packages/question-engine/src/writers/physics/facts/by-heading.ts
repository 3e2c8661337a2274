import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/physics/by-heading.yaml", import.meta.url));

export const physicsByHeading = content("physics-by-heading");

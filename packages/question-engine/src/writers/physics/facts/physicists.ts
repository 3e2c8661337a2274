
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/physics/physicists.yaml", import.meta.url));

export const physicists = content("physicists-and-laws");

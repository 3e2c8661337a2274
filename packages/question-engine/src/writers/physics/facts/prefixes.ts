
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/physics/prefixes.yaml", import.meta.url));

export const prefixes = content("si-prefixes");


import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/biology/cell-parts.yaml", import.meta.url));

export const cellParts = content("cell-parts");

export const cellPioneers = content("cell-pioneers");

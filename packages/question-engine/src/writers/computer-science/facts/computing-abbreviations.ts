
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/computer-science/computing-abbreviations.yaml", import.meta.url));

export const computingAbbreviations = content("computer-abbreviations");

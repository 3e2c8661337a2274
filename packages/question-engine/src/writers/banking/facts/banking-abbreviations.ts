
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/banking/banking-abbreviations.yaml", import.meta.url));

export const bankingAbbreviations = content("banking-abbreviations");

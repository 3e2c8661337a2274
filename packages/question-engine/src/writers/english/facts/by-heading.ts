import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/english/by-heading.yaml", import.meta.url));

export const englishByHeading = content("english-by-heading");

import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/chemistry/by-heading.yaml", import.meta.url));

export const chemistryByHeading = content("chemistry-by-heading");

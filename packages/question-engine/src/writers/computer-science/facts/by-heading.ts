import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/computer-science/by-heading.yaml", import.meta.url));

export const computerScienceByHeading = content("computer-science-by-heading");

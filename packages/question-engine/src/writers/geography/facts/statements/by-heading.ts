import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/geography/statements/by-heading.yaml", import.meta.url));

export const geographyByHeading = content("geography-by-heading");

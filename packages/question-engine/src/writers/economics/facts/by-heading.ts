import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/economics/by-heading.yaml", import.meta.url));

export const economicsByHeading = content("economics-by-heading");

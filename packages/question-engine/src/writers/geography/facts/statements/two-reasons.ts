import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/geography/statements/two-reasons.yaml", import.meta.url));

export const geographyTwoReasons = content("geography-two-reasons");

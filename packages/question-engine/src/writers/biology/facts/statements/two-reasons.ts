import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../../writing/nature.ts";

const content = writersIn(new URL("../../../../content/biology/statements/two-reasons.yaml", import.meta.url));

export const environmentTwoReasons = withNature({ form: "environment" }, content("environment-two-reasons"));

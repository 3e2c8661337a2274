import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/banking/by-heading.yaml", import.meta.url));

export const bankingByHeading = content("banking-by-heading");

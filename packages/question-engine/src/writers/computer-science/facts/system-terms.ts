import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/computer-science/system-terms.yaml", import.meta.url));

export const organisationTerms = content("computer-organisation-terms");

export const operatingSystemTerms = content("operating-system-terms");

export const networkTerms = content("network-terms");

export const logicTerms = content("digital-logic-terms");

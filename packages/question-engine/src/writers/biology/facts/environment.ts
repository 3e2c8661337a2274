
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/biology/environment.yaml", import.meta.url));

export const environmentAgreements = content("agreements-on-the-environment");

export const animalsAndHomes = content("animals-and-their-homes-in-india");

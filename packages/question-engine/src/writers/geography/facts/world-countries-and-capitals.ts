
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/geography/world-countries-and-capitals.yaml", import.meta.url));

const capitals = content("capitals-of-the-world");

const countrySingles = withNature({ form: "quiz" }, content("country-single-facts"));

export const worldCountriesAndCapitals = [...capitals, ...countrySingles];

import { withNature } from "../../../writing/nature.ts";
import { setsIn } from "./sets-in.ts";

const sets = setsIn(new URL("../../../content/english/money-and-cities.yaml", import.meta.url));

export const moneyAndCities = withNature({ form: "elementary" }, sets("reading-money-and-cities"));


import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/chemistry/acids-and-indicators.yaml", import.meta.url));

export const naturalAcids = content("acids-in-nature");

export const indicators = content("indicators-and-their-colours");

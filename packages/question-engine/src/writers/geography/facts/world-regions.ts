
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/geography/world-regions.yaml", import.meta.url));

const grasslands = content("grasslands-of-the-world");

const peoples = content("peoples-of-the-world");

const deserts = content("deserts-of-the-world");

const regions = content("natural-regions");

const regionSingles = content("world-region-single-facts");

export const worldRegions = [...grasslands, ...peoples, ...deserts, ...regions, ...regionSingles];

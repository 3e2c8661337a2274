import * as quantitativeAptitude from "../../../src/writers/quantitative-aptitude/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("quantitative-aptitude", quantitativeAptitude);

import * as chemistry from "../../../src/writers/chemistry/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("chemistry", chemistry);

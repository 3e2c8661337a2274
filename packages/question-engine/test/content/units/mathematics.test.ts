import * as mathematics from "../../../src/writers/mathematics/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("mathematics", mathematics);

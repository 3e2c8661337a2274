import * as banking from "../../../src/writers/banking/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("banking", banking);

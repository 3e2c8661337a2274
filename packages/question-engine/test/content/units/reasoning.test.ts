import * as reasoning from "../../../src/writers/reasoning/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("reasoning", reasoning);

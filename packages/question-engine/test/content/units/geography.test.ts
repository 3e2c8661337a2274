import * as geography from "../../../src/writers/geography/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("geography", geography);

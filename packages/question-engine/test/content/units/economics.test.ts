import * as economics from "../../../src/writers/economics/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("economics", economics);

import * as history from "../../../src/writers/history/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("history", history);

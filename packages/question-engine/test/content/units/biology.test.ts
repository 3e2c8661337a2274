import * as biology from "../../../src/writers/biology/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("biology", biology);

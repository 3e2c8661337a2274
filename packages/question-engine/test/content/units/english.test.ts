import * as english from "../../../src/writers/english/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("english", english);

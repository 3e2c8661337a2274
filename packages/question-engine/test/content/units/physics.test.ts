import * as physics from "../../../src/writers/physics/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("physics", physics);

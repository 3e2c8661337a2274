import * as generalKnowledge from "../../../src/writers/general-knowledge/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("general-knowledge", generalKnowledge);

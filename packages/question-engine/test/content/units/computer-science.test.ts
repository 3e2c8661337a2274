import * as computerScience from "../../../src/writers/computer-science/index.ts";
import { checkUnit } from "../check-unit.ts";

await checkUnit("computer-science", computerScience);

import { testAtTheGates } from "./at-the-gates.ts";

await testAtTheGates("computed");

import { testFormatsAtTheGates } from "./at-the-gates.ts";

testFormatsAtTheGates();

import { constants, setPriority } from "node:os";
import { operate } from "./operate.mjs";

const words = process.argv.slice(2);
// A backup takes what others leave over: nobody is to wait for it.
if (words[0] === "backup") setPriority(constants.priority.PRIORITY_LOW);
await operate(words);

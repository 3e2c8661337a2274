import { constants, setPriority } from "node:os";
import { operate } from "./operate.mjs";

const words = process.argv.slice(2);
// A backup has the lowest priority, so that no request waits for it.
if (words[0] === "backup") setPriority(constants.priority.PRIORITY_LOW);
await operate(words);

import { operate } from "./operate.mjs";

await operate(process.argv.slice(2));

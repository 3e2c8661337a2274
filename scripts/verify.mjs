import { operate } from "./operate.mjs";

await operate(["verify", ...process.argv.slice(2)]);

import { fileURLToPath } from "node:url";
import { start } from "./start.ts";

await start(fileURLToPath(import.meta.url));

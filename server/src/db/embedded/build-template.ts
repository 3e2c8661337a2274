import { writeTemplate } from "./pglite-template.ts";
import { TEMPLATE } from "./template-file.ts";

/** Part of the build. */
await writeTemplate(TEMPLATE);

import { writeTemplate } from "./pglite-template.ts";

/** Part of the build. */
await writeTemplate(new URL("./template.tar.gz", import.meta.url));

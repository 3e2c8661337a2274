/** Where the build puts the prepared embedded database; the same file from source and when built. */
export const TEMPLATE = new URL("../../../dist/db/template.tar.gz", import.meta.url);

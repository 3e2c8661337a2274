/** A worker whose runner was killed would go on with its tests, and keep what they started alive. */
process.once("disconnect", () => process.exit(1));

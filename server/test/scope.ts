/**
 * Whether this is `npm test` or `npm test -- --changed`, which leave something out; `npm test -- all`, and a file run
 * by its path, do everything.
 */
export const isQuick = process.env.TEST_SCOPE === "quick" || process.env.TEST_SCOPE === "changed";

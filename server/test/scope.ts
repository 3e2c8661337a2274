/**
 * Whether this is `npm test`, which leaves something out; `npm test -- all`, and a file run by its path, do
 * everything.
 */
export const isQuick = process.env.TEST_SCOPE === "quick";

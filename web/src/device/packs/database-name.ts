/**
 * A database of its own: a page of the release before could not open a newer version of the one that holds what waits to
 * be sent. It is deleted as a whole when a session ends.
 */
export const PACKS_DATABASE = "prepfeed-packs";

/** Stands for the author of the papers that are ready for everybody, where points are counted by author. */
export const READY_PAPERS = "00000000-0000-0000-0000-000000000000";

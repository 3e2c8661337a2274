export type ViewerId = string | undefined;

/** Who looks at a list. */
export interface Onlooker<Id extends ViewerId = ViewerId> {
  viewerId: Id;
  /** As the session knows: for most learners nothing is hidden, and no list needs to look for it. */
  hidesNothing: boolean;
}

import type { Post } from "@prepfeed/contract/posts/posts";

/**
 * More folded posts in a row than this become one line, because they would fill a screen without a question
 * to answer.
 */
const LONGEST_RUN = 3;

export interface FoldedRun {
  /** The id of its first post. */
  first: string;
  count: number;
}

/** The run of each post, if more posts in a row are folded than should each have a line. */
export function foldedRuns(
  posts: readonly Post[],
  isFoldable: (post: Post) => boolean,
): ReadonlyMap<string, FoldedRun> {
  const runs = new Map<string, FoldedRun>();
  let run: Post[] = [];
  const close = () => {
    const [first] = run;
    if (first && run.length > LONGEST_RUN)
      for (const { id } of run) runs.set(id, { first: first.id, count: run.length });
    run = [];
  };
  for (const post of posts) {
    if (isFoldable(post)) run.push(post);
    else close();
  }
  close();
  return runs;
}

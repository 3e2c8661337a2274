import { areApart, hasReported, isMuted } from "./apart.ts";
import { unseenViewer } from "./unseen.ts";

/** Whether moderators left a post or comment in its place, or hid it and it is the viewer's own. */
const isInPlace = (thing: "p" | "c" | "shown", viewer: string) =>
  `(${thing}.hidden is null or (${thing}.hidden = 'HIDDEN' and ${thing}.author_id = ${unseenViewer(viewer)}))`;

/**
 * Whether a viewer is shown a post or comment with the alias `thing`: not if moderators removed it, if it is
 * hidden and not theirs, or if they reported it. Blocked people are left out elsewhere.
 */
export const shownTo = (thing: "p" | "c" | "shown", viewer: string) =>
  `(${isInPlace(thing, viewer)} and not ${hasReported(viewer, `${thing}.id`, thing === "c" ? "COMMENT" : "POST")})`;

/** Whether moderators removed the post of a question: then nobody sees the question either. `q` are the questions. */
export const isRemoved =
  "coalesce((select shown.hidden = 'REMOVED' from posts shown where shown.id = q.post_id), false)";

/**
 * Whether a viewer is shown a question: not if its author is hidden from them, and a post's question only if
 * the post is shown. `q` are the questions.
 */
export const isQuestionShown = (viewer: string) => `(not ${areApart(viewer, "q.author_id")}
  and (q.post_id is null or (select true from posts shown where shown.id = q.post_id and ${shownTo("shown", viewer)}) is not null))`;

/** Whether a question may be asked of a viewer: one that they answered before stays available, unless it was removed. */
export const isKeptOrShown = (viewer: string) => `(${isQuestionShown(viewer)} or not ${isRemoved}
  and exists (select 1 from answers kept where kept.user_id = ${viewer} and kept.question_id = q.id))`;

/** Whether the viewer reported the picture of `u`, a person. */
export const isPictureReported = (viewer: string) => hasReported(viewer, "u.id", "PICTURE");

/** None of a profile that moderators hid, and none that the viewer reported. */
export const shownPicture = (viewer: string) =>
  `case when not u.profile_hidden and not ${isPictureReported(viewer)} then u.profile_picture end`;

/** Whether a person who hides nothing is shown a post `p`. */
export const isPostInPlace = (viewer: string) => isInPlace("p", viewer);

/** Whether anything at all is found by a column, for a viewer: looked up once a statement, not for each row. */
const hasAny = (table: string, column: string, viewer: string) =>
  `coalesce((select true from ${table} where ${column} = ${unseenViewer(viewer)} limit 1), false)`;

/**
 * Whether a viewer is shown nothing of a post `p`: it is hidden, blocked, muted or was reported. For lists that check hundreds of posts:
 * most viewers have blocked, muted and reported nothing, and then no row is looked up for a post.
 */
export const isOutOfSight = (viewer: string) => `(
  not ${isInPlace("p", viewer)}
  or ${hasAny("reports", "reporter_id", viewer)} and not (${shownTo("p", viewer)})
  or (${hasAny("blocks", "blocker_id", viewer)} or ${hasAny("blocks", "blocked_id", viewer)} or ${hasAny("reports", "reporter_id", viewer)})
    and ${areApart(viewer, "p.author_id")}
  or (${hasAny("muted_people", "user_id", viewer)} or ${hasAny("muted_texts", "user_id", viewer)}) and ${isMuted(viewer)})`;

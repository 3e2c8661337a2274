import type { ReportKind } from "@prepfeed/contract/moderation/report-reasons";
import { unseenViewer } from "./unseen.ts";

/**
 * Whether a viewer has reported something. Almost nobody has reported anything, which is found out once per statement;
 * only for the others each row is looked up, by index.
 */
export const hasReported = (viewer: string, thing: string, kind: ReportKind) =>
  `(case when (select true from reports made where made.reporter_id = ${unseenViewer(viewer)} limit 1)
    then (select true from reports made where made.reporter_id = ${unseenViewer(viewer)} and made.thing_id = ${thing} and made.kind = '${kind}' limit 1) is not null
    else false end)`;

/**
 * Whether a viewer is shown nothing of a person: one of the two has blocked the other, or the viewer has reported the
 * person, who does not notice that. False without a viewer (null). Scalar sub-selects by unique keys, so that they are
 * evaluated only for listed rows. A person's `id` needs its table, because reports have an id too.
 */
export const areApart = (viewer: string, person: string) => `coalesce(
  (select true from blocks b where b.blocker_id = ${unseenViewer(viewer)} and b.blocked_id = ${person}),
  (select true from blocks b where b.blocker_id = ${person} and b.blocked_id = ${unseenViewer(viewer)}),
  ${hasReported(viewer, person, "USER")})`;

const lasts = (mute: string) => `(${mute}.until is null or ${mute}.until > now())`;

/**
 * Whether a viewer has muted the author of a post, one of its words or its topic. `p` are the posts; the
 * viewer's own are never muted.
 */
export const isMuted = (viewer: string) => `(p.author_id <> ${unseenViewer(viewer)} and coalesce(
  (select true from muted_people m where m.user_id = ${unseenViewer(viewer)} and m.muted_id = p.author_id and ${lasts("m")}),
  (select true from muted_texts m where m.user_id = ${unseenViewer(viewer)} and ${lasts("m")}
     and case m.kind when 'WORD' then p.search_vector @@ m.words else m.key = lower(p.topic) end limit 1), false))`;

/** Changes whenever something is hidden from the viewer or shown again: cached lists are then computed again. */
export const hidingState = (viewer: string) => `concat_ws(' ',
  (select concat(count(*), '/', extract(epoch from max(created_at))) from blocks where blocker_id = ${viewer}),
  (select extract(epoch from max(created_at)) from blocks where blocked_id = ${viewer}),
  (select count(*) from reports where reporter_id = ${viewer}),
  (select concat(count(*), '/', extract(epoch from max(created_at))) from muted_people m where user_id = ${viewer} and ${lasts("m")}),
  (select concat(count(*), '/', extract(epoch from max(created_at))) from muted_texts m where user_id = ${viewer} and ${lasts("m")}))`;

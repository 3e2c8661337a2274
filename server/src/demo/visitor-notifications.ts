import { MILESTONES } from "@prepfeed/contract/foundation/limits";
import { v7 as uuidv7 } from "uuid";
import type { Community, Member } from "./community-types.ts";
import { DAY } from "./when.ts";

/** The notifications of the visitors' account: followers, and activity on its posts. */
export function visitorNotifications({ members, follows, likes, comments, answers }: Community, now: number) {
  const visitor = members[0] as Member;
  const isOwn = ({ post }: { post: { author: Member } }) => post.author === visitor;
  const notifications = [
    ...follows
      .filter(({ to }) => to === visitor)
      .map(({ from, at }) => ({ kind: "follow", actor_id: from.id, at })),
    ...likes
      .filter(isOwn)
      .map(({ member, post, at }) => ({ kind: "like", actor_id: member.id, post_id: post.id, at })),
    ...comments
      .filter((comment) => isOwn(comment) && comment.member !== visitor)
      .map(({ id, member, post, at }) => ({
        kind: "comment",
        actor_id: member.id,
        post_id: post.id,
        comment_id: id,
        at,
      })),
    ...MILESTONES.flatMap((attempts) =>
      [...new Set(answers.filter(isOwn).map(({ post }) => post))].flatMap((post) => {
        const reached = answers.filter((answer) => answer.post === post)[attempts - 1];
        return reached ? [{ kind: "milestone", post_id: post.id, attempts, at: reached.at }] : [];
      }),
    ),
  ];
  return notifications.map(({ at, ...rest }) => ({
    ...rest,
    id: uuidv7({ msecs: at }),
    user_id: visitor.id,
    created_at: new Date(at).toISOString(),
    read_at: at < now - 4 * DAY ? new Date(at + DAY / 2).toISOString() : null,
  }));
}

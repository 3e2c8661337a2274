import { v7 as uuidv7 } from "uuid";
import type { Community, Member } from "./community-types.ts";
import { composeAnswers, composeFollows, composeMarks } from "./compose-activity.ts";
import { composeComments } from "./compose-comments.ts";
import { askDisputed, composeDisputes } from "./compose-disputes.ts";
import { composePapers } from "./compose-papers.ts";
import { composePosts } from "./compose-posts.ts";
import { throwDice } from "./dice.ts";
import { DEMO_PEOPLE, DEMO_VISITOR } from "./people.ts";
import { QUIET_PEOPLE } from "./quiet-people.ts";
import { DAY } from "./when.ts";

/**
 * The same people, questions and habits each time; only the dates follow the clock. The account for visitors is the
 * first member.
 */
export async function composeCommunity(at: Date): Promise<Community> {
  const dice = throwDice(at);
  const members = [DEMO_VISITOR, ...DEMO_PEOPLE].map((person): Member => {
    const joinedAt = dice.now - (person === DEMO_VISITOR ? 34 : dice.random.int(40, 300)) * DAY;
    return { ...person, joinedAt, id: uuidv7({ msecs: joinedAt }) };
  });
  const quiet = QUIET_PEOPLE.map((person, place): Member => {
    const joinedAt = dice.now - (12 + place) * DAY;
    return { ...person, joinedAt, id: uuidv7({ msecs: joinedAt }) };
  });
  const posts = await composePosts(members, dice);
  const asked = askDisputed(posts, members[0] as Member, dice.now);
  const answers = composeAnswers(posts, members, dice, (post) => asked.get(post)?.objections.length ?? 0);
  const disputes = composeDisputes(asked, answers, members, dice.now);
  return {
    members,
    quiet,
    papers: await composePapers(members, quiet, dice.now),
    posts,
    answers,
    disputes,
    follows: composeFollows(members, dice),
    ...composeMarks(posts, answers, members, dice),
    comments: composeComments(posts, answers, members, dice),
  };
}

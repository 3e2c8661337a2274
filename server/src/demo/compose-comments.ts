import { v7 as uuidv7 } from "uuid";
import type { DemoAnswer, DemoComment, DemoPost, Member } from "./community-types.ts";
import type { Dice } from "./dice.ts";
import { groupBy } from "./group-by.ts";
import { AFTER_EITHER, AFTER_RIGHT, AFTER_WRONG, BY_AUTHOR, BY_SUBJECT, TEXT_POSTS } from "./remarks.ts";
import { delay } from "./when.ts";

const MINUTE = 60_000;

/**
 * Comments on a question are by people who answered all of it, afterwards, and by the author. Nobody repeats
 * themselves.
 */
export function composeComments(
  posts: DemoPost[],
  answers: DemoAnswer[],
  members: Member[],
  dice: Dice,
): DemoComment[] {
  const { random, clock } = dice;
  const answersTo = groupBy(answers, ({ post }) => post);
  const write = writerOf(dice);
  for (const post of posts) {
    if (post.questions.length === 0) {
      replyToText(post, members, dice, write);
      continue;
    }
    const finished = finishedBy(post, answersTo.get(post) ?? []);
    const count = random.weighted([0, 1, 2, 3], (n) => [50, 28, 15, 7][n] ?? 0);
    const remarks = random.sample(finished, Math.min(count, finished.length)).map(({ member, at, right }) => {
      const text = () => random.pick(random.weighted(fitting(post, right), ({ weight }) => weight).texts);
      return write(post, member, at + clock.int(1, 25) * MINUTE, text, finished);
    });
    const last = Math.max(...remarks.map((comment) => comment?.at ?? 0));
    if (last > 0 && random.chance(0.2)) {
      write(post, post.author, last + delay(clock, 3), () => random.pick(BY_AUTHOR), finished);
    }
  }
  return write.all.toSorted((a, b) => a.at - b.at);
}

interface Finished {
  member: Member;
  /** When they gave the last answer. */
  at: number;
  /** For one question, whether they were right. */
  right: boolean | undefined;
}

function finishedBy(post: DemoPost, answers: DemoAnswer[]): Finished[] {
  return [...groupBy(answers, ({ member }) => member)]
    .filter(([, given]) => given.length === post.questions.length)
    .map(([member, given]) => ({
      member,
      at: Math.max(...given.map(({ at }) => at)),
      right: given.length === 1 ? given[0]?.isCorrect : undefined,
    }));
}

function fitting({ subject }: DemoPost, right: boolean | undefined) {
  const own = right === undefined ? [] : [{ texts: right ? AFTER_RIGHT : AFTER_WRONG, weight: 5 }];
  const bySubject = subject ? [{ texts: BY_SUBJECT[subject], weight: 3 }] : [];
  return [...own, ...bySubject, { texts: AFTER_EITHER, weight: 3 }];
}

type Write = ReturnType<typeof writerOf>;

/**
 * Writes a comment unless its time has not come, or its text was already used under this post or by this person.
 */
function writerOf({ random, now }: Dice) {
  const used = new Set<string>();
  const all: DemoComment[] = [];
  const write = (
    post: DemoPost,
    member: Member,
    at: number,
    text: () => string,
    readers: { member: Member }[],
  ) => {
    if (at > now - MINUTE) return;
    const isUsed = (content: string) => used.has(post.id + content) || used.has(member.id + content);
    const content = Array.from({ length: 8 }, text).find((candidate) => !isUsed(candidate));
    if (content === undefined) return;
    used.add(post.id + content).add(member.id + content);
    const likedBy = readers
      .map((reader) => reader.member)
      .filter((reader) => reader !== member && random.chance(0.1));
    const comment = { id: uuidv7({ msecs: at }), post, member, at, content, likedBy };
    all.push(comment);
    return comment;
  };
  return Object.assign(write, { all });
}

function replyToText(post: DemoPost, members: Member[], { random, clock }: Dice, write: Write) {
  const replies = TEXT_POSTS.find(({ title }) => title === post.title)?.replies ?? [];
  const [, ...others] = members;
  const people = random.sample(
    others.filter((member) => member !== post.author),
    replies.length,
  );
  const readers = others.map((member) => ({ member }));
  for (const [i, reply] of replies.entries()) {
    write(post, people[i] as Member, post.at + delay(clock, 10), () => reply, readers);
  }
}

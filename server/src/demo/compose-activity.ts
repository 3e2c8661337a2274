import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { canonicalNumber } from "@prepfeed/contract/questions/marking";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import { chanceOf, startEstimate } from "../rules/learner-model.ts";
import type { Community, DemoAnswer, DemoPost, DemoQuestion, Mark, Member } from "./community-types.ts";
import { visitorsPapersAt } from "./compose-papers.ts";
import type { Dice } from "./dice.ts";
import { DAY, delay, HOUR, momentBetween } from "./when.ts";

const MINUTE = 60_000;
/** Twelve questions at a realistic pace. */
const LONGEST_SITTING = 30 * MINUTE;
/** A sitting nearer to a paper would be shown as one with it. */
const FROM_A_PAPER = 2 * HOUR;
const TYPICAL_SECONDS = { EASY: 22, MEDIUM: 38, HARD: 62 };

/**
 * Who answered what, and how well: the chance is that of the learner model. At least `early(post)` people answer on its
 * first day.
 */
export function composeAnswers(
  posts: DemoPost[],
  members: Member[],
  dice: Dice,
  early: (post: DemoPost) => number = () => 0,
): DemoAnswer[] {
  const { random, clock, now } = dice;
  const [visitor, ...others] = members as [Member, ...Member[]];
  const asked = posts.filter(({ questions }) => questions.length > 0);
  const skills = skillsOf(dice);
  const answers: DemoAnswer[] = [];
  for (const post of asked) {
    const popularity = random.int(50, 150) / 100;
    const first = random.sample(
      others.filter((member) => member !== post.author),
      early(post),
    );
    for (const member of others) {
      const interest = practises(member, post) ? 1 : 0.4;
      const isFirst = first.includes(member);
      if (member === post.author) continue;
      if (!isFirst && !random.chance(member.answers * interest * popularity)) continue;
      const latest = post.at + (isFirst ? DAY : delay(clock, 20));
      const begin = momentBetween(clock, post.at, latest, member.timeZone);
      answers.push(...answerAll(post, member, begin, skills, dice));
    }
  }
  for (const { begin, chosen } of visitorsSittings(asked, visitor, dice)) {
    let at = begin;
    for (const post of chosen) {
      const given = answerAll(post, visitor, at, skills, dice);
      answers.push(...given);
      at = given.at(-1)?.at ?? at;
    }
  }
  return answers.filter(({ at }) => at < now - MINUTE).toSorted((a, b) => a.at - b.at);
}

const practises = ({ subjects }: Member, { subject }: DemoPost) =>
  subject !== undefined && subjects.includes(subject);

type Skills = (member: Member, post: DemoPost) => number;

function skillsOf({ random }: Dice): Skills {
  const luck = new Map<string, number>();
  return (member, post) => {
    const key = `${member.username} ${post.subject}`;
    if (!luck.has(key)) luck.set(key, random.int(-40, 40) / 100);
    const practice = practises(member, post) ? 0.5 : -0.4;
    return member.skill + practice + (luck.get(key) ?? 0);
  };
}

/** One question after the other. */
function answerAll(
  post: DemoPost,
  member: Member,
  begin: number,
  skills: Skills,
  { random }: Dice,
): DemoAnswer[] {
  const difficulty = post.difficulty ?? "MEDIUM";
  const chance = chanceOf(skills(member, post), startEstimate(difficulty));
  let at = begin;
  return post.questions.map((question) => {
    const isCorrect = random.chance(chance);
    const timeSpent = Math.round(TYPICAL_SECONDS[difficulty] * random.int(40, 210)) / 100;
    at += Math.ceil(timeSpent * 1000) + 5_000;
    const selectedOption = isCorrect ? question.correctAnswer : random.pick(wrongAnswers(question));
    return { member, post, question, selectedOption, isCorrect, timeSpent, at };
  });
}

/** A plausible wrong answer. */
function wrongAnswers({ kind, correctAnswer, ...question }: DemoQuestion): string[] {
  if (kind === "NUMERICAL")
    return [1, 10, -1].map((off) => canonicalNumber(`${Number(correctAnswer) + off}`) ?? "0");
  const letters = LETTERS.slice(0, optionsOf(question).length);
  return letters.filter((letter) => letter !== correctAnswer);
}

interface Sitting {
  begin: number;
  chosen: DemoPost[];
}

/** One sitting on each of the last six days, which makes a streak, and some in the weeks before. */
function visitorsSittings(posts: DemoPost[], visitor: Member, { random, clock, now }: Dice): Sitting[] {
  const today = Math.floor(now / DAY) * DAY;
  const papers = visitorsPapersAt(now);
  const answered = new Set<DemoPost>();
  return [20, 17, 16, 13, 9, 8, 5, 4, 3, 2, 1, 0].flatMap((daysAgo) => {
    const dawn = today - daysAgo * DAY;
    const end = Math.min(dawn + DAY, now) - LONGEST_SITTING;
    if (end <= dawn) return [];
    let begin: number;
    do begin = momentBetween(clock, dawn, end, visitor.timeZone);
    while (papers.some((at) => Math.abs(at - begin) < FROM_A_PAPER));
    const chosen: DemoPost[] = [];
    for (let left = random.int(4, 8); left > 0; left -= chosen.at(-1)?.questions.length ?? left) {
      const open = posts.filter((post) => post.at < begin && post.author !== visitor && !answered.has(post));
      if (open.length === 0) break;
      const post = random.weighted(
        open,
        (post) => (practises(visitor, post) ? 5 : 1) / post.questions.length,
      );
      answered.add(post);
      chosen.push(post);
    }
    return chosen.length > 0 ? [{ begin, chosen }] : [];
  });
}

type Marks = Pick<Community, "likes" | "bookmarks" | "visits">;

/** Who liked, bookmarked, viewed and shared what, after they had answered; some only viewed. */
export function composeMarks(
  posts: DemoPost[],
  answers: DemoAnswer[],
  members: Member[],
  { random, clock, now }: Dice,
): Marks {
  const marks: Marks = { likes: [], bookmarks: [], visits: [] };
  const seen = new Set<string>();
  const meet = ({ member, post, at }: Mark, isRight: boolean | undefined) => {
    const key = `${member.id} ${post.id}`;
    if (seen.has(key) || member === post.author) return;
    seen.add(key);
    const later = () => Math.min(now - MINUTE, at + clock.int(5, 240) * 1000);
    marks.visits.push({ member, post, at, kind: "view" });
    if (random.chance(isRight ? 0.34 : 0.2)) marks.likes.push({ member, post, at: later() });
    if (random.chance(isRight === false ? 0.14 : 0.05)) marks.bookmarks.push({ member, post, at: later() });
    if (random.chance(0.03)) marks.visits.push({ member, post, at: later(), kind: "share" });
  };
  for (const answer of answers) meet(answer, answer.isCorrect);
  for (const post of posts) {
    for (const member of members) {
      const at = post.at + delay(clock, 30);
      const share = post.questions.length > 0 ? 0.06 : 0.5;
      if (at < now - MINUTE && random.chance(share))
        meet({ member, post, at }, post.questions.length === 0 || undefined);
    }
  }
  return marks;
}

/** People follow those who post much and share a subject with them. */
export function composeFollows(members: Member[], { random, clock, now }: Dice): Community["follows"] {
  const [visitor] = members as [Member];
  return members.flatMap((from) => {
    const chosen = new Set<Member>();
    const wanted = from === visitor ? 7 : random.int(4, 11);
    while (chosen.size < wanted) {
      chosen.add(random.weighted(members, (to) => (to === from || chosen.has(to) ? 0 : appeal(from, to))));
    }
    const since = Math.max(from.joinedAt, now - 80 * DAY);
    return [...chosen].map((to) => ({
      from,
      to,
      at: momentBetween(clock, Math.max(since, to.joinedAt), now - HOUR, from.timeZone),
    }));
  });
}

function appeal(from: Member, to: Member) {
  const shared = to.subjects.filter((subject) => from.subjects.includes(subject)).length;
  return (1 + to.posts) * (1 + shared) * (to.verified ? 1.5 : 1);
}

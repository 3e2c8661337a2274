import {
  type ExamType,
  KINDS,
  labelOf,
  SUBJECTS,
  type Subject,
  sectionOf,
} from "@prepfeed/contract/foundation/catalogue";
import type { Question } from "@prepfeed/question-engine/question";
import { type Random, seededRandom } from "@prepfeed/question-engine/random";
import { topicOf } from "@prepfeed/question-engine/syllabus";
import { v7 as uuidv7 } from "uuid";
import { drawing } from "../drawing/drawing-pool.ts";
import type { DemoPost, DemoQuestion, Member } from "./community-types.ts";
import type { Dice } from "./dice.ts";
import { groupBy } from "./group-by.ts";
import { CONTEXTS, TEXT_POSTS } from "./remarks.ts";
import { DAY, momentBetween } from "./when.ts";

/** The exams of each subject. */
const EXAMS: Record<Subject, readonly ExamType[]> = {
  MATHEMATICS: ["JEE_MAIN", "CAT", "SSC_CGL"],
  PHYSICS: ["JEE_MAIN", "JEE_ADVANCED", "NEET"],
  CHEMISTRY: ["NEET", "JEE_MAIN", "JEE_ADVANCED"],
  BIOLOGY: ["NEET", "UPSC_CIVIL_SERVICES", "RRB_NTPC"],
  ENGLISH: ["CDS", "SSC_CGL", "IBPS_PO"],
  HISTORY: ["UPSC_CIVIL_SERVICES", "SSC_CGL", "CDS"],
  GEOGRAPHY: ["UPSC_CIVIL_SERVICES", "NDA", "RRB_NTPC"],
  ECONOMICS: ["IBPS_PO", "UPSC_CIVIL_SERVICES", "SBI_PO"],
  COMPUTER_SCIENCE: ["GATE", "IBPS_PO", "SBI_PO"],
  GENERAL_KNOWLEDGE: ["SSC_CGL", "RRB_NTPC", "NDA"],
};

const QUESTIONS_PER_EXAM = 20;
const SETS_PER_SUBJECT = 2;
const POSTS_PER_SUBJECT = 29;
const SPAN = 30 * DAY;
/** So that the newest post is not from this very moment. */
const JUST_NOW = 12 * 60_000;

interface Draft {
  subject: Subject;
  examType: ExamType;
  questions: Question[];
}

/** Question posts of every subject and a few plain ones, spread over the last month. */
export async function composePosts(members: Member[], dice: Dice): Promise<DemoPost[]> {
  const { random } = dice;
  const drafts = (await Promise.all(SUBJECTS.map(draftsOf))).flat();
  const posts = drafts.map((draft) => {
    const author = random.weighted(members, (member) => authorWeight(member, draft));
    return questionPost(draft, author, momentOf(author, dice), random);
  });
  for (const subject of ["PHYSICS", "MATHEMATICS"] as const) giveOneToVisitor(posts, members, subject);
  const texts = TEXT_POSTS.map(({ author: name, title, content }): DemoPost => {
    const author = members.find(({ username }) => username === name) as Member;
    const at = momentOf(author, dice);
    return { id: uuidv7({ msecs: at }), author, at, title, content, questions: [] };
  });
  return [...posts, ...texts].toSorted((a, b) => a.at - b.at);
}

const momentOf = ({ timeZone }: Member, { clock, now }: Dice) =>
  momentBetween(clock, now - SPAN, now - JUST_NOW, timeZone, 1.2);

function authorWeight({ posts, subjects, exam }: Member, { subject, examType }: Draft) {
  return posts * (subjects.includes(subject) ? 1 : 0.03) * (exam === examType ? 2 : 1);
}

/**
 * In the forms of their exams: single questions, questions that share a stimulus, and a few sets of one difficulty.
 */
async function draftsOf(subject: Subject): Promise<Draft[]> {
  const random = seededRandom(`demo ${subject}`);
  const seen = new Set<string>();
  const drafts: Draft[] = [];
  /** Questions about one passage or chart. */
  const readings: Draft[] = [];
  for (const examType of EXAMS[subject]) {
    const questions = await drawing.draw("set", {
      subject,
      examType,
      count: QUESTIONS_PER_EXAM,
      kinds: KINDS,
      seed: `demo ${examType}`,
      exclude: seen,
    });
    for (const question of questions) seen.add(question.fingerprint);
    const shared = questions.filter(({ stimulus }) => stimulus);
    for (const set of groupBy(shared, ({ stimulus }) => stimulus?.text).values())
      readings.push({ subject, examType, questions: set });
    for (const question of questions.filter(({ stimulus }) => !stimulus))
      drafts.push({ subject, examType, questions: [question] });
  }
  const sets = Array.from({ length: SETS_PER_SUBJECT }, () => takeSet(drafts, random)).flat();
  return [...readings, ...sets, ...random.shuffle(drafts)].slice(0, POSTS_PER_SUBJECT);
}

/** Takes three to five of one exam and difficulty out of the drafts and makes one post of them. */
function takeSet(drafts: Draft[], random: Random): Draft[] {
  const kindOf = ({ examType, questions }: Draft) => `${examType} ${questions[0]?.difficulty}`;
  const kinds = [...groupBy(drafts, kindOf).values()].filter((group) => group.length >= 3);
  if (kinds.length === 0) return [];
  const group = random.pick(kinds);
  const taken = random.sample(group, Math.min(group.length, random.int(3, 5)));
  for (const draft of taken) drafts.splice(drafts.indexOf(draft), 1);
  const { subject, examType } = taken[0] as Draft;
  return [{ subject, examType, questions: taken.flatMap(({ questions }) => questions) }];
}

function questionPost(
  { subject, examType, questions }: Draft,
  author: Member,
  at: number,
  random: Random,
): DemoPost {
  const [first] = questions as [Question];
  const topic = topicOf(first.topic).title;
  const isSet = questions.length > 1;
  return {
    id: uuidv7({ msecs: at }),
    author,
    at,
    title: first.stimulus
      ? `${topic}: ${questions.length} questions on one ${first.stimulus.figure ? "chart" : "text"}`
      : isSet
        ? `${labelOf(subject)}: ${questions.length} in a row`
        : topic,
    content: random.chance(0.3) ? random.pick(CONTEXTS) : "",
    subject,
    examType,
    difficulty: first.difficulty,
    ...((!isSet || first.stimulus) && { topic }),
    questions: questions.map((question) => demoQuestion(question, at)),
  };
}

function demoQuestion(question: Question, at: number): DemoQuestion {
  const [optionA, optionB, optionC, optionD, optionE] = question.options;
  const { kind, questionText, correctAnswer, tolerance, figure, stimulus, writer } = question;
  return {
    id: uuidv7({ msecs: at }),
    kind,
    questionText,
    optionA,
    optionB,
    optionC,
    optionD,
    optionE,
    correctAnswer,
    tolerance,
    figure,
    stimulus,
    writer,
    explanation: question.explanation,
    section: question.section ?? sectionOf(question.subject),
    topic: topicOf(question.topic).title,
  };
}

/** The account for visitors has its own posts, old enough to have been answered. */
function giveOneToVisitor(posts: DemoPost[], members: Member[], subject: Subject) {
  const visitor = members[0] as Member;
  const old = posts.filter((post) => post.subject === subject && post.questions.length === 1);
  const post = old.toSorted((a, b) => a.at - b.at)[Math.floor(old.length * 0.8)];
  if (post) post.author = visitor;
}

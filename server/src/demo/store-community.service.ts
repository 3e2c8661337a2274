import { examFamily } from "@prepfeed/contract/foundation/catalogue";
import { identityKey } from "@prepfeed/contract/foundation/identity";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import type { Database } from "../db/database.ts";
import { optionColumns } from "../db/sql/question-content.ts";
import { keepStimuli } from "../features/questions/questions.service.ts";
import { startEstimate } from "../rules/learner-model.ts";
import { lookOf } from "../rules/look-of.ts";
import { contextKey, stimulusId } from "../rules/question-identity.ts";
import { searchableName } from "../rules/search/people-search.ts";
import { searchableWords } from "../rules/search/search-words.ts";
import { spellingKeys } from "../rules/search/spelling-keys.ts";
import type { Community, DemoPost, Mark, Member } from "./community-types.ts";
import * as queries from "./demo.queries.ts";
import { storePapers } from "./store-papers.service.ts";

const time = (at: number) => new Date(at).toISOString();

/** Writes the rows as they are; their sums are computed afterwards. */
export async function storeCommunity(
  tx: Database,
  community: Community,
  hashOf: (member: Member) => string,
): Promise<void> {
  const { members, quiet, posts, answers, comments, follows } = community;
  await queries.insertUsers(
    tx,
    [...members, ...quiet].map((member) => userRow(member, hashOf(member))),
  );
  await queries.insertCounters(tx);
  await queries.insertPosts(tx, posts.map(postRow));
  await keepStimuli(
    tx,
    posts.flatMap(({ questions }) => questions.map(({ stimulus }) => stimulus)),
  );
  await queries.insertQuestions(tx, posts.flatMap(questionRows));
  await queries.insertWords(tx, wordRows(posts));
  const given = answers.map(({ member, question, selectedOption, isCorrect, timeSpent, at }) => ({
    user_id: member.id,
    question_id: question.id,
    selected_option: selectedOption,
    is_correct: isCorrect,
    time_spent: timeSpent,
    submitted_at: time(at),
  }));
  await queries.insertAnswers(tx, [...given, ...(await storePapers(tx, community.papers))]);
  await queries.insertSeenKeys(tx);
  await queries.insertDeltas(tx);
  await queries.insertLikes(tx, community.likes.map(markRow));
  await queries.insertBookmarks(tx, community.bookmarks.map(markRow));
  await queries.insertVisits(
    tx,
    community.visits.map((visit) => ({ ...markRow(visit), kind: visit.kind })),
  );
  await queries.insertComments(
    tx,
    comments.map((comment) => ({ ...markRow(comment), id: comment.id, content: comment.content })),
  );
  await queries.insertCommentLikes(
    tx,
    comments.flatMap(({ id, likedBy }) => likedBy.map((member) => ({ comment_id: id, user_id: member.id }))),
  );
  await queries.insertFollows(
    tx,
    follows.map(({ from, to, at }) => ({ follower_id: from.id, followee_id: to.id, created_at: time(at) })),
  );
}

const markRow = ({ member, post, at }: Mark) => ({
  post_id: post.id,
  user_id: member.id,
  created_at: time(at),
});

function userRow(member: Member, passwordHash: string) {
  const email = `${member.username}@example.org`;
  const { searchText, spellingKeys } = searchableName(member.username, member.fullName);
  return {
    id: member.id,
    username: member.username,
    username_key: identityKey(member.username),
    username_look: lookOf(member.username),
    email,
    email_key: identityKey(email),
    password_hash: passwordHash,
    full_name: member.fullName,
    bio: member.bio,
    search_text: searchText,
    spelling_keys: spellingKeys,
    time_zone: member.timeZone,
    verified: member.verified ?? false,
    created_at: time(member.joinedAt),
  };
}

const labelsOf = ({ subject, examType, difficulty }: DemoPost) => ({
  subject,
  exam_type: examType,
  exam_family: examType && examFamily(examType),
  difficulty,
});

function postRow(post: DemoPost) {
  return {
    ...labelsOf(post),
    id: post.id,
    author_id: post.author.id,
    type: post.questions.length > 0 ? "QUESTION" : "TEXT",
    title: post.title,
    content: post.content,
    topic: post.topic,
    created_at: time(post.at),
    words: searchableWords(post).lexemes,
  };
}

function questionRows(post: DemoPost) {
  return post.questions.map((question, position) => ({
    ...labelsOf(post),
    id: question.id,
    post_id: post.id,
    position,
    author_id: post.author.id,
    writer: question.writer,
    kind: question.kind,
    question_text: question.questionText,
    ...optionColumns(optionsOf(question)),
    correct_answer: question.correctAnswer,
    tolerance: question.tolerance ?? null,
    figure: question.figure ?? null,
    stimulus_id: question.stimulus ? stimulusId(question.stimulus) : null,
    context_key: contextKey(question),
    explanation: question.explanation,
    section: question.section,
    topic: question.topic,
    estimate: startEstimate(post.difficulty),
    created_at: time(post.at),
  }));
}

function wordRows(posts: DemoPost[]) {
  const words = new Set(posts.flatMap((post) => searchableWords(post).words));
  return [...words].map((word) => ({ word, spelling_keys: spellingKeys(word) }));
}

import { getProfile } from "@prepfeed/contract/accounts/profile";
import type { Option } from "@prepfeed/contract/foundation/catalogue";
import { messages } from "@prepfeed/contract/foundation/messages";
import { getHealth } from "@prepfeed/contract/health";
import { getLeaderboard } from "@prepfeed/contract/learning/leaderboard";
import { getProgress } from "@prepfeed/contract/learning/progress";
import { getUser } from "@prepfeed/contract/people/users";
import { listComments } from "@prepfeed/contract/posts/comments";
import {
  getFeed,
  getFollowingFeed,
  getPersonalizedFeed,
  getTrendingFeed,
  searchPosts,
} from "@prepfeed/contract/posts/feed";
import { getPost, toggleBookmark, toggleLike } from "@prepfeed/contract/posts/posts";
import { answerQuestion, getMyAnswer } from "@prepfeed/contract/questions/questions";
import { call } from "../../http/call.ts";

export interface TestInputs {
  userId: string;
  postId: string;
  questionId: string;
  selectedOption: string;
}

export interface ApiTest {
  name: string;
  /** As written in a terminal. */
  request: string;
  run: (inputs: TestInputs) => Promise<unknown>;
}

const SEARCHED = "physics";

/** The main calls of the product, in the order in which they are run. */
export const API_TESTS: readonly ApiTest[] = [
  { name: "Health Check", request: "GET /health", run: () => call(getHealth) },
  { name: "Profile", request: "GET /auth/profile", run: () => call(getProfile) },
  {
    name: "Feed",
    request: "GET /social/feed",
    run: ({ userId }) => call(getFeed, { query: { page: 0, size: 10, userId: user(userId) } }),
  },
  {
    name: "Trending Feed",
    request: "GET /social/feed/trending",
    run: ({ userId }) => call(getTrendingFeed, { query: { page: 0, size: 10, userId: user(userId) } }),
  },
  {
    name: "Following Feed",
    request: "GET /social/feed/following",
    run: ({ userId }) => call(getFollowingFeed, { query: { userId: user(userId), page: 0, size: 10 } }),
  },
  {
    name: "Personalized Feed",
    request: "GET /social/feed/personalized",
    run: ({ userId }) => call(getPersonalizedFeed, { query: { userId: user(userId), page: 0, size: 10 } }),
  },
  {
    name: "One Post",
    request: "GET /social/posts/{id}",
    run: ({ postId, userId }) =>
      call(getPost, { params: { id: post(postId) }, query: { userId: user(userId) } }),
  },
  {
    name: "Like",
    request: "POST /social/posts/{id}/like",
    run: ({ postId, userId }) =>
      call(toggleLike, { params: { id: post(postId) }, query: { userId: user(userId) } }),
  },
  {
    name: "Bookmark",
    request: "POST /social/posts/{id}/bookmark",
    run: ({ postId }) => call(toggleBookmark, { params: { id: post(postId) } }),
  },
  {
    name: "Comments",
    request: "GET /social/posts/{id}/comments",
    run: ({ postId }) => call(listComments, { params: { id: post(postId) }, query: { page: 0, size: 10 } }),
  },
  {
    name: "Search",
    request: `GET /social/posts/search?query=${SEARCHED}`,
    run: ({ userId }) =>
      call(searchPosts, { query: { query: SEARCHED, page: 0, size: 10, userId: user(userId) } }),
  },
  {
    name: "Answer",
    request: "POST /social/questions/{id}/answer",
    run: ({ questionId, userId, selectedOption }) =>
      call(answerQuestion, {
        params: { id: question(questionId) },
        // Any typed text: the server refuses invalid options.
        body: { userId: user(userId), selectedOption: selectedOption.trim().toUpperCase() as Option },
      }),
  },
  {
    name: "My Answer",
    request: "GET /social/questions/{id}/my-answer",
    run: ({ questionId, userId }) =>
      call(getMyAnswer, { params: { id: question(questionId) }, query: { userId: user(userId) } }),
  },
  {
    name: "Progress",
    request: "GET /mcq/progress/{userId}",
    run: ({ userId }) => call(getProgress, { params: { userId: user(userId) } }),
  },
  {
    name: "Leaderboard",
    request: "GET /mcq/leaderboard",
    run: () => call(getLeaderboard, { query: { page: 0, size: 10 } }),
  },
  {
    name: "User Profile",
    request: "GET /social/users/{id}",
    run: ({ userId }) => call(getUser, { params: { id: user(userId) } }),
  },
];

const user = (id: string) => given(id, messages.users.idRequired);
const post = (id: string) => given(id, messages.posts.idRequired);
const question = (id: string) => given(id, messages.questions.idRequired);

function given(id: string, message: string): string {
  if (id.trim() === "") throw new Error(message);
  return id.trim();
}

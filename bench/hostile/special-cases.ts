import { DIFFICULTIES, KINDS, SECTIONS, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { EXAM_PATTERNS } from "@prepfeed/question-engine/exams";
import { TOPICS } from "@prepfeed/question-engine/syllabus";
import type { GoodRequest } from "../../server/test/hostile/hostile-cases.ts";
import { hostileText } from "../../server/test/hostile/texts.ts";
import { idOf } from "../feed-data.ts";
import { SIZE } from "./filled-engines.ts";
import { HEAVY_LEARNERS } from "./heavy-learners.ts";

/** Cases that no schema describes: rare combinations, far pages, and the learners with most of something. */
export type SpecialCase = { name: string } & Partial<GoodRequest>;

const FILTERS = { subject: "PHYSICS", examType: "NEET", difficulty: "HARD" };
const SEARCHES = {
  "no search": undefined,
  "the commonest word": "common",
  "no such word": "zyzzyva",
  "many beginnings": hostileText("one-letter words", 200),
  "many words": Array.from({ length: 25 }, (_, i) => `word${i}`).join(" "),
};
const PAGES = { first: 0, far: 200, last: SIZE.posts / 50 - 1, beyond: 100_000 };

/** Every combination of some of them. */
function subsets(filters: Record<string, string>): Record<string, string>[] {
  return Object.entries(filters).reduce<Record<string, string>[]>(
    (sets, [key, value]) => sets.concat(sets.map((set) => ({ ...set, [key]: value }))),
    [{}],
  );
}

function pagesOf(filters: Record<string, string>, searches: Record<string, string | undefined>, as: string) {
  const cases: SpecialCase[] = [];
  for (const some of subsets(filters))
    for (const [what, search] of Object.entries(searches))
      for (const [where, page] of Object.entries(PAGES))
        cases.push({
          name: `${what}, ${Object.values(some).join(" ") || "no filter"}, ${where} page of 50`,
          query: { ...some, ...(search && { [as]: search }), page: String(page), size: "50" },
        });
  return cases;
}

const withoutSearch = { all: undefined };
const pages = (filters: Record<string, string> = {}) => pagesOf(filters, withoutSearch, "");
const feed = pagesOf(FILTERS, SEARCHES, "search");
const NAMES = {
  "a name's beginning": "user",
  "a letter": "u",
  "a slip": "uesr500",
  "many names": hostileText("words all different", 200),
};
const largestPost = { id: idOf("posts", SIZE.posts) };
const mine = { userId: idOf("users", HEAVY_LEARNERS.asks) };
const about = (params: Record<string, string>, cases: SpecialCase[]) =>
  cases.map((one) => ({ ...one, params }));

/** Deduction sets take longest to draw. */
const papersWithSets: SpecialCase[] = ["CAT", "IBPS_PO"].flatMap((examType) =>
  ["Reasoning", "Quantitative Aptitude"].map((section) => ({
    name: `${section} of ${examType}, in all kinds`,
    query: { section, examType, difficultyLevel: "HARD", count: "20", kinds: KINDS.join(",") },
  })),
);

/** Each topic at each level, for the exam whose questions take longest to draw. */
const everyTopic: SpecialCase[] = TOPICS.flatMap(({ title }) =>
  DIFFICULTIES.map((difficultyLevel) => ({
    name: `${title}, ${difficultyLevel}`,
    query: { topic: title, examType: "CAT", difficultyLevel, count: "20", kinds: KINDS.join(",") },
  })),
);

export const SPECIAL_CASES: Record<string, SpecialCase[]> = {
  getFeed: feed,
  getTrendingFeed: feed,
  getFollowingFeed: feed,
  getPersonalizedFeed: feed,
  searchPosts: pagesOf(FILTERS, SEARCHES, "query"),
  listPostsBySubject: about({ subject: "PHYSICS" }, pages({ examType: "NEET", difficulty: "HARD" })),
  listPostsByExam: about({ examType: "NEET" }, pages({ difficulty: "HARD" })),
  listUserPosts: about({ id: mine.userId }, pages()),
  listBookmarks: pages(),
  getPost: [{ name: "the largest", params: largestPost }],
  updatePost: [{ name: "the largest becomes small", params: { id: idOf("posts", SIZE.posts - 49) } }],
  listComments: about(largestPost, pages()),
  listQuestionCases: pages({ status: "DECIDED" }),
  listCorrections: pages({ exam: "NEET" }),
  createReport: [
    {
      name: "the largest post",
      body: {
        kind: "POST",
        id: largestPost.id,
        reason: "SPAM",
        note: hostileText("one-letter words", 1_000),
      },
    },
  ],
  toggleLike: [{ name: "the best known", params: largestPost }],
  listFollowers: about({ id: mine.userId }, pages()),
  listFollowing: about({ id: mine.userId }, pages()),
  blockPerson: [
    { name: "oneself", params: { id: mine.userId } },
    { name: "one more than allowed", params: { id: idOf("users", 5_500) } },
    { name: "who blocked first", params: { id: idOf("users", 7_400) } },
  ],
  mutePerson: [{ name: "one more than allowed", params: { id: idOf("users", 5_500) }, body: {} }],
  muteText: [{ name: "one more than allowed", body: { kind: "TOPIC", text: "Optics" } }],
  listBlocks: pages(),
  listMutes: pages(),
  searchUsers: pagesOf({}, NAMES, "query"),
  listTopUsers: pages(),
  getLeaderboard: pages({ subject: "PHYSICS", examType: "NEET", period: "week" }),
  listResponses: about(mine, pages({ subject: "PHYSICS", correct: "false" })),
  listNotifications: pages(),
  getScore: about(mine, pages({ subject: "PHYSICS", examType: "NEET" })),
  listMistakes: [{ name: "as many as allowed", query: { count: "20", subject: "PHYSICS" } }],
  getActivity: [{ name: "as many as allowed", query: { size: "50" } }],
  listSuggestions: [{ name: "as many as allowed", query: { size: "50" } }],
  setGoal: [
    { name: "everything", body: { examType: "SSC_CGL", subjects: [...SUBJECTS], sections: [...SECTIONS] } },
  ],
  getToday: [{ name: "the longest session", query: { minutes: "40" } }],
  generateStudyPlan: [
    { name: "a year", body: { subject: "MATHEMATICS", examType: "JEE_ADVANCED", duration: 365 } },
  ],
  generateQuiz: [...papersWithSets, ...everyTopic],
  createMockTest: EXAM_PATTERNS.map(({ id }) => ({
    name: `a whole paper, ${id}`,
    body: { title: "A whole paper", pattern: id },
  })),
};

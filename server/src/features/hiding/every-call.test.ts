import { contract } from "@prepfeed/contract/contract";
import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { accessTable, type Scene } from "../../../test/access-table.ts";
import { keysOf, makePaper, permitKeys, start, submit } from "../../../test/mock-tests.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { freshSession, setScene } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

/**
 * Two people, one of whom has blocked the other, and one who has reported another. Each who must not see the other
 * makes every call of the contract for the other's things. Before that each reading call either shows the other
 * person, or the list below says why it shows nobody.
 */

const app = testApp();

/** What the viewer has of the other, in addition to what the access table knows. */
interface Side {
  /** The person who calls. */
  viewer: Person;
  /** The person who must not be visible. */
  hidden: Person;
  /** Uses the hidden person's things. */
  scene: Scene;
  paperId: string;
  shareId: string;
}

interface Way {
  params?: (side: Side) => Record<string, string>;
  query?: (side: Side) => Record<string, string>;
  /** The viewer follows the hidden person before the block. */
  follows?: true;
}

let meera: Person;
let paperQuestionId: string;
let postOfMeera: string;
const sides: Side[] = [];

const ofMeera = () => ({ id: meera.id });
const withWord = ({ hidden }: Side) => ({ query: wordOf(hidden) });
const ofPhysics = () => ({ subject: "PHYSICS" });

/** How to make a call show people, if the access table's row does not. */
const WAYS: Record<string, Way[]> = {
  searchUsers: [{ query: ({ hidden }) => ({ query: hidden.username }) }],
  searchPosts: [{ query: withWord }],
  getFeed: [{}, { query: ofPhysics }, { query: () => ({ unanswered: "true" }) }],
  getTrendingFeed: [{}, { query: () => ({ unanswered: "true" }) }],
  getFollowingFeed: [{ follows: true }],
  getPersonalizedFeed: [{}, { query: ofPhysics }],
  listPostsBySubject: [{ params: () => ({ subject: "PHYSICS" }) }],
  listPostsByExam: [{ params: () => ({ examType: "JEE_MAIN" }) }],
  listFollowers: [{ params: ofMeera }],
  listFollowing: [{ params: ofMeera }],
  listComments: [{ params: () => ({ id: postOfMeera }) }],
  listMockQuestionComments: [{ params: () => ({ id: paperQuestionId }) }],
  getMockTest: [{ params: ({ paperId }) => ({ id: paperId }) }],
  listMockTests: [
    { query: () => ({ scope: "shared" }) },
    { query: () => ({ scope: "following" }), follows: true },
  ],
  getSharedResult: [{ params: ({ shareId }) => ({ id: shareId }) }],
};

const OWN = "shows only what is the viewer's own";
const NOBODY = "shows nothing that people wrote";
const STAFF = "for moderators, who see everybody's cases";

/** Reading calls that show nobody, and why. */
const SHOWS_NOBODY: Record<string, string> = {
  getHealth: NOBODY,
  getLiveness: NOBODY,
  getReadiness: NOBODY,
  getConfig: NOBODY,
  getCapabilities: NOBODY,
  listPatterns: NOBODY,
  listTopics: NOBODY,
  getStatus: "shows a status without a name; that it is not found is tested below",
  getPostAnalytics: "for authors only; that it is not found is tested below",
  listSessions: OWN,
  getSecondFactor: OWN,
  listPasskeys: OWN,
  listAccountEvents: OWN,
  getOwnRecovery: OWN,
  listLinkedAccounts: OWN,
  getProof: OWN,
  listStrikes: OWN,
  listOwnReports: "the viewer's reports, without what they are about",
  listCases: STAFF,
  listQuestionCases: STAFF,
  getQuestionCase: STAFF,
  listSameWriter: STAFF,
  listCorrections: "questions without their authors",
  listDisputes: "cases without names",
  getCase: STAFF,
  getModerationFigures: STAFF,
  listAppeals: STAFF,
  listAudit: STAFF,
  exportAuditAsJson: STAFF,
  exportAuditAsCsv: STAFF,
  getProfile: OWN,
  getGoal: OWN,
  getToday: "asks questions without their authors; those of hidden authors are tested below",
  getForecast: OWN,
  getExamReadiness: OWN,
  listStudyBadges: OWN,
  getReminder: OWN,
  getPush: OWN,
  listMistakes: "questions that the viewer answered, without their authors",
  listResponses: "questions that the viewer answered, without their authors",
  getMyAnswer: OWN,
  listVersions: "shows what a question asked, without its author",
  getStatistics: "shows counts of answers, without people",
  listOwnQuestions: OWN,
  listMockAttempts: OWN,
  listMockTrends: OWN,
  getMockAttempt: OWN,
  getMockResult: OWN,
  getShare: OWN,
  listBookmarkedMockQuestions: "questions of papers, which have no author",
  listStudyPlans: OWN,
  getProgress: OWN,
  getScore: OWN,
  getUserAnalytics: OWN,
  getRevenue: OWN,
  listBlocks: "the one place that shows whom the viewer has blocked",
  listMutes: "shows whom the viewer has muted",
  streamEvents: "with `once` a number; the stream itself is tested in hiding.test.ts",
  exportAccount: "the viewer's own record, with whom they have blocked",
};

/** Writing calls that find the hidden person's things in spite of the block, and why. */
const STILL_FINDS: Record<string, string> = {
  blockPerson: "whoever is blocked can block in turn",
  unblockPerson: "ends the block",
  mutePerson: "says nothing of the other person",
  unmutePerson: "says nothing of the other person",
  disputeQuestion: "the viewer has answered it",
  joinDispute: "the viewer has answered it",
  listDisputes: "the viewer has answered it",
  askAboutQuestion: "the viewer has answered it, and keeps what they answered",
  takeHint: "the viewer has answered it",
  answerQuestion: "the viewer has answered it, and gets the first result again",
  buryQuestion: "leaves a question out of the viewer's own session",
  unburyQuestion: "leaves a question out of the viewer's own session",
  getMyAnswer: "the viewer has answered it",
  listVersions: "the viewer has answered it, and keeps what they answered",
  getStatistics: "the viewer has answered it",
  getPassport: "the viewer has answered it; the author is left out",
};

const wordOf = ({ username }: Person) => `zq${username.replaceAll(/[^a-z0-9]/g, "")}`;
const marksOf = (person: Person) => [person.id, person.username, wordOf(person)];

/** Everything between the two that a list can show. */
async function setSide(viewer: Person, hidden: Person): Promise<Side> {
  const title = `About ${wordOf(hidden)}`;
  const scene = { ...(await setScene(app)), owner: hidden, other: viewer };
  const post = await createPost(app, hidden, questionPost({ title }));
  const open = await createPost(app, hidden, questionPost({ title }));
  const questionId = post.questions[0].id;
  await app.as(viewer).post(`/social/questions/${questionId}/answer`, { selectedOption: "A" });
  await app.as(viewer).post(`/social/posts/${post.id}/bookmark`);
  await app.as(viewer).post(`/social/posts/${post.id}/like`);
  const comment = await app.as(hidden).post(`/social/posts/${post.id}/comments`, { content: title });
  await app.as(hidden).post(`/social/posts/${postOfMeera}/comments`, { content: title });
  const paperId = await makePaper(app, hidden, { visibility: "link", totalQuestions: 1 });
  await start(app, paperId, viewer);
  await makePaper(app, hidden, { title, totalQuestions: 1 });
  const { body: own } = await app
    .as(hidden)
    .post("/mock-tests", { title: "Own", subject: "PHYSICS", totalQuestions: 1 });
  const keys = await keysOf(app, own.id);
  const { body: attempt } = await start(app, own.id, hidden);
  await submit(app, attempt.id, hidden);
  permitKeys(keys, hidden);
  const { body: shared } = await app
    .as(hidden)
    .put(`/mock-attempts/${attempt.id}/share`, { name: true, score: true });
  Object.assign(scene, { postId: post.id, questionId, commentId: comment.body.id, openPostId: open.id });
  return { viewer, hidden, scene, paperId, shareId: shared.share.id };
}

beforeAll(async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const [nima, ravi] = [await app.person("nima"), await app.person("ravi")];
  meera = await app.person("meera");
  postOfMeera = (await app.as(meera).post("/social/posts", { content: "Good morning" })).body.id;
  const question = await createPost(app, meera, questionPost({}, newQuestion()));
  const paper = await makePaper(app, meera, { totalQuestions: 1 });
  const keys = await keysOf(app, paper);
  paperQuestionId = keys[0]?.id ?? "";
  for (const person of [asha, kabir, nima, ravi]) {
    await app
      .as(person)
      .post(`/social/questions/${question.questions[0].id}/answer`, { selectedOption: "A" });
    await app.as(person).post(`/social/users/${meera.id}/follow`);
    await app.as(meera).post(`/social/users/${person.id}/follow`);
    const { body } = await start(app, paper, person);
    await submit(app, body.id, person);
    permitKeys(keys, person);
    await app.as(person).post(`/mock-questions/${paperQuestionId}/comments`, { content: "Why?" });
  }
  sides.push(await setSide(asha, kabir), await setSide(kabir, asha), await setSide(nima, ravi));
  for (const { viewer, hidden, scene } of sides) {
    await app.as(hidden).post(`/social/posts/${scene.postId}/like`);
    await app.as(viewer).post(`/social/posts/${scene.postId}/comments`, { content: "Well asked" });
  }
  const { body: own } = await app.as(nima).post("/social/posts", { content: "Good evening" });
  await app.as(ravi).post(`/social/posts/${own.id}/like`);
  await app.deps.rollup.run();
});

const endpoints = Object.entries(contract);
const reads = endpoints.filter(([, { method }]) => method === "GET");

async function ask(side: Side, name: string, endpoint: Endpoint, way: Way, unknown?: Record<string, string>) {
  const row = accessTable[name];
  const params = { ...(way.params?.(side) ?? row?.params?.(side.scene)), ...unknown };
  const query = new URLSearchParams(way.query?.(side) ?? row?.query?.(side.scene));
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? "");
  return app.request(endpoint.method, `${path}?${query}`, {
    person: await freshSession(app, side.viewer),
    body: row?.body?.(side.scene),
    headers: row?.headers,
  });
}

const shows = (body: unknown, { hidden }: Side) =>
  marksOf(hidden).filter((mark) => JSON.stringify(body ?? "").includes(mark));

describe("before a block or report", () => {
  test.each(reads)("%s shows the other person, or is listed as showing nobody", async (name, endpoint) => {
    for (const side of sides) {
      for (const way of WAYS[name] ?? [{}]) {
        const follow = () => app.as(side.viewer).post(`/social/users/${side.hidden.id}/follow`);
        if (way.follows) await follow();
        const { status, body } = await ask(side, name, endpoint, way);
        if (way.follows) await follow();
        if (name in SHOWS_NOBODY) continue;
        expect(status).toBe(200);
        expect(shows(body, side), `${name} as ${side.viewer.username}`).not.toEqual([]);
      }
    }
  });
});

describe("after one has blocked or reported the other", () => {
  beforeAll(async () => {
    const [first, , last] = sides;
    if (!first || !last) throw new Error("unreachable");
    for (const { viewer, hidden } of sides) await app.as(viewer).post(`/social/users/${hidden.id}/follow`);
    const reply = await app.as(first.viewer).post(`/social/users/${first.hidden.id}/block`);
    expect(reply.status).toBe(200);
    const report = { kind: "USER", id: last.hidden.id, reason: "INSULT" };
    expect((await app.as(last.viewer).post("/reports", report)).status).toBe(201);
  });

  test.each(reads)("%s does not show the other person", async (name, endpoint) => {
    if (["listBlocks", "exportAccount"].includes(name)) return;
    for (const side of sides) {
      for (const way of [...(WAYS[name] ?? []), {}]) {
        const { body } = await ask(side, name, endpoint, way);
        expect(shows(body, side), `${name} as ${side.viewer.username}`).toEqual([]);
      }
    }
  });

  const named = endpoints.filter(([name, { path }]) => /:(id|userId)\b/.test(path) && !(name in STILL_FINDS));
  test.each(named)("%s answers as if the thing did not exist", async (name, endpoint) => {
    const unknown = { id: crypto.randomUUID(), userId: crypto.randomUUID() };
    for (const side of sides) {
      const params = accessTable[name]?.params?.(side.scene) ?? {};
      // Calls that name the viewer, a topic or a third person's thing do not concern the two.
      const things = [side.hidden.id, side.scene.postId, side.scene.questionId, side.scene.commentId];
      const way: Way =
        name === "toggleFollow" ? { params: () => ({ id: side.hidden.id }) } : (WAYS[name]?.[0] ?? {});
      const isTheirs = Object.values(way.params?.(side) ?? params).some((id) =>
        [...things, side.paperId, side.shareId].includes(id),
      );
      if (!isTheirs) continue;
      const { status, body } = await ask(side, name, endpoint, way);
      const missing = await ask(side, name, endpoint, way, unknown);
      expect({ status, body }).toEqual({ status: missing.status, body: missing.body });
      expect(status).toBe(404);
    }
  });

  test("a question of a hidden author cannot be answered, gives no hint and is in no session", async () => {
    for (const { viewer, scene } of sides) {
      const { openPostId } = scene as Scene & { openPostId: string };
      const [row] = await app.deps.db.query<{ id: string }>("select id from questions where post_id = $1", [
        openPostId,
      ]);
      const path = `/social/questions/${row?.id}`;
      expect((await app.as(viewer).post(`${path}/answer`, { selectedOption: "A" })).status).toBe(404);
      expect((await app.as(viewer).post(`${path}/hint`, {})).status).toBe(404);
      expect((await app.as(viewer).get(`${path}/my-answer`)).status).toBe(404);
      for (const part of ["versions", "statistics", "passport"])
        expect((await app.as(viewer).get(`${path}/${part}`)).status).toBe(404);
      expect(JSON.stringify((await app.as(viewer).get("/learning/today")).body)).not.toContain(row?.id);
    }
  });

  test("totals stay the same for everybody else", async () => {
    const path = `/social/posts/${postOfMeera}/comments`;
    const all = await app.as(meera).get(path);
    for (const { viewer } of sides) {
      const seen = await app.as(viewer).get(path);
      expect(seen.body.totalElements).toBe(all.body.totalElements);
      expect(seen.body.content).toHaveLength(all.body.content.length - 1);
    }
  });

  test("a reported person does not notice: they see their reporter as before", async () => {
    const { viewer, hidden } = sides[2] as Side;
    const seen = await app.as(hidden).get(`/social/users/${viewer.id}`);
    expect(seen).toMatchObject({ status: 200, body: { username: viewer.username } });
    const people = await app.as(hidden).get(`/social/users/search?query=${viewer.username}`);
    expect(JSON.stringify(people.body)).toContain(viewer.id);
    expect((await app.as(hidden).post(`/social/users/${viewer.id}/follow`)).status).toBe(200);
  });
});

test("the list of calls that show nobody names existing, reading calls only", () => {
  const names = reads.map(([name]) => name);
  expect(Object.keys(SHOWS_NOBODY).filter((name) => !names.includes(name))).toEqual([]);
  const all = endpoints.map(([name]) => name);
  expect([...Object.keys(WAYS), ...Object.keys(STILL_FINDS)].filter((name) => !all.includes(name))).toEqual(
    [],
  );
});

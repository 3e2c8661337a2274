import { afterEach, expect, test, vi } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import type { Database } from "../../db/database.ts";
import { activePeople } from "./active-people.service.ts";
import { ACTIVE_PEOPLE, type ActiveRow } from "./suggestions.queries.ts";

const app = testApp();
afterEach(() => void vi.useRealTimers());

test("of the people of a large subject, those who hide, delete or block are left out at once", async () => {
  const names = Array.from({ length: 20 }, (_, i) => `learner${i}`);
  const people = await Promise.all(names.map((name) => app.person(name)));
  const [viewer, author, ...learners] = people as [Person, Person, ...Person[]];
  const posts = [];
  for (let i = 0; i < 20; i++)
    posts.push(await createPost(app, author, questionPost({ subject: "PHYSICS" })));
  const [{ questions }] = posts as [{ questions: { id: string }[] }];
  for (const learner of [viewer, ...learners])
    await app.as(learner).post(`/social/questions/${questions[0]?.id}/answer`, { selectedOption: "A" });
  await app.deps.rollup.run();
  expect(await activePeople(app.deps.db, ["PHYSICS"])).toHaveLength(16);

  const suggested = async () => {
    const { content } = (await app.as(viewer).get("/social/users/suggestions?size=20")).body;
    const rows: { id: string; reason: string }[] = content;
    return rows.filter(({ reason }) => reason === "Also practises Physics").map(({ id }) => id);
  };
  const before = await suggested();
  // The viewer may be one of the fifteen.
  expect(before.length).toBeGreaterThanOrEqual(14);
  const [shy, gone, blocked] = before.map((id) => learners.find((each) => each.id === id)) as [
    Person,
    Person,
    Person,
  ];
  await app.as(shy).put("/auth/profile", { hideFromLeaderboard: true });
  await app.as(gone).delete("/auth/account", { password: gone.password });
  await app.as(blocked).post(`/social/users/${viewer.id}/block`);
  const after = await suggested();
  expect(after).toEqual(before.filter((id) => ![shy.id, gone.id, blocked.id].includes(id)));
});

/** Answers with this many rows for each subject. */
function counting(rows: number) {
  const asked: string[][] = [];
  const query = async (_sql: string, [subjects]: [ActiveRow["subject"][]]) => {
    asked.push(subjects);
    return subjects.flatMap((subject) =>
      Array.from({ length: rows }, (_, i) => ({
        subject,
        id: `${i}`,
        posts: i > 20,
        followers_count: 0,
        score: 0,
      })),
    );
  };
  return { db: { query } as unknown as Database, asked };
}

test("the people of a subject that has many are kept for a minute", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  // The clock would begin at zero, which the cache takes for no time at all.
  vi.advanceTimersByTime(1_000);
  const { db, asked } = counting(ACTIVE_PEOPLE);
  await activePeople(db, ["PHYSICS"]);
  expect(await activePeople(db, ["PHYSICS", "BIOLOGY"])).toHaveLength(ACTIVE_PEOPLE);
  vi.advanceTimersByTime(59_000);
  await activePeople(db, ["PHYSICS"]);
  expect(asked).toEqual([["PHYSICS"], ["BIOLOGY"]]);
  vi.advanceTimersByTime(2_000);
  await activePeople(db, ["PHYSICS"]);
  expect(asked).toEqual([["PHYSICS"], ["BIOLOGY"], ["PHYSICS"]]);
});

test("the people of a small community are read at every call", async () => {
  const { db, asked } = counting(ACTIVE_PEOPLE - 1);
  await activePeople(db, ["PHYSICS"]);
  await activePeople(db, ["PHYSICS"]);
  expect(asked).toEqual([["PHYSICS"], ["PHYSICS"]]);
});

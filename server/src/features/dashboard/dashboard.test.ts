import { expect, test } from "vitest";
import { createPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

test("the dashboard's one reply contains the replies of its seven calls", async () => {
  const asha = await app.person("asha");
  const meera = await app.person("meera");
  const post = await createPost(app, meera);
  const as = app.as(asha);
  const goal = { examType: "NEET", minutesPerDay: 30, subjects: ["PHYSICS"] };
  expect((await as.put("/learning/goal", goal)).status).toBe(200);
  await as.post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
  expect((await as.post("/study-plans", {})).status).toBe(200);

  const parts = {
    progress: `/mcq/progress/${asha.id}`,
    goal: "/learning/goal",
    readiness: "/learning/readiness",
    forecast: "/learning/forecast?days=1",
    studyPlans: "/study-plans",
    activity: "/social/activity?size=8",
    suggestions: "/social/users/suggestions?size=5",
  };
  const apart = await Promise.all(Object.values(parts).map(async (path) => (await as.get(path)).body));
  const reply = await as.get("/learning/dashboard");
  expect(reply.status).toBe(200);
  expect(Object.keys(reply.body).toSorted()).toEqual(Object.keys(parts).toSorted());
  expect(Object.keys(parts).map((part) => reply.body[part])).toEqual(apart);
  expect(reply.body.progress.totalQuestions).toBe(1);
  expect(reply.body.studyPlans.content).toHaveLength(1);
});

import { expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

test("the export holds everything about its owner and nothing about others", async () => {
  const [asha, kabir] = [await app.person("asha", { bio: "NEET" }), await app.person("kabir")];
  const own = await createPost(app, asha);
  const theirs = await createPost(app, kabir, questionPost({ title: "Theirs" }));
  const again = questionPost({}, { questionText: "What pays only once?" });
  const [paid, copy] = [await createPost(app, kabir, again), await createPost(app, kabir, again)];
  const unanswered = await createPost(app, kabir);
  const question = theirs.questions[0];
  await app.as(asha).post(`/social/questions/${question.id}/answer`, { selectedOption: "B" });
  for (const { questions } of [paid, copy]) {
    await app.as(asha).post(`/social/questions/${questions[0].id}/answer`, { selectedOption: "A" });
  }
  await app.as(asha).post(`/social/posts/${theirs.id}/comments`, { content: "So close" });
  for (const act of ["like", "bookmark"]) await app.as(asha).post(`/social/posts/${theirs.id}/${act}`);
  await app.as(asha).post(`/social/users/${kabir.id}/follow`);
  await app.as(kabir).post(`/social/users/${asha.id}/follow`);

  await app.as(asha).put("/learning/goal", { examType: "NEET", subjects: ["PHYSICS"] });

  const nima = await app.person("nima");
  await app.as(asha).post(`/social/users/${nima.id}/block`);
  await app.as(asha).post(`/social/users/${nima.id}/mute`, { hours: 24 });
  await app.as(asha).post("/social/muted-texts", { kind: "TOPIC", text: "Kinematics" });

  const reply = await app.as(asha).get("/auth/export");
  expect(reply.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="prepfeed-export-\d{4}-\d\d-\d\d\.json"$/,
    ),
    "cache-control": "no-store",
  });
  expect(reply.body).toMatchObject({
    exportedAt: expect.stringMatching(/Z$/),
    account: {
      id: asha.id,
      email: asha.email,
      bio: "NEET",
      followersCount: 1,
      createdAt: expect.stringMatching(/Z$/),
    },
    sessions: [{ id: expect.any(String) }],
    signIns: [{ id: expect.any(String), device: expect.any(String), lastAt: expect.stringMatching(/Z$/) }],
    posts: [{ id: own.id, title: "Free fall", questions: [{ id: own.questions[0].id, correctAnswer: "A" }] }],
    answers: expect.arrayContaining(
      [
        { questionId: question.id, selectedOption: "B", isCorrect: false, correctAnswer: "A" },
        { questionId: paid.questions[0].id, pointsEarned: 1, unpaidReason: null },
        { questionId: copy.questions[0].id, pointsEarned: 0, unpaidReason: "KEY_SEEN" },
      ].map((answer) => expect.objectContaining(answer)),
    ),
    authorPoints: [
      { authorId: kabir.id, days: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), points: 1 }] },
    ],
    comments: [{ content: "So close", postId: theirs.id }],
    likes: [{ postId: theirs.id }],
    bookmarks: [{ postId: theirs.id }],
    follows: [{ userId: kabir.id, username: kabir.username }],
    blocks: [{ userId: nima.id, username: nima.username }],
    mutedPeople: [{ userId: nima.id, username: nima.username, until: expect.stringMatching(/Z$/) }],
    mutedTexts: [{ kind: "TOPIC", text: "Kinematics", until: null }],
    notifications: [{ kind: "follow", actorId: kabir.id }],
    reviews: [],
    goals: [{ examType: "NEET", examDate: null, subjects: ["PHYSICS"] }],
    studyPlans: [],
    conversations: [],
    practiceQuestions: [],
    revenue: [],
  });
  expect(JSON.stringify(reply.body)).not.toContain(unanswered.id);
});

test("the keys of practice questions stay secret until they are answered", async () => {
  const asha = await app.person("asha");
  await app.deps.db.query(
    `insert into questions (id, asked_by, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, estimate)
     values (gen_random_uuid(), $1, 'Waiting', 'a', 'b', 'c', 'd', 'C', 'Nobody may know yet', '', 0)`,
    [asha.id],
  );
  const { body } = await app.as(asha).get("/auth/export");
  expect(body.practiceQuestions).toMatchObject([{ questionText: "Waiting", isAnswered: false }]);
  expect(JSON.stringify(body)).not.toContain("Nobody may know yet");
  expect(body.practiceQuestions[0]).not.toHaveProperty("correctAnswer");
});

test("lists of several pages are complete, in order and without repetition", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  await app.deps.db.query(
    `with made as (
       insert into questions (id, author_id, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, estimate)
       select gen_random_uuid(), $2, 'Question ' || n, 'a', 'b', 'c', 'd', 'A', '', '', 0 from generate_series(1, 2500) n returning id)
     insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts)
     select $1, id, 'B', false, 0, false from made`,
    [asha.id, kabir.id],
  );
  const { body } = await app.as(asha).get("/auth/export");
  const ids: string[] = body.answers.map(({ questionId }: { questionId: string }) => questionId);
  expect(new Set(ids).size).toBe(2500);
  expect(ids).toEqual(ids.toSorted());
});

test("the key of the assistant's open question stays secret too", async () => {
  const asha = await app.person("asha");
  const { body: talk } = await app
    .as(asha)
    .post("/gemini/conversational-ai", { message: "quiz me on trigonometry" });
  const { body } = await app.as(asha).get("/auth/export");
  expect(body.conversations).toEqual([
    {
      id: talk.conversationId,
      turns: [
        { role: "learner", text: "quiz me on trigonometry" },
        { role: "assistant", text: talk.reply },
      ],
      updatedAt: expect.stringMatching(/Z$/),
    },
  ]);
});

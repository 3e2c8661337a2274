import { refusals } from "@prepfeed/contract/foundation/refusals";
import { EXAM_PATTERNS } from "@prepfeed/question-engine/exams";
import { beforeAll, describe, expect, test } from "vitest";
import { keysOf } from "../../../test/mock-tests.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { composePaper } from "./compose-paper.service.ts";
import { readyPapers } from "./ready-papers.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

const make = (body: object, person = asha) => app.as(person).post("/mock-tests", { title: "Mine", ...body });

describe("patterns", () => {
  test("are shown to everybody, with marks as fractions and with what is not known", async () => {
    const { body } = await app.visitor.get("/mock-tests/patterns");
    expect(body.patterns).toHaveLength(EXAM_PATTERNS.length);
    const gate = body.patterns.find(({ id }: { id: string }) => id === "gate-cs-2026");
    expect(gate).toMatchObject({ totalMarks: 100, totalQuestions: 65, durationMinutes: 180, verified: true });
    expect(gate.sections[0]).toMatchObject({ questions: 10, marks: 15, durationMinutes: null });
    expect(gate.sections[0].rules[0]).toEqual({
      kind: "SINGLE",
      count: 5,
      marks: "1",
      negativeMarks: "1/3",
      partial: false,
    });
    const sat = body.patterns.find(({ id }: { id: string }) => id === "sat-2026");
    expect(sat.verified).toBe(false);
    expect(sat.notes.join(" ")).toContain("not published");
  });
});

describe("making a paper", () => {
  test("from an exam's pattern: short, without repeats, and with its own copy of the rules", async () => {
    const { status, body } = await make({ examType: "NEET", form: "short" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      pattern: "neet-2026",
      year: 2026,
      form: "short",
      totalQuestions: 60,
      totalMarks: 240,
      durationMinutes: 60,
      visibility: "private",
      isMine: true,
    });
    const keys = await keysOf(app, body.id);
    expect(keys).toHaveLength(60);
    const rows = await app.deps.db.query<{ fingerprint: string; subject: string }>(
      "select q.fingerprint, q.subject from mock_test_questions p join questions q on q.id = p.question_id where p.test_id = $1",
      [body.id],
    );
    expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(60);
    expect(rows.filter(({ subject }) => subject === "BIOLOGY")).toHaveLength(30);
  });

  test("by section, from own sections, and from the fields of the form", async () => {
    const section = await make({ pattern: "ssc-cgl-2026", form: "section", section: "English" });
    expect(section.body).toMatchObject({ totalQuestions: 25, durationMinutes: 15, locked: false });
    const own = await make({
      sections: [
        {
          name: "Speed",
          subject: "Physics",
          questions: 2,
          marks: "4",
          negativeMarks: "1/3",
          durationMinutes: 5,
        },
        { name: "Words", section: "English Language", questions: 3, marks: 2.5, durationMinutes: 6 },
      ],
    });
    expect(own.body).toMatchObject({
      totalQuestions: 5,
      totalMarks: 15.5,
      durationMinutes: 11,
      locked: true,
    });
    const form = await make({
      subject: "Chemistry",
      examType: "JEE Main",
      duration: 30,
      totalQuestions: 4,
      difficultyLevel: "Hard",
      description: "Acids",
      instructions: "No books",
    });
    expect(form.body).toMatchObject({
      subject: "CHEMISTRY",
      examType: "JEE_MAIN",
      durationMinutes: 30,
      totalQuestions: 4,
      totalMarks: 16,
      difficultyLevel: "HARD",
      description: "Acids",
      instructions: "No books",
    });
  });

  test.each([
    ["no title", { title: " ", subject: "PHYSICS" }],
    ["nothing asked for", {}],
    ["an unknown pattern", { pattern: "astrology-2026" }],
    ["an unknown section", { pattern: "neet-2026", form: "section", section: "Astrology" }],
    ["an exam without a pattern", { examType: "IELTS", form: "full" }],
    ["too many questions", { subject: "PHYSICS", totalQuestions: 201 }],
    ["too long", { subject: "PHYSICS", duration: 361 }],
    ["no duration", { subject: "PHYSICS", duration: 0 }],
    [
      "marks that don't add up",
      { sections: [{ name: "A", subject: "PHYSICS", questions: 1, marks: "1/11" }] },
    ],
    ["a section about nothing", { sections: [{ name: "A", questions: 1 }] }],
    [
      "a clock for one section only",
      {
        sections: [
          { name: "A", subject: "PHYSICS", questions: 1, durationMinutes: 5 },
          { name: "B", subject: "PHYSICS", questions: 1 },
        ],
      },
    ],
    [
      "sections that are too many together",
      {
        sections: [
          { name: "A", subject: "PHYSICS", questions: 150 },
          { name: "B", subject: "BIOLOGY", questions: 150 },
        ],
      },
    ],
    [
      "a window in the past",
      { subject: "PHYSICS", startsAt: "2020-01-01T00:00:00Z", endsAt: "2020-01-02T00:00:00Z" },
    ],
    ["half a window", { subject: "PHYSICS", startsAt: "2099-01-01T00:00:00Z" }],
    ["an unknown visibility", { subject: "PHYSICS", visibility: "secret" }],
  ])("is refused with %s", async (_, body) => {
    expect((await make(body)).status).toBe(400);
  });

  test("asks nothing that its learner has already answered", async () => {
    const topic = { sections: [{ name: "A", topic: "Kinematics", questions: 3 }] };
    const first = await make(topic);
    const attempt = await app.as(asha).post(`/mock-tests/${first.body.id}/attempts`, {});
    for (const { id } of attempt.body.sections[0].questions)
      await app.as(asha).put(`/mock-attempts/${attempt.body.id}/answers/${id}`, { answer: "A", sequence: 1 });
    await app.as(asha).post(`/mock-attempts/${attempt.body.id}/submit`);
    const second = await make(topic);
    const repeats = await app.deps.db.query(
      `select 1 from mock_test_questions one join questions a on a.id = one.question_id
         join questions b on b.fingerprint = a.fingerprint join mock_test_questions two on two.question_id = b.id
       where one.test_id = $1 and two.test_id = $2`,
      [first.body.id, second.body.id],
    );
    expect(repeats).toEqual([]);
  });
});

describe("visibility of a paper", () => {
  test("a private paper is only for its author, others need only the link, and withdrawn papers are not found", async () => {
    const [own, linked, open] = await Promise.all(
      ["private", "link", "public"].map((visibility) =>
        make({ subject: "PHYSICS", totalQuestions: 1, visibility }),
      ),
    );
    const see = async (id: string) => (await app.as(kabir).get(`/mock-tests/${id}`)).status;
    expect([await see(own?.body.id), await see(linked?.body.id), await see(open?.body.id)]).toEqual([
      404, 200, 200,
    ]);
    await app.as(kabir).post(`/social/users/${asha.id}/follow`);
    const listed = async (scope: string, person = kabir) =>
      (await app.as(person).get(`/mock-tests?scope=${scope}&size=50`)).body.content.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed("following")).toContain(open?.body.id);
    expect(await listed("following")).not.toContain(linked?.body.id);
    expect(await listed("shared")).toEqual([]);
    await app.as(kabir).post(`/mock-tests/${linked?.body.id}/attempts`, {});
    expect(await listed("shared")).toEqual([linked?.body.id]);
    expect(await listed("mine", asha)).toEqual(
      expect.arrayContaining([own?.body.id, linked?.body.id, open?.body.id]),
    );

    expect((await app.as(kabir).delete(`/mock-tests/${open?.body.id}`)).status).toBe(404);
    expect((await app.as(asha).delete(`/mock-tests/${open?.body.id}`)).status).toBe(204);
    expect(await see(open?.body.id)).toBe(404);
    const left = await app.deps.db.query("select 1 from mock_tests where id = $1", [open?.body.id]);
    expect(left).toEqual([]);
    expect((await app.as(asha).delete(`/mock-tests/${linked?.body.id}`)).status).toBe(204);
    expect(await see(linked?.body.id)).toBe(404);
    expect((await app.as(kabir).post(`/mock-tests/${linked?.body.id}/attempts`, {})).status).toBe(200);
  });

  test("no other call finds a paper's questions", async () => {
    const { body } = await make({ subject: "PHYSICS", totalQuestions: 2, visibility: "public" });
    const [key] = await keysOf(app, body.id);
    const answer = await app
      .as(asha)
      .post(`/social/questions/${key?.id}/answer`, { selectedOption: key?.correct_answer });
    expect([answer.status, answer.body.message]).toEqual([404, refusals.questions.notFound]);
    const review = await app
      .as(asha)
      .post("/mcq/review", { questionId: key?.id, selectedOption: key?.correct_answer });
    expect(review.status).toBe(404);
    for (const path of ["/social/feed", "/social/feed/trending", "/mcq/mistakes", "/auth/export"])
      expect(JSON.stringify((await app.as(asha).get(path)).body)).not.toContain(key?.id);
  });
});

describe("ready papers", () => {
  test("are at least three per exam, and listing them composes none", async () => {
    const all = [];
    for (let page = 0; page < 3; page++)
      all.push(...(await app.as(asha).get(`/mock-tests?scope=ready&size=50&page=${page}`)).body.content);
    for (const { id } of EXAM_PATTERNS)
      expect(all.filter(({ pattern }) => pattern === id).length).toBeGreaterThanOrEqual(3);
    expect(await app.deps.db.query("select 1 from mock_tests where is_ready")).toEqual([]);
    const neet = await app.as(asha).get("/mock-tests?scope=ready&examType=NEET");
    expect(new Set(neet.body.content.map(({ pattern }: { pattern: string }) => pattern))).toEqual(
      new Set(["neet-2026"]),
    );
  });

  test("are composed a few at a time per person; further requests must retry, and other people are served", async () => {
    const [short] = readyPapers("GRE").filter(({ form }) => form === "short");
    if (!short) throw new Error("there is no short paper");
    const compose = (who: string, seed: number) =>
      composePaper({
        rules: short.rules,
        examType: "GRE",
        difficulty: undefined,
        seed: `${seed}`,
        known: new Set(),
        options: 4,
        who,
      });
    const greedy = Array.from({ length: 8 }, (_, seed) => compose("asha", seed));
    const other = compose("kabir", 9);
    const outcomes = await Promise.allSettled(greedy);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array(4).fill("fulfilled"),
      ...Array(4).fill("rejected"),
    ]);
    await expect(greedy[7]).rejects.toMatchObject({ code: "unavailable", retryAfter: 2 });
    expect((await other).questions.length).toBeGreaterThan(0);
  });

  test("are the same for everybody, also when opened at the same time", async () => {
    const { body } = await app.as(asha).get("/mock-tests?scope=ready&examType=GRE");
    const short = body.content.find(({ form }: { form: string }) => form === "short");
    const [mine, theirs] = await Promise.all(
      [asha, kabir].map((person) => app.as(person).post(`/mock-tests/${short.id}/attempts`, {})),
    );
    expect([mine?.status, theirs?.status]).toEqual([201, 201]);
    const ids = (reply: typeof mine) => reply?.body.sections[0].questions.map(({ id }: { id: string }) => id);
    expect(ids(mine)).toHaveLength(4);
    expect(ids(mine)).toEqual(ids(theirs));
  });
});

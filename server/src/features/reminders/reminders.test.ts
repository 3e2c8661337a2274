import { expect, test, vi } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";
import { sendReminders } from "./reminders.service.ts";

const app = testApp();
const HOUR = 3_600_000;

test("a reminder is sent once, at its hour, while something is due, and its link turns it off", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  expect((await app.as(asha).get("/learning/reminder")).body).toEqual({ reminder: null });
  const { questions } = await createPost(
    app,
    ravi,
    questionPost({}, { questionText: "What is reminded of?" }),
  );
  await app.as(asha).post(`/social/questions/${questions[0].id}/answer`, { selectedOption: "B" });
  await app.deps.rollup.run();
  const { db, mailer } = app.deps;
  const letPass = () =>
    db.query("update memories set due = due - 1, last_day = last_day - 1 where user_id = $1", [asha.id]);
  /** The full hour that is an hour from now in the learner's time zone. */
  const set = async (channel: "mail" | "notification") => {
    const hour = (app.deps.now().getUTCHours() + 1) % 24;
    const { body } = await app.as(asha).put("/learning/reminder", { reminder: { hour, channel } });
    expect(body).toEqual({ reminder: { hour, channel } });
  };
  const send = vi.spyOn(mailer, "send");
  const mails = () => send.mock.calls.map(([mail]) => mail).filter(({ to }) => to === asha.email);
  const deps = { ...app.deps, publicUrl: "https://prepfeed.test" };

  await set("mail");
  await sendReminders(deps);
  expect(mails()).toHaveLength(0);
  await letPass();
  app.pass(HOUR);
  await Promise.all([sendReminders(deps), sendReminders(deps)]);
  await sendReminders(deps);
  expect(mails()).toHaveLength(1);
  const [mail] = mails();
  expect(mail?.subject).toBe("1 question is due today");
  expect(mail?.text).toContain("https://prepfeed.test/today");

  const [, token] = /reminder-off\?token=(\S+)/.exec(mail?.text ?? "") ?? [];
  const forged = `${ravi.id}.${token?.split(".")[1]}`;
  expect((await app.as(undefined).post("/learning/reminder/off", { token: forged })).status).toBe(400);
  expect((await app.as(undefined).post("/learning/reminder/off", { token })).status).toBe(204);
  expect((await app.as(asha).get("/learning/reminder")).body).toEqual({ reminder: null });

  await set("notification");
  app.pass(HOUR);
  await sendReminders(deps);
  const { content } = (await app.as(asha).get("/social/notifications")).body;
  expect(content).toMatchObject([{ kind: "reminder", attempts: 1, actor: null, post: null }]);
  // Late by hours, as after a night without the server: moved on and not sent.
  await set("mail");
  app.pass(3 * HOUR);
  await sendReminders(deps);
  expect(mails()).toHaveLength(1);
  send.mockRestore();
});

test("a reminder is sent at its hour in the learner's time zone", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await app.as(asha).put("/auth/profile", { timeZone: "Asia/Kolkata" });
  const { questions } = await createPost(
    app,
    ravi,
    questionPost({}, { questionText: "What is asked in India?" }),
  );
  await app.as(asha).post(`/social/questions/${questions[0].id}/answer`, { selectedOption: "B" });
  await app.deps.rollup.run();
  await app.deps.db.query("update memories set due = due - 1, last_day = last_day - 1 where user_id = $1", [
    asha.id,
  ]);
  // India is five and a half hours ahead of UTC.
  const hour = new Date(app.deps.now().getTime() + 6.5 * HOUR).getUTCHours();
  await app.as(asha).put("/learning/reminder", { reminder: { hour, channel: "notification" } });
  app.pass(HOUR);
  await sendReminders({ ...app.deps, publicUrl: "https://prepfeed.test" });
  const { content } = (await app.as(asha).get("/social/notifications")).body;
  expect(content).toMatchObject([{ kind: "reminder" }]);
});

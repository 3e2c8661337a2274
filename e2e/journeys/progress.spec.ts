import type { Page } from "@playwright/test";
import { messages } from "@prepfeed/contract/foundation/messages";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, createAccount, logIn, newPerson } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/** Answers through the API: A is right, anything else is wrong. */
async function answer(page: Page, token: string, questionId: string, selectedOption: string) {
  const reply = await page.request.post(`/api/social/questions/${questionId}/answer`, {
    ...asBearer(token),
    data: { selectedOption, timeSpent: 65 },
  });
  expect(reply.status()).toBe(200);
}

async function follow(page: Page, token: string, userId: string) {
  const reply = await page.request.post(`/api/social/users/${userId}/follow`, {
    ...asBearer(token),
  });
  expect(reply.status()).toBe(200);
}

/** Another person's questions, one of each given subject. */
async function askQuestions(page: Page, subjects: string[], examType = "GRE") {
  const { token } = await createAccount(page, newPerson("author"));
  const posts = [];
  for (const subject of subjects) {
    const title = `${subject} ${crypto.randomUUID().slice(0, 8)}`;
    const questionText = `What does ${title} ask?`;
    posts.push({ title, ...(await publish(page, token, { title, subject, examType }, { questionText })) });
  }
  return posts.map(({ title, questions }) => ({ title, questionId: questions[0]?.id ?? "" }));
}

test("the dashboard shows the real answers", async ({ page }) => {
  const asha = newPerson("asha");
  const { token } = await createAccount(page, asha);
  const [first, second] = await askQuestions(page, ["PHYSICS", "BIOLOGY"]);
  await answer(page, token, first?.questionId ?? "", "A");
  await answer(page, token, second?.questionId ?? "", "B");
  await logIn(page, asha.username, asha.password);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto("/dashboard");
  const progress = page.getByRole("region", { name: "Progress" });
  for (const figure of ["2Questions Attempted", "1Correct Answers", "50%Accuracy Rate", "0Followers"])
    await expect(progress.getByText(figure.replace(/^[\d%]+/, "")).locator("..")).toHaveText(figure);
  const stats = page.getByRole("region", { name: "Quick stats" });
  await expect(stats).toContainText("0 days");
  await expect(stats).toContainText("2 questions");
  const activity = page.getByRole("region", { name: "Recent activity" });
  await expect(activity.getByRole("link", { name: /You answered 2 questions/ })).toBeVisible();
  await expect(activity.getByText("50%")).toBeVisible();
  expect(calls).toContain("/api/learning/dashboard");
  for (const part of ["mcq/progress", "learning/readiness", "social/activity", "social/users/suggestions"])
    expect(calls.filter((path) => path.startsWith(`/api/${part}`))).toEqual([]);
  await expect(page.getByRole("region", { name: "Strengths by subject" })).toContainText("100% · 1 of 1");
  const accuracy = page.getByRole("region", { name: "Accuracy over the last 30 days" });
  await expect(accuracy).toContainText("50% right in the last 30 days.");
  await accuracy.getByText("Show the figures").click();
  await expect(accuracy.getByRole("row")).toHaveCount(2);
  await expectNoSeriousFindings(page);
  for (const name of ["MCQ Practice", "Social Feed", "Create Post", "AI Questions", "Leaderboard"])
    await expect(
      page.getByRole("region", { name: "Quick actions" }).getByRole("link", { name }),
    ).toBeVisible();
});

test("a new learner's dashboard leads to a first answer and to people @all", async ({ page }) => {
  const [asha, bela, kabir] = [newPerson("asha"), newPerson("bela"), newPerson("kabir")];
  const { token: ashaToken } = await createAccount(page, asha);
  const { token: belaToken, user: belaUser } = await createAccount(page, bela);
  const { user: kabirUser } = await createAccount(page, kabir);
  await follow(page, ashaToken, belaUser.id);
  await follow(page, belaToken, kabirUser.id);
  await logIn(page, asha.username, asha.password);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByText("Your progress starts with one answer")).toBeVisible();
  await expect(page.getByText("Nothing yet")).toBeVisible();
  const people = page.getByRole("region", { name: "People to follow" });
  await expect(people.getByText(`Followed by ${bela.username}`)).toBeVisible();
  await people.getByRole("button", { name: `Follow ${kabir.username}`, exact: true }).click();
  await expect(people.getByRole("button", { name: `Following ${kabir.username}` })).toBeVisible();
  await expectNoSeriousFindings(page);
});

test.describe("the connection test", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("shows five results, repeatedly while it is open @all", async ({ page, context }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await logIn(page, asha.username, asha.password, "/dashboard");
    await page.getByRole("button", { name: "Connection settings" }).click();
    const dialog = page.getByRole("dialog", { name: "Connection test" });
    for (const name of ["Browser online", "API reachable", "Database", "Session valid", "API round trip"])
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^(Success|Warning)$/)).toHaveCount(5);
    await expectNoSeriousFindings(page);
    await context.route("**/api/health", (route) => route.abort());
    await expect(dialog.getByText("Error", { exact: true })).toHaveCount(2);
    await expect(dialog.getByText(messages.web.backendUnreachable)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Connection settings" })).toBeFocused();
  });
});

test.describe("figures that cannot be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("are dashes, never 0, and can be loaded again @all", async ({ page, context }) => {
    const asha = newPerson("asha");
    const { token } = await createAccount(page, asha);
    const [question] = await askQuestions(page, ["PHYSICS"]);
    await answer(page, token, question?.questionId ?? "", "A");
    await logIn(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");
    for (const call of ["mcq/progress/*", "learning/dashboard*"])
      await context.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/dashboard");
    await expect(page.getByText("Your figures could not be loaded.")).toBeVisible();
    const progress = page.getByRole("region", { name: "Progress" });
    await expect(progress.getByText("–")).toHaveCount(4);
    await expect(progress.getByText("0", { exact: true })).toHaveCount(0);
    await expectNoSeriousFindings(page);
    await context.unrouteAll();
    await page.getByRole("alert").filter({ hasText: "figures" }).getByRole("button").click();
    await expect(progress.getByText("100%")).toBeVisible();
  });
});

test("the leaderboard shows the learner's rank, the podium, periods and filters", async ({ page }) => {
  const questions = await askQuestions(page, ["ECONOMICS", "ECONOMICS", "ECONOMICS"], "CDS");
  const people = [newPerson("sana"), newPerson("asha"), newPerson("kabir")];
  // Sana gets three right, Asha two, Kabir one.
  for (const [place, person] of people.entries()) {
    const { token } = await createAccount(page, person);
    for (const [i, { questionId }] of questions.entries())
      await answer(page, token, questionId, i < 3 - place ? "A" : "C");
  }
  const [sana, asha] = people;
  await logIn(page, asha?.username ?? "", asha?.password ?? "", "/leaderboard");
  await page.getByLabel("Subject").selectOption({ label: "Economics (with Banking)" });
  await page.getByLabel("Exam Type").selectOption({ label: "CDS" });
  await expect(page).toHaveURL("/leaderboard?subject=ECONOMICS&exam=CDS");
  await expect(page.getByRole("region", { name: "Your rank" })).toHaveText(/#2.*3.*66\.7%.*2/);
  await expect(page.getByRole("list", { name: "Top three" }).getByRole("listitem")).toHaveCount(3);
  const rankings = page.getByRole("region", { name: "Full rankings" });
  const own = rankings.getByRole("listitem").filter({ hasText: "You" });
  await expect(own).toContainText("2 points");
  await expect(own).toContainText("3 questions");
  await expect(own).toContainText("66.7% accuracy");
  await expect(rankings.getByRole("listitem").first()).toContainText(sana?.username ?? "");
  await expectNoSeriousFindings(page);

  await page.getByRole("tab", { name: "Today" }).click();
  await expect(page).toHaveURL("/leaderboard?period=today&subject=ECONOMICS&exam=CDS");
  await expect(own).toBeVisible();
  await page.getByLabel("Exam Type").selectOption({ label: "AFCAT" });
  await expect(page.getByText("No rankings available yet")).toBeVisible();
  await expect(page.getByText("Start practicing MCQs to appear on the leaderboard!")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Today" })).toHaveAttribute("aria-selected", "true");
});

test("a learner's answers are listed by subject and by result, and mistakes practised", async ({ page }) => {
  const asha = newPerson("asha");
  const { token } = await createAccount(page, asha);
  const [right, wrong] = await askQuestions(page, ["PHYSICS", "HISTORY"]);
  await answer(page, token, right?.questionId ?? "", "A");
  await answer(page, token, wrong?.questionId ?? "", "B");
  await logIn(page, asha.username, asha.password);
  await page.getByRole("button", { name: `Account menu of ${asha.username}` }).click();
  await page.getByRole("menuitem", { name: "Your answers" }).click();
  await expect(page).toHaveURL("/history");
  await expect(page.getByText("2 answers")).toBeVisible();
  const comingBack = page.getByRole("region", { name: "Coming back" });
  await expect(comingBack.getByRole("link", { name: "Today's session" })).toHaveAttribute("href", "/today");
  await page.getByRole("tab", { name: "Wrong" }).click();
  await expect(page.getByText("1 answer", { exact: true })).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: wrong?.title });
  await expect(row.getByText("Half the acceleration")).toBeHidden();
  await row.getByRole("button", { name: new RegExp(wrong?.title ?? "") }).click();
  await expect(row.getByText("Half the acceleration")).toBeVisible();
  await expect(row.getByText("Your answer", { exact: true })).toBeVisible();
  await expect(row.getByText("1:05")).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.getByLabel("Subject").selectOption({ label: "Physics" });
  await expect(page.getByText("No such answers")).toBeVisible();
  await page.getByRole("button", { name: "Show all answers" }).click();
  await expect(page.getByText("2 answers")).toBeVisible();
  await page.getByLabel("Subject").selectOption({ label: "History" });
  await expect(page.getByText("1 answer", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Practise my mistakes" }).click();
  await expect(page).toHaveURL("/mcq?mistakes=1&subject=HISTORY");
  await page.getByRole("button", { name: "Start Practice" }).click();
  await expect(page.getByText(wrong?.title ?? "").first()).toBeVisible();
});

test("the last 30 days and the learner's rank are beside the feed @all", async ({ page }) => {
  const asha = newPerson("asha");
  const { token } = await createAccount(page, asha);
  const [question] = await askQuestions(page, ["GEOGRAPHY"]);
  await answer(page, token, question?.questionId ?? "", "A");
  await logIn(page, asha.username, asha.password);
  const aside = page.getByRole("complementary", { name: "At a glance" });
  await expect(aside.getByText("1 question on 1 day in the last 30 days.")).toBeVisible();
  await expect(aside.getByRole("listitem").filter({ hasText: "You" })).toBeVisible();
  await expect(aside.getByText("You have no study plan yet.")).toBeVisible();
  await expectNoSeriousFindings(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, colorScheme: "dark" });
  test("nothing scrolls sideways, and dark passes the same checks @all", async ({ page }) => {
    const asha = newPerson("asha");
    const { token } = await createAccount(page, asha);
    const [question] = await askQuestions(page, ["PHYSICS"]);
    await answer(page, token, question?.questionId ?? "", "B");
    await logIn(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");
    for (const [path, sign] of [
      ["/dashboard", asha.username],
      ["/leaderboard", "Your rank"],
      ["/history", "1 answer"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(sign).first()).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      await expectNoSeriousFindings(page);
    }
  });
});

test("badges are earned, and the others show their progress", async ({ page }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { token, user } = await createAccount(page, asha);
  const author = await createAccount(page, kabir);
  for (let i = 0; i < 7; i++) {
    const post = await publish(page, author.token, {}, { questionText: `How far in ${i} s?` });
    const [question] = post.questions;
    await page.request.post(`/api/social/questions/${question?.id}/answer`, {
      ...asBearer(token),
      data: { selectedOption: i < 6 ? "A" : "B" },
    });
  }
  for (let i = 0; i < 4; i++) await publish(page, token, {}, { questionText: `How high after ${i} s?` });

  await logIn(page, asha.username, asha.password, "/profile");
  for (const text of [
    "7 of 10 questions",
    "80% accuracy",
    "4 of 5 posts",
    "Not verified yet",
    "Not premium yet",
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText("1 of 5 earned")).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.goto(`/users/${user.id}`);
  const earned = page.getByRole("list", { name: "Achievements" });
  await expect(earned.getByText("High Achiever")).toBeVisible();
  await expect(earned.getByRole("listitem")).toHaveCount(1);
  await expectNoSeriousFindings(page);
});

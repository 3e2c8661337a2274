import type { Locator, Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { dayIn } from "../../support/day-in.ts";
import { asBearer, createAccount, NO_SCREEN, newPerson, signIn } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

async function register(page: Page) {
  const meera = newPerson("meera");
  await page.goto("/register");
  await page.getByLabel("First Name").fill("Meera");
  await page.getByLabel("Last Name").fill("Iyer");
  await page.getByLabel("Username").fill(meera.username);
  await page.getByLabel("Email").fill(meera.email);
  await page.getByLabel("Password", { exact: true }).fill(meera.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(meera.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/welcome");
  await expect(page.getByLabel("Exam", { exact: true })).toBeVisible();
}

async function setGoal(page: Page, token: string, examType: string) {
  const data = { examType, subjects: ["PHYSICS"] };
  expect((await page.request.put("/api/learning/goal", { ...asBearer(token), data })).status()).toBe(200);
}

/** Answers the three questions that follow the goal, of any kind. */
async function answerPlacement(page: Page) {
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Submit Answer" }).click();
    await page.getByRole("button", { name: number < 3 ? "Next Question" : "Finish" }).click();
  }
}

test("after registering, a learner names an exam, answers three questions and begins today's session", async ({
  page,
}) => {
  await register(page);
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Go to my first question" }).click();
  await expect(page.getByText("Please select an exam.")).toBeVisible();
  await page.getByLabel("Exam", { exact: true }).selectOption({ label: "SSC CGL" });
  await expect(page.getByRole("checkbox", { name: "Reasoning" })).toBeChecked();
  await page.getByLabel("Exam", { exact: true }).selectOption({ label: "NEET" });
  await expect(page.getByRole("checkbox", { name: "Reasoning" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Biology" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "History" })).not.toBeChecked();
  await page.getByLabel("Exam date").fill("2020-05-03");
  await page.getByRole("button", { name: "Go to my first question" }).click();
  await expect(page.getByText("Please choose today or a later day.")).toBeVisible();
  await page.getByLabel("Exam date").fill(dayIn(100));
  await page.getByText("40", { exact: true }).click();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Go to my first question" }).click();
  await expect(page.getByText("NEET").first()).toBeVisible();
  await answerPlacement(page);
  await expect(page.getByRole("heading", { name: /^[0-3] of 3 right$/ })).toBeVisible();
  const saved = page.waitForResponse((reply) => reply.url().endsWith("/learning/reminder"));
  await page.getByRole("switch", { name: "Remind me by e-mail at 18:00" }).check();
  expect(await (await saved).json()).toEqual({ reminder: { hour: 18, channel: "mail" } });
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: "Start my first session" }).click();
  await expect(page).toHaveURL("/today");

  await page.goto("/dashboard");
  const mine = page.getByRole("region", { name: "My exam" });
  await expect(mine.getByText(/NEET in (99|100|101) days/)).toBeVisible();
  await expect(mine.getByText("40 minutes a day")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Welcome, meera/ })).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("it can be skipped, set from the dashboard, changed in the settings and removed @all", async ({
  page,
}) => {
  await register(page);
  await page.getByRole("link", { name: "Skip for now" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("link", { name: "Set my exam" }).click();
  await page.getByLabel("Exam", { exact: true }).selectOption({ label: "SBI PO" });
  await page.getByRole("button", { name: "Go to my first question" }).click();
  await expect(page.getByText("Question 1 of 3")).toBeVisible();

  await page.goto("/settings");
  const exam = page.getByLabel("Exam", { exact: true });
  await expect(exam).toHaveValue("SBI_PO");
  await exam.selectOption({ label: "GATE" });
  await page.getByRole("button", { name: "Save my exam" }).click();
  await expect(page.getByText("Your exam is saved")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Remove my exam" }).click();
  await expect(page.getByText("Your exam is removed")).toBeVisible();
  await expect(exam).toHaveValue("");
});

test("lists are filtered by the exam; a chip turns that off for the visit and on again @all", async ({
  page,
}) => {
  const author = await createAccount(page, newPerson("kabir"));
  const marker = crypto.randomUUID().slice(0, 8);
  await publish(page, author.token, { title: `Cadets ${marker}`, examType: "NDA" });
  await publish(page, author.token, { title: `Travellers ${marker}`, examType: "TOEFL" });
  const { token } = await signIn(page, "asha", NO_SCREEN);
  await setGoal(page, token, "NDA");
  await page.goto(`/social?q=${marker}`);
  const chip = page.getByRole("button", { name: "Only NDA, my exam" });
  const cards = page.getByRole("article");
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(cards).toHaveCount(1);
  await expectNoSeriousFindings(page);
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "false");
  await expect(cards).toHaveCount(2);

  await page.goto(`/explore?q=${marker}`);
  await expect(cards).toHaveCount(2);
  await chip.click();
  await expect(cards).toHaveCount(1);
  await page.goto(`/explore?q=${marker}&exam=TOEFL`);
  await expect(page.getByText(`Travellers ${marker}`).first()).toBeVisible();
  await expect(chip).toBeHidden();

  await page.goto("/mcq");
  await page.getByRole("button", { name: "Choose" }).click();
  await expect(page.getByLabel("Exam type")).toHaveValue("NDA");
  await page.goto("/generate-questions");
  await expect(page.getByLabel("Exam type")).toHaveValue("NDA");
  await page.goto("/leaderboard");
  await expect(page.getByLabel("Exam Type")).toHaveValue("NDA");
  await expect(page.getByText("Your rank · All time · NDA")).toBeVisible();
  await page.getByLabel("Exam Type").selectOption({ label: "All exam types" });
  await expect(chip).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("Your rank · All time", { exact: true })).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("a goal filters neither Following nor the learner's own new post @all", async ({ page }) => {
  const author = await createAccount(page, newPerson("kabir"));
  for (const examType of ["NDA", "TOEFL"]) await publish(page, author.token, { title: examType, examType });
  const { token } = await signIn(page, "asha", NO_SCREEN);
  await setGoal(page, token, "NDA");
  await page.request.post(`/api/social/users/${author.user.id}/follow`, asBearer(token));
  await page.goto("/social?tab=following");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Only NDA, my exam" })).toBeHidden();

  await page.goto("/create-post");
  const word = crypto.randomUUID().slice(0, 8);
  await page.getByLabel("Question text").fill(`What does $x^2 mean in ${word}?`);
  await expect(page.getByText("A formula is not closed")).toBeVisible();
  await page.getByLabel("Question text").fill(`What does $x^2$ mean in ${word}?`);
  await expect(page.getByText("A formula is not closed")).toBeHidden();
  for (const letter of ["A", "B", "C", "D"])
    await page.getByLabel(`Option ${letter}`, { exact: true }).fill(`Meaning ${letter}`);
  await page.getByLabel("Option A is correct").check();
  await page.getByLabel("Subject").selectOption("ENGLISH");
  await page.getByLabel("Exam type").selectOption("TOEFL");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL("/social");
  await expect(page.getByRole("article").filter({ hasText: word })).toBeVisible();
});

test("one button starts a practice for the learner's exam; other choices are behind Choose @all", async ({
  page,
}) => {
  const { token } = await signIn(page, "asha", NO_SCREEN);
  await setGoal(page, token, "NEET");
  await page.goto("/mcq");
  await expect(page.getByText("Ten questions for NEET: Physics.")).toBeVisible();
  await expect(page.getByLabel("Section")).toBeHidden();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Start for my exam" }).click();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
});

test("a practice with a clock and negative marking ends by itself and counts marks @all", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, "asha", "/mcq?subject=PHYSICS&difficulty=EASY&examType=NEET");
  await page.getByLabel("Clock").selectOption({ label: "Exam pace: 5 minutes" });
  await page.getByLabel("Negative marking").selectOption({ label: "As in NEET: +4, −1" });
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Start Practice" }).click();
  await expect(page.getByRole("timer")).toHaveText(/^(5:00|4:5\d)$/);
  await expect(page.getByText("Marks: +4, −1, nothing for what you skip")).toBeVisible();
  await page.getByRole("radio", { name: /^Option A/ }).check();
  await page.clock.fastForward("05:01");
  const results = page.getByRole("dialog", { name: /Great Job!|Keep Practicing!/ });
  await expect(results.getByText(/^(4 of 20 marks|−1 of 20 marks · 1 wrong took 1 off)$/)).toBeVisible();
  await expect(results.getByText(/^[01] of 1 correct · 4 skipped$/)).toBeVisible();
  await expectNoSeriousFindings(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("the first five minutes take at most 12 taps besides answering", async ({ page }) => {
    const meera = newPerson("meera");
    let taps = 0;
    const tap = async (target: Locator) => {
      taps++;
      await target.tap();
    };
    /** As a phone's keyboard moves from field to field. */
    const typeNext = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    };
    await page.goto("/");
    await tap(page.getByRole("link", { name: "Get Started" }).first());
    await tap(page.getByLabel("First Name"));
    for (const text of ["Meera", "Iyer", meera.username, meera.email]) await typeNext(text);
    await tap(page.getByLabel("Password", { exact: true }));
    await page.keyboard.type(meera.password);
    await tap(page.getByLabel("Confirm Password", { exact: true }));
    await page.keyboard.type(meera.password);
    await tap(page.getByRole("button", { name: "Create Account" }));

    const exam = page.getByLabel("Exam", { exact: true });
    await exam.selectOption({ label: "NEET" });
    // One tap opens the list, one chooses.
    taps += 2;
    await tap(page.getByRole("button", { name: "Go to my first question" }));
    await answerPlacement(page);
    await tap(page.getByRole("switch", { name: "Plan my whole exam" }));
    await tap(page.getByRole("link", { name: "Start my first session" }));
    await expect(
      page.getByText("New questions begin with your plan for today", { exact: false }),
    ).toBeVisible();
    await tap(page.getByRole("button", { name: "Start" }));
    await expect(page.getByRole("region", { name: "Session" })).toContainText("Question 1 of ");
    await expectNoSeriousFindings(page);
    expect(taps).toBeLessThanOrEqual(12);
  });
});

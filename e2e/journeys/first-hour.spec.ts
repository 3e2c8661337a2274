import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { dayIn } from "../support/day-in.ts";
import { asBearer, createAccount, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

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

test("whoever registers says what they prepare for, and is in front of a question of it", async ({
  page,
}) => {
  await register(page);
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Go to my first question" }).click();
  await expect(page.getByText("Please select an exam.")).toBeVisible();
  await page.getByLabel("Exam", { exact: true }).selectOption({ label: "NEET" });
  await expect(page.getByRole("checkbox", { name: "Biology" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "History" })).not.toBeChecked();
  await page.getByLabel("Exam date").fill("2020-05-03");
  await page.getByRole("button", { name: "Go to my first question" }).click();
  await expect(page.getByText("Please choose today or a later day.")).toBeVisible();
  await page.getByLabel("Exam date").fill(dayIn(100));
  await page.getByText("40", { exact: true }).click();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Go to my first question" }).click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();
  await expect(page.getByText("NEET").first()).toBeVisible();
  await expect(page).toHaveURL("/mcq");

  await page.goto("/dashboard");
  const mine = page.getByRole("region", { name: "My exam" });
  await expect(mine.getByText(/NEET in (99|100|101) days/)).toBeVisible();
  await expect(mine.getByText("40 minutes a day")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Welcome, meera/ })).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("it can be skipped, set from the dashboard, changed in the settings and removed", async ({ page }) => {
  await register(page);
  await page.getByRole("link", { name: "Skip for now" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("link", { name: "Set my exam" }).click();
  await page.getByLabel("Exam", { exact: true }).selectOption({ label: "SBI PO" });
  await page.getByRole("button", { name: "Go to my first question" }).click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();

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

test("lists begin with the exam; a chip lifts it for the visit and puts it back", async ({ page }) => {
  const author = await createAccount(page, newPerson("kabir"));
  const marker = crypto.randomUUID().slice(0, 8);
  await publish(page, author.token, { title: `Cadets ${marker}`, examType: "NDA" });
  await publish(page, author.token, { title: `Travellers ${marker}`, examType: "TOEFL" });
  const { token } = await signIn(page, "asha");
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

test("a practice against the clock with negative marking ends by itself and counts marks", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, "asha");
  await page.goto("/mcq?subject=PHYSICS&difficulty=EASY&examType=NEET");
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
  await expect(results.getByText(/^[01] of 5 correct · 4 skipped$/)).toBeVisible();
  await expectNoSeriousFindings(page);
});

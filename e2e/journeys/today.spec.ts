import type { Locator, Page } from "@playwright/test";
import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { dayIn } from "../support/day-in.ts";
import {
  asBearer,
  createAccount,
  fillLogin,
  logInByForm,
  NO_SCREEN,
  newPerson,
  signIn,
} from "../support/people.ts";
import { serveProduct } from "../support/serve-product.ts";
import { expect, test } from "../support/test.ts";

/** Questions of every kind may appear. */
async function answerAnything(page: Page, session: Locator) {
  const field = session.getByRole("textbox");
  const optionAs = (role: "radio" | "checkbox") => session.getByRole(role, { name: /^Option A/ });
  const option = optionAs("radio").or(optionAs("checkbox"));
  await expect(field.or(option)).toHaveCount(1);
  await ((await field.isVisible()) ? field.fill("1") : option.check({ force: true }));
  await page.getByRole("button", { name: "Submit Answer" }).click();
}

test("a session is completed, and a reminder of the next is set", { tag: "@firefox" }, async ({ page }) => {
  const asha = newPerson("asha");
  const { token } = await createAccount(page, asha);
  const goal = { examType: "GATE", examDate: dayIn(60), subjects: ["COMPUTER_SCIENCE"] };
  expect((await page.request.put("/api/learning/goal", { ...asBearer(token), data: goal })).status()).toBe(
    200,
  );

  // Learners with an exam date start here.
  await logInByForm(page, asha.username, asha.password);
  await expect(page).toHaveURL("/today");
  await expect(page.getByRole("heading", { name: "Nothing is due" })).toBeVisible();
  await page.getByText("10 minutes", { exact: true }).click();
  await expect(page.getByText("10 questions: 10 new")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Start" }).click();

  const session = page.getByRole("region", { name: "Session" });
  await expect(session).toContainText("Question 1 of 10");
  await answerAnything(page, session);
  await expect(session).toContainText(/omes back/);
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Next Question" }).click();

  await page.getByRole("button", { name: "Not today" }).click();
  await expect(session).toContainText("Question 2 of 9");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(session).toContainText("Question 2 of 10");
  await answerAnything(page, session);
  await expect(session.getByText(/^(Correct|Incorrect)$/)).toBeVisible();

  // A learner who leaves it continues where they were, here or on another device.
  await page.goto("/today");
  await page.getByText("10 minutes", { exact: true }).click();
  await expect(page.getByText("2 of 10 done, 8 questions to come: 8 new")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(session).toContainText("Question 3 of 10");
  await answerAnything(page, session);
  await expect(session).toContainText("3 answered");
  await page.getByRole("button", { name: "End session" }).click();
  await expect(page.getByRole("heading", { name: "Done for now" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What changed" }).getByRole("listitem")).toHaveCount(1);
  const over = page.getByRole("region", { name: "Done for now" });
  await expect(over).toContainText(/3 of \d+ today/);
  await expect(over).toContainText(/comes? back tomorrow/);
  const next = over.getByRole("link", { name: "Practise my mistakes" });
  await expect(next.or(over.getByRole("button", { name: /^\d+ more to today's aim$/ }))).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.goto("/settings");
  const reminder = page.getByRole("switch", { name: "Remind me of today's session" });
  // Whether it is on is known a moment later.
  await expect(reminder).toBeEnabled();
  await expect(reminder).not.toBeChecked();
  await reminder.check({ force: true });
  await page.getByRole("combobox", { name: "At", exact: true }).selectOption("07:00");
  await expect(page.getByText("Your reminder is saved").last()).toBeVisible();
  await page.reload();
  await expect(reminder).toBeChecked();
  await expect(page.getByRole("combobox", { name: "At", exact: true })).toHaveValue("7");
  await expectNoSeriousFindings(page);
});

test("questions answered wrong on earlier days are reviewed today", { tag: "@all" }, async ({ page }) => {
  // Filling the demo community takes long on a busy machine.
  test.slow();
  // A test cannot make a day pass, so it uses the demo account, which has practised for weeks.
  const product = await serveProduct({ demo: true });
  try {
    await page.goto(`${product.url}/login`);
    await fillLogin(page, DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("region", { name: "Due today" }).getByRole("link", { name: "Review now" }).click();
    await expect(page.getByRole("heading", { name: /\d+ questions? due today/ })).toBeVisible();
    await page.getByRole("button", { name: "Start" }).click();
    const session = page.getByRole("region", { name: "Session" });
    await expect(session).toContainText(/You missed it (yesterday|\d+ days ago)/);
    await answerAnything(page, session);
    await expect(session).toContainText(/Comes back (tomorrow|in \d+ days)/);
    await page.getByRole("button", { name: "End session" }).click();
    await expect(page.getByRole("region", { name: "Done for now" })).toContainText("of 1 review right");

    await page.getByRole("link", { name: "When all of it comes back" }).click();
    await expect(page.getByRole("region", { name: "Coming back" })).toContainText("all before your exam");
    await expect(page.getByRole("list", { name: "Answers" })).toContainText("Comes back");
    await expectNoSeriousFindings(page);
  } finally {
    // A page that is still open would report that the server does not answer.
    await page.goto("about:blank");
    await product.stop();
  }
});

test("plan and Today agree on what is due today", async ({ page }) => {
  test.slow();
  const { token } = await signIn(page, "asha", NO_SCREEN);
  const data = { examType: "SSC_CGL", subjects: ["MATHEMATICS", "ENGLISH"], examDate: dayIn(40) };
  const goal = { ...data, sections: ["Reasoning"], minutesPerDay: 10 };
  expect((await page.request.put("/api/learning/goal", { ...asBearer(token), data: goal })).status()).toBe(
    200,
  );

  await page.goto("/today");
  const planOfToday = page.getByRole("region", { name: "Today's plan" });
  await planOfToday.getByRole("button", { name: "Plan my whole exam" }).click();
  await expect(
    planOfToday.getByText("Today's session begins with these topics.", { exact: false }),
  ).toBeVisible();
  const planned = (await planOfToday.getByRole("link", { name: /^Read about / }).allTextContents()).map(
    (text) => text.replace("Read about ", ""),
  );
  expect(planned.length).toBeGreaterThan(0);
  const session = page.getByRole("region", { name: "Nothing is due" });
  const begins = session.getByText("New questions begin with your plan for today", { exact: false });
  await expect(begins.getByRole("link")).toHaveText(planned);
  await expectNoSeriousFindings(page);

  await page.getByRole("link", { name: "Open study plans" }).click();
  const plans = page.getByRole("region", { name: "Study plans" });
  await expect(plans.getByText(/^0 of (39|40|41) days done$/)).toBeVisible();
  const first = plans.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: /^Day 1 / }) });
  await expect(first.getByRole("link", { name: /^Read about / })).toHaveText(
    planned.map((topic) => `Read about ${topic}`),
  );
  await expectNoSeriousFindings(page);
  await first.getByRole("link", { name: /^Start day 1: / }).click();
  await expect(page).toHaveURL("/today");

  await page.getByRole("button", { name: "Start" }).click();
  const asked = page.getByRole("region", { name: "Session" });
  for (let number = 1; number <= 5; number++) {
    await expect(asked).toContainText(`Question ${number} of 10`);
    await expect(asked).toContainText("In your plan for today: ");
    await answerAnything(page, asked);
    await page.getByRole("button", { name: "Next Question" }).click();
  }
  await expect(asked).not.toContainText("In your plan for today: ");
  await page.goto("/generate-questions#study-plans");
  await expect(plans.getByRole("checkbox", { name: /^Day 1 / })).toBeChecked();
});

test("a plan that no longer fits the goal says so and is made again", async ({ page }) => {
  const { token } = await signIn(page, "asha", NO_SCREEN);
  const data = { examType: "SSC_CGL", subjects: ["MATHEMATICS"], examDate: dayIn(20), minutesPerDay: 10 };
  await page.request.put("/api/learning/goal", { ...asBearer(token), data });
  await page.request.post("/api/study-plans", { ...asBearer(token), data: {} });
  const plans = page.getByRole("region", { name: "Study plans" });
  const notice = plans.getByText("have changed since this plan was made", { exact: false });

  await page.goto("/generate-questions#study-plans");
  await expect(plans.getByText("10 min", { exact: false }).first()).toBeVisible();
  await expect(notice).toBeHidden();

  await page.request.put("/api/learning/goal", { ...asBearer(token), data: { ...data, minutesPerDay: 30 } });
  await page.reload();
  await expect(notice).toBeVisible();
  await expectNoSeriousFindings(page);
  await plans.getByRole("button", { name: "Plan my exam again" }).click();
  await expect(plans.getByText("30 min", { exact: false }).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

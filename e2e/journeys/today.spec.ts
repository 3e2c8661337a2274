import { expectNoSeriousFindings } from "../support/axe.ts";
import { dayIn } from "../support/day-in.ts";
import { asBearer, createAccount, logInByForm, newPerson } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("a session is done, and what was missed comes back tomorrow", async ({ page }) => {
  const asha = newPerson("asha");
  const { token } = await createAccount(page, asha);
  const { token: author } = await createAccount(page, newPerson("author"));
  for (const order of ["first", "second", "third"])
    await publish(
      page,
      author,
      { title: `Sorting, ${order}`, subject: "COMPUTER_SCIENCE", topic: "Sorting" },
      { questionText: `What is sorted ${order} by ${asha.username}?` },
    );
  /** The learner's day is that of where they live: a flight of 25 hours of clocks is a day and a bit. */
  const liveIn = async (timeZone: string) => {
    const reply = await page.request.put("/api/auth/profile", { ...asBearer(token), data: { timeZone } });
    expect(reply.status()).toBe(200);
  };
  await liveIn("Pacific/Midway");
  const goal = { examType: "GATE", examDate: dayIn(60), subjects: ["COMPUTER_SCIENCE"] };
  expect((await page.request.put("/api/learning/goal", { ...asBearer(token), data: goal })).status()).toBe(
    200,
  );

  // Whoever has an exam date begins here.
  await logInByForm(page, asha.username, asha.password);
  await expect(page).toHaveURL("/today");
  await expect(page.getByRole("heading", { name: "Nothing is due" })).toBeVisible();
  await page.getByText("10 minutes", { exact: true }).click();
  await expect(page.getByText("3 questions: 3 new")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Start" }).click();

  const session = page.getByRole("region", { name: "Session" });
  await expect(session).toContainText("Question 1 of 3");
  const missed = /sorted \w+ by/.exec((await session.textContent()) ?? "")?.[0] ?? "none";
  await page.getByRole("radio", { name: /^Option B/ }).check({ force: true });
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await expect(session).toContainText("Comes back tomorrow");
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Next Question" }).click();

  await page.getByRole("button", { name: "Not today" }).click();
  await expect(session).toContainText("Question 2 of 2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(session).toContainText("Question 2 of 3");
  await page.getByRole("radio", { name: /^Option A/ }).check({ force: true });
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await expect(session.getByText("Correct", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "End session" }).click();
  await expect(page.getByRole("heading", { name: "Done for now" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What changed" }).getByRole("listitem")).toHaveCount(2);

  await liveIn("Pacific/Kiritimati");
  await page.goto("/dashboard");
  await page.getByRole("region", { name: "Due today" }).getByRole("link", { name: "Review now" }).click();
  await expect(page.getByRole("heading", { name: "1 question due today" })).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(session).toContainText(missed);
  await expect(session).toContainText(/You missed it (yesterday|2 days ago)/);
  await page.getByRole("radio", { name: /^Option A/ }).check({ force: true });
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await expect(session).toContainText(/Comes back (tomorrow|in \d+ days)/);
  await page.getByRole("button", { name: "End session" }).click();
  await expect(page.getByRole("region", { name: "Done for now" })).toContainText("of 1 review right");

  await page.getByRole("link", { name: "When all of it comes back" }).click();
  await expect(page.getByRole("region", { name: "Coming back" })).toContainText("all before your exam");
  await expect(page.getByRole("list", { name: "Answers" })).toContainText("Comes back");
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

import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, asBearer, createAccount, logIn, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { createStaff } from "../../support/roles.ts";
import { expect, test } from "../../support/test.ts";

test("a learner objects to a wrong key, a moderator corrects it, and everybody can read that", async ({
  page,
  browser,
}) => {
  test.slow();
  const [asha, kabir, meera] = [newPerson("asha"), newPerson("kabir"), newPerson("meera")];
  const author = await createAccount(page, asha);
  await createAccount(page, kabir);
  const staff = await createStaff(page, meera, "moderator");
  const mark = crypto.randomUUID().slice(0, 8);
  const questionText = `Trolley ${mark} rolls for $2\\ \\mathrm{s}$ at $3\\ \\mathrm{m/s}$. How far does it come?`;
  const post = await publish(
    page,
    author.token,
    { title: `Trolley ${mark}` },
    { questionText, optionA: "5 m", optionB: "6 m", explanation: "Add the time to the speed." },
  );

  // Kabir answers what is right, is marked wrong, and objects.
  await logIn(page, kabir.username, kabir.password, `/posts/${post.id}`);
  await page.getByRole("radio", { name: /Option B/ }).check({ force: true });
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await page.getByRole("link", { name: "About this question" }).click();
  await page.getByRole("button", { name: "Something is wrong here" }).click();
  const objection = page.getByRole("form", { name: "Something is wrong here" });
  await expect(objection.getByLabel("What is wrong?")).toBeFocused();
  await objection.getByLabel("The right answer, if you know it").fill("B");
  await objection.getByRole("textbox", { name: "Why?" }).fill("Distance is speed times time.");
  await expectNoSeriousFindings(page);
  await objection.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You objected: Distance is speed times time.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Disputes" })).toBeFocused();

  // Asha is notified, and defends the key.
  const authors = await browser.newPage();
  await arrive(authors, author, "/social");
  await authors.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await authors.getByRole("link", { name: /Somebody says that something is wrong/ }).click();
  const answer = authors.getByRole("form", { name: "Your answer to the dispute" });
  await expect(answer.getByRole("radio", { name: /Defend it/ })).toBeChecked();
  await expect(authors.getByRole("button", { name: "Something is wrong here" })).toBeHidden();
  await answer.getByLabel("Why?").fill("My notes say five.");
  await expectNoSeriousFindings(authors);
  await answer.getByRole("button", { name: "Defend it" }).click();
  const sure = authors.getByRole("dialog", { name: "Defend this question?" });
  await sure.getByRole("button", { name: "Defend it" }).click();
  await expect(authors.getByText("The author says: My notes say five.")).toBeVisible();

  // Meera, a moderator, sees both sides and corrects the key.
  const moderator = await browser.newPage();
  await arrive(moderator, staff, "/moderation");
  await moderator.getByLabel("Show").selectOption({ label: "Questions" });
  const queued = moderator
    .getByRole("list", { name: "Cases" })
    .getByRole("button", { name: new RegExp(mark) });
  await queued.click();
  await expect(moderator.getByRole("region", { name: "Case" })).not.toContainText("My notes say five.");
  await expectNoSeriousFindings(moderator);
  await moderator.getByRole("button", { name: "Take it" }).click();
  await expect(moderator.getByText("Taken by you")).toBeVisible();
  await moderator.getByRole("link", { name: "Open the case" }).click();
  await expect(moderator.getByText("My notes say five.")).toBeVisible();
  await expect(moderator.getByText("Distance is speed times time.")).toBeVisible();
  await expect(moderator.getByRole("main")).not.toContainText(kabir.username);
  await moderator.getByLabel("New note").fill("Speed times time.");
  await moderator.getByRole("button", { name: "Add note" }).click();
  await expect(moderator.getByRole("listitem").filter({ hasText: /Speed times time\./ })).toBeVisible();

  // A key decides; nothing happens for ten minutes, and she takes it back.
  const decision = moderator.getByRole("form", { name: "Decision" });
  await decision.getByRole("button", { name: "Decide" }).click();
  await expect(decision.getByText("Choose how the case ends")).toBeVisible();
  await moderator.keyboard.press("k");
  await expect(moderator.getByRole("heading", { name: "Decided: Stays as it is" })).toBeFocused();
  await expect(moderator.getByText(/It takes effect at \d\d:\d\d/)).toBeVisible();
  await expectNoSeriousFindings(moderator);
  await moderator.getByRole("button", { name: "Undo" }).click();

  // She corrects the key instead, at once.
  await expect(decision).toBeVisible();
  await moderator.keyboard.press("c");
  await expect(decision.getByText("Say which answer is right")).toBeVisible();
  await expect(decision.getByRole("radio", { name: /Key corrected/ })).toBeChecked();
  await decision.getByLabel("Reason").fill("Three metres a second for two seconds are six metres.");
  await decision.getByRole("radio", { name: /Option B/ }).check({ force: true });
  await decision.getByLabel(/Takes effect at once/).check();
  await expectNoSeriousFindings(moderator);
  await decision.getByRole("button", { name: "Decide" }).click();
  const confirmation = moderator.getByRole("dialog", { name: "Key corrected?" });
  await expect(confirmation).toContainText("The key changes from A to B");
  await confirmation.getByRole("button", { name: "Decide" }).click();
  await expect(moderator.getByRole("heading", { name: "Decided: Key corrected" })).toBeFocused();
  await moderator.getByRole("link", { name: "All cases about questions" }).click();
  await expect(moderator.getByLabel("Show")).toHaveValue("QUESTION");
  await expect(queued).toBeHidden();

  // Kabir is notified that he was right, and his answer counts.
  await page.getByRole("button", { name: /Notifications, 1 unread/ }).click();
  await page.getByRole("link", { name: new RegExp(`You were right on “Trolley ${mark}`) }).click();
  await expect(page.getByText("Your answer, correct")).toBeVisible();
  await page.getByRole("link", { name: "About this question" }).click();
  await expect(page.getByText("Three metres a second for two seconds are six metres.")).toBeVisible();

  await page.goto("/corrections");
  const correction = page.getByRole("article").filter({ hasText: mark });
  await expect(correction.getByRole("heading", { name: "Key corrected" })).toBeVisible();
  await expect(correction).toContainText("by a moderator");
  await expect(correction).toContainText("1 result changed.");
  await expectNoSeriousFindings(page);
});

test("a question is withdrawn from a mock test that was sat, and the result follows", async ({
  page,
  browser,
}) => {
  test.slow();
  const author = await createAccount(page, newPerson("asha"));
  const mark = crypto.randomUUID().slice(0, 8);
  const ask = (questionText: string) => publish(page, author.token, {}, { questionText });
  const [sound, faulty] = [await ask(`How far does stone ${mark} fall?`), await ask(`How far is ${mark}?`)];
  const made = await page.request.post("/api/mock-tests", {
    ...asBearer(author.token),
    data: {
      title: `Two stones ${mark}`,
      duration: 30,
      visibility: "public",
      questionIds: [sound, faulty].map(({ questions }) => questions[0]?.id),
    },
  });
  const { id } = await made.json();

  // Kabir sits it, and objects to the second question from his result.
  await arrive(page, await createAccount(page, newPerson("kabir")), `/mock-tests/${id}`);
  await page.getByLabel("I have read the instructions").check();
  await page.getByRole("button", { name: "I am ready to begin" }).click();
  for (const option of [/^Option A/, /^Option B/]) {
    await page.getByRole("radio", { name: option }).check({ force: true });
    await page.getByRole("button", { name: "Save & Next" }).click();
  }
  await expect(page.getByText("All answers saved")).toBeVisible();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("button", { name: "Submit test" }).click();
  const second = page.getByRole("article", { name: "Question 2" });
  await expect(second.getByText("Wrong", { exact: true })).toBeVisible();
  await second.getByRole("link", { name: "About this question" }).click();
  await page.getByRole("button", { name: "Something is wrong here" }).click();
  await page.getByLabel("What is wrong?").selectOption({ label: "No answer is right" });
  await page.getByRole("textbox", { name: "Why?" }).fill("Nothing says what it is.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You objected: Nothing says what it is.")).toBeVisible();

  // Asha withdraws it.
  const authors = await browser.newPage();
  await arrive(authors, author, `/questions/${faulty.questions[0]?.id}`);
  const answer = authors.getByRole("form", { name: "Your answer to the dispute" });
  await answer.getByRole("radio", { name: /Withdraw it/ }).check();
  await answer.getByLabel("Why?").fill("I left out half of it.");
  await answer.getByRole("button", { name: "Withdraw it" }).click();
  await authors.getByRole("dialog").getByRole("button", { name: "Withdraw it" }).click();
  await expect(authors.getByText("Withdrawn", { exact: true })).toBeVisible();

  // Kabir is notified of the new score of his mock test.
  await page.getByRole("button", { name: /^Notifications, \d unread/ }).click();
  await page
    .getByRole("link", { name: new RegExp(`counts for nobody: Two stones ${mark}: \\S+ → \\S+`) })
    .click();
  await expect(page.getByRole("heading", { name: `Result: Two stones ${mark}` })).toBeVisible();
  await expect(second.getByText("Dropped", { exact: true })).toBeVisible();
  await expectNoSeriousFindings(page);
});

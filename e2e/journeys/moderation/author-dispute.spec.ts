import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, asBearer, createAccount, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

test("an author corrects a disputed key, and the learner who was right is notified", async ({
  page,
  browser,
}) => {
  test.slow();
  const author = await createAccount(page, newPerson("asha"));
  const learner = await createAccount(page, newPerson("kabir"));
  const other = await createAccount(page, newPerson("meera"));
  const post = await publish(page, author.token, { examType: "GMAT" });
  const questionId = post.questions[0]?.id;
  for (const { token } of [learner, other]) {
    const reply = await page.request.post(`/api/social/questions/${questionId}/answer`, {
      ...asBearer(token),
      data: { selectedOption: "B" },
    });
    expect(reply.ok()).toBe(true);
  }

  // Kabir objects. Meera is offered to join him; a person who has not answered is offered nothing.
  await arrive(page, learner, `/questions/${questionId}`);
  await page.getByRole("button", { name: "Something is wrong here" }).click();
  await page.getByLabel("The right answer, if you know it").fill("B");
  await page.getByLabel("Why?").fill("Without friction it falls 40 m.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You objected: Without friction it falls 40 m.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Something is wrong here" })).toBeHidden();
  const joining = await browser.newPage();
  await arrive(joining, other, `/questions/${questionId}`);
  await joining.getByRole("button", { name: "I object too" }).click();
  await joining.getByLabel("Why?").fill("I got 40 m as well.");
  await joining.getByRole("button", { name: "Send" }).click();
  await expect(joining.getByText("2 people object")).toBeVisible();
  await arrive(joining, await createAccount(joining, newPerson("ravi")), `/questions/${questionId}`);
  await expect(joining.getByText("2 people object")).toBeVisible();
  await expect(joining.getByRole("button", { name: "I object too" })).toBeHidden();

  // Asha follows her notification and corrects the key.
  const asked = await browser.newPage();
  await arrive(asked, author, "/social");
  await asked.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await asked.getByRole("link", { name: /Somebody says that something is wrong with/ }).click();
  await expect(asked).toHaveURL(`/questions/${questionId}`);
  const form = asked.getByRole("form", { name: "Your answer to the dispute" });
  await expect(form.getByText(/7 days left/)).toBeVisible();
  await form.getByLabel("Correct the key").check();
  await expect(form.getByText("So far it is A.")).toBeVisible();
  await form.getByRole("radio", { name: /40 m/ }).check();
  await form.getByLabel("Why?").fill("I mistook the time.");
  await expectNoSeriousFindings(asked);
  await form.getByRole("button", { name: "Correct the key" }).click();
  const dialog = asked.getByRole("dialog", { name: "Correct the key?" });
  await expect(dialog.getByText("This cannot be undone.")).toBeVisible();
  await dialog.getByRole("button", { name: "Correct the key" }).click();
  await expect(asked.getByText("Key corrected")).toBeVisible();
  await expect(form).toBeHidden();

  // Kabir is notified, and the card shows that he was right.
  await expect(async () => {
    const told = await page.request.get("/api/social/notifications", asBearer(learner.token));
    expect(await told.text()).toContain("You were right on");
  }).toPass();
  await page.goto("/social");
  await page.getByRole("button", { name: /^Notifications, \d unread/ }).click();
  await page.getByRole("link", { name: /You were right on/ }).click();
  await expect(page).toHaveURL(`/posts/${post.id}`);
  await expect(page.getByText("The right answer is B")).toBeVisible();
  await expectNoSeriousFindings(page);
});

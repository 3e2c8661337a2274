import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, createAccount, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("a visitor finds a topic, reads its note and goes on to a neighbour", async ({ page }) => {
  await page.goto("/topics?exam=NEET");
  await expect(page.getByText("50% of the exam")).toBeVisible();
  await expect(page.getByRole("heading", { name: "English" })).toBeHidden();
  await page.getByLabel("Find a topic").fill("current el");
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: /^Current electricity/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Current electricity" })).toBeVisible();
  await expect(page).toHaveTitle("Current electricity · Prepfeed");
  await expect(page.getByText("Kirchhoff's laws", { exact: true })).toBeVisible();
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await expect(page.locator(".katex-display").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Create your account" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: "Electrostatics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Electrostatics" })).toBeVisible();
});

test("a learner comes from an answer to its topic, sees the level and practises", async ({ page }) => {
  const author = await createAccount(page, newPerson("ravi"));
  const post = await publish(page, author.token, { topic: "Projectile motion" });
  const { token } = await signIn(page, "asha");
  const [question] = post.questions;
  await page.request.post(`/api/social/questions/${question?.id}/answer`, {
    ...asBearer(token),
    data: { selectedOption: "A" },
  });
  await page.goto(`/posts/${post.id}`);
  await page.getByRole("link", { name: "Read about Projectile motion" }).click();
  await expect(page).toHaveURL("/topics/kinematics");
  const level = page.getByRole("region", { name: "Your level" });
  await expect(level.getByText("Started", { exact: true })).toBeVisible();
  await expect(level.getByText("1 of 1 right at the first answer")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: "Easy", exact: true }).click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();
});

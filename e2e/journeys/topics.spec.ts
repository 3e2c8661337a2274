import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, createAccount, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("a visitor finds a topic, reads its note and continues to a related topic @all", async ({ page }) => {
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

test("a learner gets from an answer to its topic, whose level rises and falls, and practises", async ({
  page,
}) => {
  const author = await createAccount(page, newPerson("ravi"));
  const questions = Array.from({ length: 9 }, (_, i) => ({
    questionText: `How far does a stone fall in ${i + 1} s?`,
    optionA: `${5 * (i + 1) ** 2} m`,
    optionB: "1 m",
    optionC: "2 m",
    optionD: "3 m",
    correctAnswer: "A",
  }));
  const post = await publish(page, author.token, { topic: "Projectile motion", questions });
  const { token } = await signIn(page, "asha");
  const answer = async (selectedOption: string, ...places: number[]) => {
    for (const place of places) {
      const { id } = post.questions[place] ?? {};
      const to = `/api/social/questions/${id}/answer`;
      expect((await page.request.post(to, { ...asBearer(token), data: { selectedOption } })).status()).toBe(
        200,
      );
    }
  };
  await answer("A", 0, 1, 2, 3);
  await page.goto(`/posts/${post.id}`);
  await page.getByRole("button", { name: /^Question 1,/ }).click();
  await page.getByRole("link", { name: "Read about Projectile motion" }).click();
  await expect(page).toHaveURL("/topics/kinematics");
  const level = page.getByRole("region", { name: "Your level" });
  await expect(level.getByText("Familiar", { exact: true })).toBeVisible();
  await expect(level.getByText("4 of 4 right at the first answer")).toBeVisible();
  await expectNoSeriousFindings(page);
  await answer("B", 4, 5, 6, 7, 8);
  await page.reload();
  await expect(level.getByText("Started", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Easy", exact: true }).click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();
});

import { PostInsight } from "@prepfeed/contract/foundation/limits";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, createAccount, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("an author sees the figures of a post, and from thirty people on how they answered @all", async ({
  page,
}) => {
  test.slow();
  const author = await signIn(page, "asha", "/people");
  const post = await publish(page, author.token, { examType: "GMAT" });
  await page.goto(`/posts/${post.id}`);
  const insight = page.getByRole("region", { name: "Insight" });
  await expect(insight.getByText("Nobody has opened this post yet.")).toBeVisible();
  await expectNoSeriousFindings(page);

  const answer = async (name: string, selectedOption: string) => {
    const { token } = await createAccount(page, newPerson(name));
    const reply = await page.request.post(`/api/social/questions/${post.questions[0]?.id}/answer`, {
      ...asBearer(token),
      data: { selectedOption },
    });
    expect(reply.ok()).toBe(true);
    return token;
  };
  for (let i = 1; i < PostInsight.minPeople; i++) await answer(`learner${i}`, i <= 17 ? "A" : "B");
  await page.reload();
  await expect(insight.getByText("once 1 more person has answered. So far 29 people have.")).toBeVisible();

  const last = await answer("ravi", "A");
  await page.request.post(`/api/social/posts/${post.id}/like`, asBearer(last));
  await page.goto(`/users/${author.user.id}`);
  await page.getByRole("button", { name: "Manage post" }).click();
  await page.getByRole("menuitem", { name: "Insight" }).click();
  await expect(page).toHaveURL(`/posts/${post.id}#insight`);
  await expect(insight.getByRole("heading", { name: "Insight" })).toBeFocused();
  await expect(insight.getByText("60% of 30 people were right.")).toBeVisible();
  await expect(insight.getByRole("listitem").filter({ hasText: "40 m" })).toContainText("40%");
  await expect(insight.getByText(/^1 like in the last 30 days/)).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("a writer has a question checked and accepts a correction and a tag @all", async ({ page }) => {
  await signIn(page, "asha", "/create-post");
  const checks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/gemini/")) checks.push(request.url());
  });
  const question = page.getByLabel("Question text");
  const grammar = page.getByRole("button", { name: "Check grammar of the question" });
  await expect(grammar).toBeDisabled();
  await page.setViewportSize({ width: 375, height: 667 });
  expect((await grammar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 1280, height: 720 });
  await question.fill(
    "Which force act on the the electron in a magnetic field? The magnetic field is uniform.",
  );
  expect(checks).toEqual([]);
  await grammar.click();
  await page.getByRole("button", { name: "Replace the the with the" }).click();
  await expect(question).toHaveValue(/act on the electron in/);
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Readability of the question" }).click();
  await expect(page.getByText(/to read: -?\d+ on the Flesch scale/)).toBeVisible();
  await page.getByRole("button", { name: "Suggest tags" }).click();
  const tag = page.getByRole("button", { name: /magnetic field.* as the topic$/i }).first();
  await tag.click();
  await expect(tag).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("textbox", { name: "Topic" })).toHaveValue(/magnetic field/i);
  await expectNoSeriousFindings(page);
});

test.describe("when a check fails", () => {
  test.use({ expectedErrors: /503|Failed to load resource/ });
  test("the writer is informed and can try again @all", async ({ page }) => {
    await signIn(page, "asha", "/create-post");
    await page.route("**/api/gemini/check-grammar", (route) =>
      route.fulfill({ status: 503, json: { message: "The checker is away", code: "unavailable" } }),
    );
    await page.getByRole("textbox", { name: "Explanation" }).fill("It falls freely.");
    await page.getByRole("button", { name: "Check grammar of the explanation" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute("**/api/gemini/check-grammar");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("No slips were found.")).toBeVisible();
  });
});

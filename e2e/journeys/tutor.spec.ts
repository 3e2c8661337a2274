import { expectNoSeriousFindings } from "../support/axe.ts";
import { createAccount, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const EXPLANATION = "It falls 20 m. The tempting 40 m comes from leaving out the half.";

test("hints cost the point and say so first; after the answer the built-in tutor explains and gives a similar one", async ({
  page,
}) => {
  const author = await createAccount(page, newPerson("ravi"));
  const post = await publish(page, author.token, {}, { explanation: EXPLANATION });
  await signIn(page, "asha");
  await page.goto(`/posts/${post.id}`);
  await page.getByRole("button", { name: "Hint" }).click();
  const hints = page.getByRole("group", { name: "Hints" });
  await expect(hints.getByText("With a hint this question earns no point.")).toBeVisible();
  await page.getByRole("button", { name: "Show a hint" }).click();
  await page.getByRole("button", { name: "Another hint" }).click();
  await expect(hints.getByText(/It is not [BCD]\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Another hint" })).toBeHidden();
  await expectNoSeriousFindings(page);
  await page.getByRole("radio", { name: /^Option B/ }).check({ force: true });
  await page.getByRole("button", { name: "Submit Answer" }).click();

  const open = page.getByRole("button", { name: "Ask about this" });
  await open.click();
  const panel = page.getByRole("dialog", { name: "Ask about this" });
  await panel.getByRole("button", { name: "Why is my answer wrong?" }).click();
  await expect(panel.getByText("The tempting 40 m comes from leaving out the half.")).toBeVisible();
  await panel.getByRole("button", { name: "A similar one" }).click();
  await panel.getByRole("button", { name: "Show Answer" }).click();
  await expect(panel.getByText(/The right answer is [A-E]\./)).toBeVisible();
  await panel.getByLabel("Your own question").fill("what is free fall?");
  await panel.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(panel.getByText(/^Free fall: /)).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
});

test("what an AI writes is marked, told when it breaks off, and can be rated", async ({ page }) => {
  const author = await createAccount(page, newPerson("ravi"));
  const post = await publish(page, author.token, {}, { explanation: EXPLANATION });
  await signIn(page, "asha");
  // As the server streams it with a provider.
  const streams = [
    [
      { kind: "engine", engine: "gemini" },
      { kind: "text", text: "Half of " },
      { kind: "failure", message: "It stopped." },
      { kind: "engine", engine: "built-in" },
      { kind: "text", text: "The built-in answer." },
      { kind: "end" },
    ],
    [
      { kind: "engine", engine: "gemini" },
      { kind: "text", text: "Since $s = " },
      { kind: "text", text: "\\frac{1}{2}gt^2$." },
      { kind: "end" },
    ],
  ];
  await page.route("**/api/social/questions/*/ask", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: (streams.shift() ?? [])
        .map((event) => `event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`)
        .join(""),
    }),
  );
  await page.goto(`/posts/${post.id}`);
  await page.getByRole("radio", { name: /^Option A/ }).check({ force: true });
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await page.getByRole("button", { name: "Ask about this" }).click();
  const panel = page.getByRole("dialog", { name: "Ask about this" });
  await panel.getByRole("button", { name: "Explain it more simply" }).click();
  for (const text of ["Half of", "It stopped.", "The built-in answer."])
    await expect(panel.getByText(text)).toBeVisible();
  await expect(panel.getByText("Did this help?")).toBeHidden();
  await panel.getByRole("button", { name: "Why is it right?" }).click();
  await expect(panel.locator(".katex").last()).toBeVisible();
  await expect(panel.getByText("Written by AI. It may be wrong.")).toHaveCount(2);
  await expectNoSeriousFindings(page);
  await panel.getByRole("button", { name: "It helped" }).click();
  await expect(panel.getByText("Thank you for telling.")).toBeVisible();
});

import { refusals } from "@prepfeed/contract/foundation/refusals";
import { type FakeAi, startFakeAi } from "../../server/test/fake-ai/fake-ai.ts";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { createAccount, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { serveProduct } from "../support/serve-product.ts";
import { expect, test } from "../support/test.ts";

const EXPLANATION = "It falls 20 m. The tempting 40 m comes from leaving out the half.";

test("hints cost the point and say so first; after the answer the built-in tutor explains and gives a similar question", async ({
  page,
}) => {
  const author = await createAccount(page, newPerson("ravi"));
  const post = await publish(page, author.token, {}, { explanation: EXPLANATION });
  await signIn(page, "asha", `/posts/${post.id}`);
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

/** A separate product, whose AI provider is a fake. */
const withAi = test.extend<object, { ai: { fake: FakeAi; url: string } }>({
  ai: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
    async ({}, use) => {
      const fake = await startFakeAi("gemini");
      const product = await serveProduct({ env: { GEMINI_API_KEY: "key", GEMINI_BASE_URL: fake.url } });
      await use({ fake, url: product.url });
      await Promise.all([product.stop(), fake.close()]);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ ai }, use) => use(ai.url),
});

withAi(
  "what an AI writes is marked, told when it breaks off, and can be rated @all",
  async ({ page, ai }) => {
    const author = await createAccount(page, newPerson("ravi"));
    const post = await publish(page, author.token, {}, { explanation: EXPLANATION });
    await signIn(page, "asha", `/posts/${post.id}`);
    await page.getByRole("radio", { name: /^Option A/ }).check({ force: true });
    await page.getByRole("button", { name: "Submit Answer" }).click();
    await page.getByRole("button", { name: "Ask about this" }).click();
    const panel = page.getByRole("dialog", { name: "Ask about this" });
    ai.fake.mode = "breaks-off";
    await panel.getByRole("button", { name: "Explain it more simply" }).click();
    await expect(panel.getByText("You answered A")).toBeVisible();
    await expect(panel.getByText(refusals.tutor.stopped)).toBeVisible();
    await expect(panel.getByText("Did this help?")).toBeHidden();
    ai.fake.mode = "good";
    await panel.getByRole("button", { name: "Why is it right?" }).click();
    await expect(panel.locator(".katex", { hasText: "frac" })).toBeVisible();
    await expect(panel.getByText("Written by AI. It may be wrong.")).toHaveCount(2);
    await expectNoSeriousFindings(page);
    await panel.getByRole("button", { name: "It helped" }).click();
    await expect(panel.getByText("Thank you for the feedback.")).toBeVisible();
  },
);

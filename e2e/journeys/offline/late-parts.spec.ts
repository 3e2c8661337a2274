import { expectNoSeriousFindings } from "../../support/axe.ts";
import { createAccount, newPerson, signIn } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

test("comments that cannot be loaded leave the post in place, and appear when the network is back", async ({
  page,
}) => {
  const { token } = await createAccount(page, newPerson("mira"));
  const post = await publish(page, token);
  await signIn(page, "asha");
  await page.route(/\/assets\/post-thread/, (route) => route.abort());
  await page.goto(`/posts/${post.id}`);

  const alert = page.getByRole("alert").filter({ hasText: "The comments could not be loaded." });
  await expect(alert).toBeVisible();
  await expect(page.getByText("How far does it fall?")).toBeVisible();
  await expect(page.getByText("Something went wrong")).toBeHidden();
  await expectNoSeriousFindings(page);

  await page.unroute(/\/assets\/post-thread/);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole("region", { name: "Comments" })).toContainText(/comment/i);
});

test("a screen that cannot be loaded says so inside the page, which stays usable @all", async ({ page }) => {
  await signIn(page, "asha");
  await expect(page.getByRole("heading", { name: "MCQ Practice Feed" })).toBeVisible();
  await page.route(/\/assets\/leaderboard-screen/, (route) => route.abort());
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.evaluate(() => {
    history.pushState(null, "", "/leaderboard");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("This page could not be loaded. Are you online?")).toBeVisible();

  await page.unroute(/\/assets\/leaderboard-screen/);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { name: "Leaderboard", level: 1 })).toBeVisible();
});

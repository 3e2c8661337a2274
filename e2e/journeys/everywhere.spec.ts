import { expectNoSeriousFindings } from "../support/axe.ts";
import { createAccount, logIn, newPerson } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("the landing page shows what the product is and leads on", async ({ page }) => {
  await page.goto("/");
  for (const figure of ["10K+", "50K+", "95%", "4.8"])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  for (const name of ["Explore Feed", "Login", "Sign Up", "Get Started Free", "Explore Questions"]) {
    await expect(page.getByRole("link", { name }).first()).toBeVisible();
  }
  await page.getByRole("link", { name: "Explore Questions" }).first().click();
  await expect(page).toHaveURL("/explore");
  await expectNoSeriousFindings(page);
});

test("the colour scheme is remembered, and dark passes the same checks", async ({ page }) => {
  await page.goto("/");
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  for (let i = 0; i < 3 && (await scheme()) !== "dark"; i++) {
    await page
      .getByRole("button", { name: /colour|theme|scheme/i })
      .first()
      .click();
  }
  expect(await scheme()).toBe("dark");
  await page.reload();
  await expect.poll(scheme).toBe("dark");
  await expectNoSeriousFindings(page);
  for (const path of ["/login", "/register", "/forgot-password", "/explore"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSeriousFindings(page);
  }
  const asha = newPerson("asha");
  await createAccount(page, asha);
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  for (const path of ["/social", "/dashboard", "/profile", "/people"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSeriousFindings(page);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
  test("a drawer holds the places and Logout, and nothing scrolls sideways", async ({ page }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await logIn(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");
    for (const path of ["/social", "/dashboard", "/profile", "/people", "/explore"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.goto("/social");
    await page
      .getByRole("button", { name: /navigation|menu/i })
      .first()
      .click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await drawer.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("when the server is away", () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource|503/ });
  test("the chip says so and a login is told why", async ({ page, context }) => {
    await page.goto("/login");
    await context.route("**/api/**", (route) => route.abort());
    await page.getByLabel("Username or Email").fill("asha");
    await page.getByLabel("Password", { exact: true }).fill("monsoon over Kochi");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(
      page.getByText(
        "Unable to connect to server. Please check your internet connection and ensure the backend is running.",
      ),
    ).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  });
});

test("the API's documentation opens, and nothing in it is blocked", async ({ page }) => {
  await page.goto("/api/docs");
  await page
    .getByRole("button", { name: /\/api\/auth\/login/ })
    .first()
    .click();
  await expect(page.getByText("usernameOrEmail").first()).toBeVisible();
});

test("the test page runs its sixteen calls", async ({ page }) => {
  test.slow();
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  await createAccount(page, asha);
  const author = await createAccount(page, kabir);
  const post = await publish(page, author.token, { subject: "HISTORY" });
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await page.goto("/test-api");
  // The newest question fills the fields in when it arrives: what is typed before could land beside it.
  await expect(page.getByLabel("Post ID")).not.toHaveValue("");
  await page.getByLabel("Post ID").fill(post.id);
  await page.getByLabel("Question ID").fill(post.questions[0]?.id ?? "");
  await expect(page.getByRole("button", { name: /^Test / })).toHaveCount(16);
  await page.getByRole("button", { name: "Test Health Check" }).click();
  await expect(page.getByText('{"status":"UP"')).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Run All Tests" }).click();
  const summary = page.getByRole("status", { name: "Summary" });
  await expect(summary).toHaveText("Total 16Passed 16Failed 0", { timeout: 60_000 });
  await expectNoSeriousFindings(page);
});

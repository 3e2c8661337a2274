import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, createAccount, logIn, NO_SCREEN, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { CONTACT } from "../support/serve-product.ts";
import { expect, test } from "../support/test.ts";

test("the landing page shows what the product is and leads on", async ({ page }) => {
  await page.goto("/");
  for (const figure of ["10K+", "50K+", "95%", "4.8"])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  for (const name of ["Explore Feed", "Login", "Sign Up", "Get Started Free", "Explore Questions"]) {
    await expect(page.getByRole("link", { name }).first()).toBeVisible();
  }
  await expect(page.getByRole("contentinfo").getByText(`Contact: ${CONTACT}`)).toBeVisible();
  await page.getByRole("link", { name: "Explore Questions" }).first().click();
  await expect(page).toHaveURL("/explore");
  await expectNoSeriousFindings(page);
});

test("the colour scheme is remembered, and dark passes the same checks", { tag: "@firefox" }, async ({
  page,
}) => {
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
  for (const path of ["/social", "/dashboard", "/profile", "/people", "/assistant"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSeriousFindings(page);
  }
});

test("the bar has every place of the specification, Today, mock tests and topics", async ({ page }) => {
  await signIn(page, "asha", "/dashboard");
  const bar = page.getByRole("navigation", { name: "Main", exact: true });
  const eight = "Today|Social Feed|MCQ Practice|Mock tests|Topics|Dashboard|AI Questions|Create Post".split(
    "|",
  );
  for (const [width, shown] of [
    [1280, [...eight, "Profile", "People"]],
    [1024, eight],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole("link")).toHaveText(shown);
    const header = page.getByRole("banner");
    expect(await header.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  await page.getByRole("button", { name: /^Account menu/ }).click();
  for (const name of ["Profile", "People"])
    await expect(page.getByRole("menuitem", { name, exact: true })).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("an unknown address leads to the feed and says so @all", async ({ page }) => {
  await signIn(page, "asha", "/no-such-page");
  await expect(page).toHaveURL("/social");
  await expect(page.getByText("There is no page at /no-such-page")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
  test("a drawer contains the places and Logout, and nothing scrolls sideways @all", async ({ page }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await logIn(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");
    for (const path of ["/social", "/dashboard", "/profile", "/people", "/assistant", "/explore"]) {
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
    for (const name of ["Today", "Mock tests", "Topics", "Dashboard", "Create Post", "AI Questions"])
      await expect(drawer.getByRole("link", { name })).toBeVisible();
    await expectNoSeriousFindings(page);
    await drawer.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("when the server is unreachable", () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource|503/ });
  test("the chip says so and a login shows why it failed", async ({ page, context }) => {
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

test("the API's documentation opens, and nothing in it is blocked @all", async ({ page }) => {
  await page.goto("/api/docs");
  await page
    .getByRole("button", { name: /\/api\/auth\/login/ })
    .first()
    .click();
  await expect(page.getByText("usernameOrEmail").first()).toBeVisible();
});

test("the test page runs its sixteen calls @all", async ({ page }) => {
  test.slow();
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  await createAccount(page, asha);
  const author = await createAccount(page, kabir);
  const post = await publish(page, author.token, { subject: "HISTORY" });
  await logIn(page, asha.username, asha.password, "/test-api");
  // The newest question fills the fields when it arrives, so earlier typing could be mixed with it.
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

/** Parts of a screen that are loaded later must be there before the network is turned off. */
async function untilNothingLoads(page: Page) {
  await page.waitForFunction(
    (seen) => {
      const count = performance.getEntriesByType("resource").length;
      if (count !== seen.count) Object.assign(seen, { count, at: performance.now() });
      return performance.now() - seen.at > 1_000;
    },
    await page.evaluateHandle(() => ({ count: 0, at: 0 })),
  );
}

test.describe("offline on a phone", () => {
  test.use({
    viewport: { width: 375, height: 667 },
    expectedErrors: /ERR_|Failed to (load resource|fetch)|503/,
  });

  test("the offline strip covers no button and no link @all", async ({ page, context }) => {
    const { token } = await signIn(page, "asha", NO_SCREEN);
    const paper = { title: "Short", duration: 30, subject: "PHYSICS", totalQuestions: 2 };
    const made = await page.request.post("/api/mock-tests", { ...asBearer(token), data: paper });
    for (const path of ["/today", "/social", `/mock-tests/${(await made.json()).id}`]) {
      await page.goto(path);
      await expect(
        page
          .locator("main")
          .getByRole(path === "/social" ? "button" : "link")
          .first(),
      ).toBeVisible();
      await untilNothingLoads(page);
      await context.setOffline(true);
      const strip = page.getByText("Offline", { exact: true });
      await expect(strip).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const top = (await strip.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(600);
      // The feed has no end: content below the edge can always be scrolled up.
      const places = path === "/social" ? "nav a" : "main :is(a, button), nav a";
      const controls = await page.locator(places).evaluateAll((elements) =>
        elements.map((element) => {
          const { y, bottom, width } = element.getBoundingClientRect();
          return { name: element.textContent, y, bottom, width };
        }),
      );
      const shown = controls.filter(({ y, width }) => width > 0 && y <= 667);
      expect(shown).not.toEqual([]);
      expect(shown.filter(({ bottom }) => bottom > top + 1)).toEqual([]);
      await context.setOffline(false);
    }
  });
});

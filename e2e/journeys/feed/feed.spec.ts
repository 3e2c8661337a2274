import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { createAccount, logIn, newPerson, signIn } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

const newTitle = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** Others publish meanwhile: the title finds a post on any page. */
async function findPost(page: Page, title: string, path = "/social") {
  await page.goto(`${path}?q=${encodeURIComponent(title)}`);
  return page.getByRole("article").filter({ hasText: title });
}

test("a learner answers right, sees the explanation, likes it, and cannot answer again", {
  tag: "@firefox",
}, async ({ page }) => {
  const [author, learner] = [newPerson("author"), newPerson("learner")];
  const { token } = await createAccount(page, author);
  const title = newTitle("Falling");
  await publish(page, token, { title });
  await createAccount(page, learner);
  await logIn(page, learner.username, learner.password);
  await expect(page.getByRole("heading", { name: "MCQ Practice Feed" })).toBeVisible();
  const card = await findPost(page, title);
  await expect(card.locator(".katex").first()).toBeVisible();
  await expect(card.getByText("Half the acceleration")).toBeHidden();
  await expectNoSeriousFindings(page);

  await card.getByRole("radio", { name: /20 m/ }).check({ force: true });
  await card.getByRole("button", { name: "Submit Answer" }).click();
  await expect(page.getByText("Correct! +1 point")).toBeVisible();
  await expect(card.getByText("Half the acceleration")).toBeVisible();
  await expect(card.getByRole("button", { name: "Submit Answer" })).toBeHidden();
  await card.getByRole("button", { name: "Hide Explanation" }).click();
  await expect(card.getByText("Half the acceleration")).toBeHidden();
  await expectNoSeriousFindings(page);
  await expect(page.getByText("100.0%").or(page.getByText("100%")).first()).toBeVisible();
  await card.getByRole("button", { name: "Like, 0" }).click();
  await expect(card.getByRole("button", { name: "Like, 1" })).toBeVisible();

  await page.reload();
  await expect(card.getByText(/Correct/).first()).toBeVisible();
});

test("a wrong answer by keyboard shows the right one", async ({ page }) => {
  const [author, learner] = [newPerson("author"), newPerson("learner")];
  const { token } = await createAccount(page, author);
  const title = newTitle("Throwing");
  await publish(page, token, { title });
  await createAccount(page, learner);
  await logIn(page, learner.username, learner.password);
  await expect(page).toHaveURL("/social");
  const card = await findPost(page, title);
  await card.getByRole("radio").first().focus();
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("alert").filter({ hasText: "Incorrect. The correct answer is A" });
  await expect(toast).toHaveAttribute("style", /brand/);
  await expect(card.getByText(/Incorrect/).first()).toBeVisible();
  await expect(card.getByText(/Correct answer/i).first()).toBeVisible();
});

test("when the time is up the card says so, and an answer still counts @all", async ({ page }) => {
  const [author, learner] = [newPerson("author"), newPerson("learner")];
  const { token } = await createAccount(page, author);
  const title = newTitle("Waiting");
  await publish(page, token, { title });
  await createAccount(page, learner);
  await logIn(page, learner.username, learner.password);
  await expect(page).toHaveURL("/social");
  await page.clock.install();
  const card = await findPost(page, title);
  await card.getByRole("button", { name: "Submit Answer" }).scrollIntoViewIfNeeded();
  await expect(card.getByRole("timer")).toHaveText(/0:5\d/);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(card).toBeHidden();
  await page.clock.fastForward("05:00");
  await page.goBack();
  await card.getByRole("button", { name: "Submit Answer" }).scrollIntoViewIfNeeded();
  await expect(card.getByRole("timer")).toHaveText(/0:[345]\d/);
  await expect(card.getByText("Time is up")).toBeHidden();
  await page.clock.fastForward("01:15");
  await expect(card.getByText("Time is up")).toBeVisible();
  await expectNoSeriousFindings(page);
  await card.getByRole("radio", { name: /20 m/ }).check({ force: true });
  await card.getByRole("button", { name: "Submit Answer" }).click();
  await expect(card.getByText(/Time taken 1:\d\d, 0:\d\d over time/)).toBeVisible();
  await expect(page.getByText("Correct! +1 point")).toBeVisible();
});

test("the clock of questions can be hidden, and stays hidden @all", async ({ page }) => {
  const { token } = await createAccount(page, newPerson("author"));
  const title = newTitle("Calm");
  await publish(page, token, { title });
  await signIn(page, "learner", "/settings");
  const clock = page.getByRole("switch", { name: "Show a clock on questions in the feed" });
  await expect(clock).toBeChecked();
  await clock.uncheck({ force: true });
  await page.goto("/social");
  const card = await findPost(page, title);
  await expect(card.getByRole("button", { name: "Submit Answer" })).toBeVisible();
  await expect(card.getByRole("timer")).toHaveCount(0);
  await page.goto("/settings");
  await clock.check({ force: true });
  await page.goto("/social");
  await expect((await findPost(page, title)).getByRole("timer")).toBeVisible();
});

test("nothing moves on a phone when the countdown appears beside a long name @all", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { token } = await createAccount(page, newPerson("mira"));
  const title = newTitle("Sliding");
  await publish(page, token, { title });
  let load = () => {};
  const isWanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/assets\/(answered|countdown)/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await signIn(page, "learner", `/social?q=${encodeURIComponent(title)}`);
  const chips = page.getByRole("article").filter({ hasText: title }).getByText("Medium");
  await expect(chips).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  const before = await chips.boundingBox();
  load();
  await expect(page.getByRole("timer")).toBeVisible();
  expect(await chips.boundingBox()).toEqual(before);
});

test("filters and search narrow the feed down and can be cleared", async ({ page }) => {
  const author = newPerson("author");
  const { token } = await createAccount(page, author);
  const word = `zeta${crypto.randomUUID().slice(0, 6).replace(/\d/g, "x")}`;
  await publish(page, token, { title: `${word} one`, subject: "HISTORY" });
  await publish(page, token, { title: `${word} two`, subject: "BIOLOGY" });
  await logIn(page, author.username, author.password);
  const search = page
    .getByRole("searchbox")
    .or(page.getByPlaceholder(/search/i))
    .first();
  await search.fill(word);
  await search.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText("You've reached the end!")).toBeVisible();
  await page
    .getByRole("button", { name: /Filters/ })
    .first()
    .click();
  await page.getByLabel("Subject").first().selectOption({ label: "History" });
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText(`${word} one`).first()).toBeVisible();
  await expectNoSeriousFindings(page);
  await search.fill("typed, and not searched for");
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await expect(search).toHaveValue("");
  await page.getByLabel("Subject").first().selectOption({ label: "History" });
  await page.getByLabel("Difficulty").first().selectOption({ label: "Hard" });
  await expect(page).toHaveURL(/subject=HISTORY&difficulty=HARD/);
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await search.fill("nothing-is-called-this");
  await search.press("Enter");
  await expect(page.getByText("No questions found")).toBeVisible();
});

test("scrolling loads page after page to the end @all", async ({ page }) => {
  const author = newPerson("author");
  const { token, user } = await createAccount(page, author);
  for (let i = 0; i < 23; i++) await publish(page, token, { title: `Series ${i}` });
  await page.goto(`/users/${user.id}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(page.getByRole("article")).toHaveCount(23, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

test("a learner writes a question and finds it in the feed @all", async ({ page }) => {
  const author = newPerson("author");
  await createAccount(page, author);
  await logIn(page, author.username, author.password);
  await page.getByRole("link", { name: "Create Post" }).first().click();
  await expect(page.getByRole("heading", { name: "Create MCQ Question" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled();
  const title = newTitle("red");
  const text = `Which planet is called ${title}?`;
  await page
    .getByLabel(/Question text/i)
    .first()
    .fill(text);
  for (const [letter, value] of Object.entries({ A: "Mars", B: "Venus", C: "Jupiter", D: "Saturn" })) {
    await page.getByLabel(`Option ${letter}`, { exact: true }).first().fill(value);
  }
  await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });
  await page.getByLabel("Subject").first().selectOption({ label: "General Knowledge" });
  await page.getByLabel("Exam type").first().selectOption({ label: "SSC CGL" });
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("MCQ question created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/social/);
  await expect((await findPost(page, title)).filter({ hasText: text })).toBeVisible();
});

test("comments open after answering", async ({ page }) => {
  const [author, learner] = [newPerson("author"), newPerson("learner")];
  const { token } = await createAccount(page, author);
  const post = await publish(page, token, { title: newTitle("Talk") });
  await createAccount(page, learner);
  await logIn(page, learner.username, learner.password, `/posts/${post.id}`);
  const card = page.getByRole("article").first();
  await expect(card.getByRole("radio").first()).toBeVisible();
  await card.getByRole("radio", { name: /40 m/ }).check({ force: true });
  await card.getByRole("button", { name: "Submit Answer" }).click();
  await expect(card.getByText(/Incorrect/).first()).toBeVisible();
  await page.getByRole("textbox", { name: /comment/i }).fill("I forgot the half.");
  await page
    .getByRole("button", { name: /Post|Send|Comment/ })
    .last()
    .click();
  await expect(page.getByText("I forgot the half.").first()).toBeVisible();
  await expectNoSeriousFindings(page);
  await card.getByRole("button", { name: `Delete comment of ${learner.username}` }).click();
  await card.getByRole("button", { name: "Keep" }).click();
  await expect(card.getByRole("button", { name: /^Delete comment of/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("I forgot the half.")).toHaveCount(0);
  await expect(card.getByRole("region", { name: "Comments" })).toBeFocused();
});

test("a visitor looks around and is asked to log in @all", async ({ page }) => {
  const author = newPerson("author");
  const { token } = await createAccount(page, author);
  const title = newTitle("Public");
  await publish(page, token, { title });
  const card = await findPost(page, title, "/explore");
  await expect(card).toBeVisible();
  await expectNoSeriousFindings(page);
  await card.getByRole("radio", { name: /20 m/ }).check({ force: true });
  await card.getByRole("button", { name: "Submit Answer" }).click();
  await expect(page.getByText("Please login to answer questions")).toBeVisible();
  await card.getByRole("button", { name: /like/i }).first().click();
  await expect(page.getByText("Please login to interact with posts").first()).toBeVisible();
});

test("a formula's place is reserved until it is typeset; its source is never visible", {
  tag: "@firefox",
}, async ({ page }) => {
  const { token } = await createAccount(page, newPerson("author"));
  const post = await publish(page, token, { title: newTitle("Formula") });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/katex.*\.js/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`/posts/${post.id}`);
  const card = page.getByRole("article").first();
  const waiting = card.locator("[data-waiting]").first();
  await expect(waiting).toHaveText("2\\ \\mathrm{s}");
  expect(await waiting.evaluate((place) => getComputedStyle(place).color)).toBe("rgba(0, 0, 0, 0)");
  // The comments below are loaded first.
  await expect(card.getByText("Log in and answer the question")).toBeVisible();
  const kept = await card.evaluate((place) => place.getBoundingClientRect().height);
  release();
  await expect(card.locator(".katex").first()).toBeVisible();
  await expect(card.locator("[data-waiting]")).toHaveCount(0);
  expect(await card.evaluate((place) => place.getBoundingClientRect().height)).toBeCloseTo(kept, -1);
});

test.describe("if the formulas' library fails to load", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test("their source is shown @all", async ({ page }) => {
    const { token } = await createAccount(page, newPerson("author"));
    const post = await publish(page, token, { title: newTitle("Source") });
    await page.route(/\/assets\/katex.*\.js/, (route) => route.abort());
    await page.goto(`/posts/${post.id}`);
    const card = page.getByRole("article").first();
    await expect(card.getByText("2\\ \\mathrm{s}")).toBeVisible();
    await expect(card.locator("[data-waiting]")).toHaveCount(0);
  });
});

test.describe("a share that cannot be counted", () => {
  test.use({ expectedErrors: /500/, permissions: ["clipboard-write"] });
  test("says so @all", async ({ page }) => {
    const learner = newPerson("learner");
    const { token } = await createAccount(page, learner);
    const post = await publish(page, token, { title: newTitle("Share") });
    await logIn(page, learner.username, learner.password);
    await expect(page).toHaveURL("/social");
    await page.route("**/api/social/posts/*/share", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/posts/${post.id}`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied to clipboard")).toBeVisible();
    await expect(page.getByText("Failed to update post")).toBeVisible();
  });
});

test("a link back to the feed restores the position @all", async ({ page }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  await createAccount(page, asha);
  const author = await createAccount(page, kabir);
  for (let i = 0; i < 6; i++) await publish(page, author.token, {}, { questionText: `How long for ${i} m?` });
  await logIn(page, asha.username, asha.password);
  await expect(page.getByRole("article").nth(5)).toBeVisible();
  // Formulas of other questions move what is below them.
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.getByRole("link", { name: "Profile" }).first().click();
  // The address changes before the page does; a link to the feed from the feed itself would reload it.
  await expect(page.getByRole("button", { name: "Edit profile" })).toBeVisible();
  await page.getByRole("link", { name: "Social Feed", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.getByRole("link", { name: "Social Feed", exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

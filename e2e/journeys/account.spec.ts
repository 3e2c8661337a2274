import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { createAccount, logIn, newPerson } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const asWith = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const timeZone = (page: Page) => page.getByRole("combobox", { name: "Time zone" });

async function openSettings(page: Page) {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
}

test("badges are earned, and the others say how far they are", async ({ page }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { token, user } = await createAccount(page, asha);
  const author = await createAccount(page, kabir);
  for (let i = 0; i < 7; i++) {
    const post = await publish(page, author.token, {}, { questionText: `How far in ${i} s?` });
    const [question] = post.questions;
    await page.request.post(`/api/social/questions/${question?.id}/answer`, {
      ...asWith(token),
      data: { selectedOption: i < 6 ? "A" : "B" },
    });
  }
  for (let i = 0; i < 4; i++) await publish(page, token, {}, { questionText: `How high after ${i} s?` });

  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await page.goto("/profile");
  for (const text of [
    "7 of 10 questions",
    "80% accuracy",
    "4 of 5 posts",
    "Not verified yet",
    "Not premium yet",
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText("1 of 5 earned")).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.goto(`/users/${user.id}`);
  const earned = page.getByRole("list", { name: "Achievements" });
  await expect(earned.getByText("High Achiever")).toBeVisible();
  await expect(earned.getByRole("listitem")).toHaveCount(1);
  await expectNoSeriousFindings(page);
});

test.describe("changing the password", () => {
  test.use({ expectedErrors: /40[01]/ });
  test("ends the other session and leaves this one", async ({ page, browser }) => {
    test.slow();
    const asha = newPerson("asha");
    await createAccount(page, asha);
    const elsewhere = await browser.newPage();
    await logIn(elsewhere, asha.username, asha.password);
    await expect(elsewhere).toHaveURL("/social");
    await logIn(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");
    await openSettings(page);
    await expect(page.getByText("This device")).toBeVisible();
    await expectNoSeriousFindings(page);

    const change = page.getByRole("button", { name: "Change Password" });
    await page.getByLabel("Current Password", { exact: true }).fill("not this one");
    await page.getByLabel("New Password", { exact: true }).fill("a better secret");
    await page.getByLabel("Confirm Password", { exact: true }).fill("another secret");
    await change.click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await page.getByLabel("Confirm Password", { exact: true }).fill("a better secret");
    await change.click();
    await expect(page.getByText("Your current password is not correct")).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.getByLabel("Current Password", { exact: true }).fill(asha.password);
    await change.click();
    await expect(page.getByText("Password changed. Your other sessions were logged out.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);

    await elsewhere.goto("/profile");
    await expect(elsewhere).toHaveURL("/login");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  });
});

test("one session is logged out, then all of them", async ({ page }) => {
  const asha = newPerson("asha");
  await createAccount(page, asha);
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await openSettings(page);
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await sessions
    .filter({ hasNotText: "This device" })
    .getByRole("button", { name: /^Log out of/ })
    .click();
  await expect(sessions).toHaveCount(1);
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  const dialog = page.getByRole("dialog");
  await expectNoSeriousFindings(page);
  await dialog.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You were logged out everywhere")).toBeVisible();
});

test("settings of days and the leaderboard are kept, and the data can be downloaded", async ({ page }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { token, user } = await createAccount(page, asha);
  const author = await createAccount(page, kabir);
  const post = await publish(page, author.token);
  await page.request.post(`/api/social/questions/${post.questions[0]?.id}/answer`, {
    ...asWith(token),
    data: { selectedOption: "A" },
  });
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await openSettings(page);

  const isListed = async () => {
    const reply = await page.request.get("/api/mcq/leaderboard?subject=PHYSICS&size=50", asWith(token));
    const { leaderboard } = (await reply.json()) as { leaderboard: { id: string }[] };
    return leaderboard.some(({ id }) => id === user.id);
  };
  await expect.poll(isListed).toBe(true);
  await page.getByRole("switch", { name: "Show me on the leaderboard" }).click();
  await expect(page.getByText("You are hidden from the leaderboard")).toBeVisible();
  await expect.poll(isListed).toBe(false);

  await timeZone(page).selectOption("Asia/Tokyo");
  await expect(page.getByText("Time zone set to Tokyo")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Show me on the leaderboard" })).not.toBeChecked();
  await expect(timeZone(page)).toHaveValue("Asia/Tokyo");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^prepfeed-${asha.username}-.*\\.json$`));
});

test("a new account takes over the time zone of its device", async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo" });
  const page = await context.newPage();
  const asha = newPerson("asha");
  await createAccount(page, asha);
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await openSettings(page);
  await expect(timeZone(page)).toHaveValue("Asia/Tokyo");
  await context.close();
});

test.describe("deleting the account", () => {
  test.use({ expectedErrors: /40[014]/ });
  test("asks for the password and the name, and leaves the posts without a name", async ({ page }) => {
    const asha = newPerson("asha");
    const { token, user } = await createAccount(page, asha);
    const post = await publish(page, token, { subject: "BIOLOGY" });
    await logIn(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");
    await openSettings(page);
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    const erase = dialog.getByRole("button", { name: "Delete my account" });
    await dialog.getByLabel("Your password", { exact: true }).fill("not this one");
    await erase.click();
    await expect(dialog.getByText(`Please type ${asha.username} to confirm`)).toBeVisible();
    await expectNoSeriousFindings(page);
    await dialog.getByLabel(`Type ${asha.username} to confirm`).fill(asha.username);
    await erase.click();
    await expect(dialog.getByText("Your password is not correct")).toBeVisible();
    await dialog.getByLabel("Your password", { exact: true }).fill(asha.password);
    await erase.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your account has been deleted")).toBeVisible();

    await page.goto(`/posts/${post.id}`);
    await expect(page.getByRole("article").getByText("Deleted user")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Follow/ })).toHaveCount(0);
    await page.goto(`/users/${user.id}`);
    await expect(page.getByText("Nobody lives at this address")).toBeVisible();
    await logIn(page, asha.username, asha.password);
    await expect(page.getByText("Login Failed")).toBeVisible();
  });
});

test("a like arrives while one watches, and the list leads to it", async ({ page, browser }) => {
  test.slow();
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { token } = await createAccount(page, asha);
  await createAccount(page, kabir);
  const post = await publish(page, token, { title: "Free fall", subject: "CHEMISTRY" });
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  const other = await browser.newPage();
  await logIn(other, kabir.username, kabir.password);
  await expect(other).toHaveURL("/social");
  await other.goto(`/posts/${post.id}`);
  await other.getByRole("button", { name: "Like, 0" }).click();
  await expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  await expect(page.getByText(`${kabir.username} liked “Free fall”`)).toBeAttached();
  await other.getByRole("button", { name: `Follow ${asha.username}`, exact: true }).click();
  await expect(page.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();

  await page.getByRole("button", { name: "Notifications, 2 unread" }).click();
  const list = page.getByRole("list", { name: "Notifications" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectNoSeriousFindings(page);
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await list.getByRole("link", { name: /liked “Free fall”/ }).click();
  await expect(page).toHaveURL(`/posts/${post.id}`);
  await expect(list).toBeHidden();
});

test("two tabs share what arrives and what was read", async ({ page, context }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { user } = await createAccount(page, asha);
  const friend = await createAccount(page, kabir);
  const streams: string[] = [];
  context.on("request", (request) => request.url().includes("/api/events") && streams.push(request.url()));
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  const second = await context.newPage();
  await second.goto("/profile");
  await expect(second.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await page.request.post(`/api/social/users/${user.id}/follow`, asWith(friend.token));
  for (const tab of [page, second])
    await expect(tab.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  expect(streams, "one connection for the whole browser").toHaveLength(1);
  await second.getByRole("button", { name: "Notifications, 1 unread" }).click();
  for (const tab of [page, second])
    await expect(tab.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
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

test("the mock test form is a placeholder", async ({ page }) => {
  const asha = newPerson("asha");
  await createAccount(page, asha);
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await page.goto("/create-mocktest");
  await expect(page.getByText("Feature Under Development")).toBeVisible();
  await expect(page.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
  await expect(page.getByLabel("Total Questions")).toHaveValue("10");
  const duration = page.getByLabel("Duration (minutes)");
  await expect(duration).toHaveValue("60");
  await duration.fill("long");
  await duration.blur();
  await page.getByLabel("Difficulty").selectOption("Mixed");
  await expect(duration).toHaveValue("60");
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: "Create MCQ Question Instead" }).click();
  await expect(page).toHaveURL("/create-post");
  await page.goBack();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a link back to the feed finds the place again", async ({ page }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  await createAccount(page, asha);
  const author = await createAccount(page, kabir);
  for (let i = 0; i < 6; i++) await publish(page, author.token, {}, { questionText: `How long for ${i} m?` });
  await logIn(page, asha.username, asha.password);
  await expect(page.getByRole("article").nth(5)).toBeVisible();
  // Formulas of others' questions move what is below them.
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.getByRole("link", { name: "Profile" }).first().click();
  await expect(page).toHaveURL("/profile");
  await page.getByRole("link", { name: "Social Feed", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.getByRole("link", { name: "Social Feed", exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a draft cleared by a slip comes back, and an edit survives leaving", async ({ page }) => {
  const asha = newPerson("asha");
  const { token } = await createAccount(page, asha);
  const post = await publish(page, token, { subject: "ENGLISH" });
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await page.goto("/create-post");
  await page.getByLabel("Additional context").fill("From last year's paper");
  await page.getByRole("button", { name: "Clear draft" }).click();
  await expect(page.getByLabel("Additional context")).toHaveValue("");
  await page.getByRole("button", { name: "Undo clearing" }).click();
  await expect(page.getByLabel("Additional context")).toHaveValue("From last year's paper");

  await page.goto(`/posts/${post.id}/edit`);
  await page.getByLabel("Additional context").fill("Take g = 10");
  await page.goto("/profile");
  await page.goto(`/posts/${post.id}/edit`);
  await expect(page.getByLabel("Additional context")).toHaveValue("Take g = 10");
  await expect(page.getByText("These are the changes you had not saved yet.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`/posts/${post.id}`);
  await page.goto(`/posts/${post.id}/edit`);
  await expect(page.getByLabel("Additional context")).toHaveValue("Take g = 10");
  await expect(page.getByText("These are the changes you had not saved yet.")).toBeHidden();
});

import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { asBearer, createAccount, logIn, logInByForm, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

const timeZone = (page: Page) => page.getByRole("combobox", { name: "Time zone" });

async function openSettings(page: Page) {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
}

test.describe("changing the password", () => {
  test.use({ expectedErrors: /40[01]/ });
  test("ends the other session and keeps this one @all", async ({ page, browser }) => {
    test.slow();
    const asha = newPerson("asha");
    await createAccount(page, asha);
    const elsewhere = await browser.newPage();
    await logIn(elsewhere, asha.username, asha.password);
    await expect(elsewhere).toHaveURL("/social");
    await logIn(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");
    await openSettings(page);
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
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

test("one session is logged out, then all of them @all", async ({ page }) => {
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

test("settings of days and the leaderboard are saved, and the data can be downloaded", async ({ page }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { token, user } = await createAccount(page, asha);
  const author = await createAccount(page, kabir);
  const post = await publish(page, author.token);
  await page.request.post(`/api/social/questions/${post.questions[0]?.id}/answer`, {
    ...asBearer(token),
    data: { selectedOption: "A" },
  });
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await openSettings(page);

  const isListed = async () => {
    const reply = await page.request.get("/api/mcq/leaderboard?subject=PHYSICS&size=50", asBearer(token));
    const { leaderboard } = (await reply.json()) as { leaderboard: { id: string }[] };
    return leaderboard.some(({ id }) => id === user.id);
  };
  await expect.poll(isListed).toBe(true);
  await page.getByRole("switch", { name: "Show me on the leaderboard" }).uncheck({ force: true });
  await expect(page.getByText("You are hidden from the leaderboard")).toBeVisible();
  await expect.poll(isListed).toBe(false);

  await timeZone(page).selectOption("Asia/Tokyo");
  await expect(page.getByText("Time zone set to Tokyo")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Show me on the leaderboard" })).not.toBeChecked();
  await expect(timeZone(page)).toHaveValue("Asia/Tokyo");
  // There was an answer today, and the day keeps the time zone in which it began.
  await expect(page.getByText(/Takes effect at midnight in \S+, as \d+ \w+ begins there/)).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^prepfeed-${asha.username}-.*\\.json$`));
});

test("a new account gets the time zone of its device @all", async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo" });
  const page = await context.newPage();
  const asha = newPerson("asha");
  await createAccount(page, asha);
  await logInByForm(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await openSettings(page);
  await expect(timeZone(page)).toHaveValue("Asia/Tokyo");
  await context.close();
});

test.describe("deleting the account", () => {
  test.use({ expectedErrors: /40[014]/ });
  test("requires the password and the name, and keeps the posts without a name", async ({ page }) => {
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
    await expect(page.getByText("There is no profile at this address")).toBeVisible();
    await logInByForm(page, asha.username, asha.password);
    await expect(page.getByText("Login Failed")).toBeVisible();
  });
});

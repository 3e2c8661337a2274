import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { findMailedLink } from "../../support/mail.ts";
import { createAccount, logIn, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

async function askForLink(page: Page, email: string, deadLink?: string) {
  await page.goto("/recover-account");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  return findMailedLink(email, "recover-account", deadLink);
}

async function startWaiting(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole("button", { name: "Start the waiting" }).click();
  await expect(page.getByRole("heading", { name: "Please wait" })).toBeVisible();
  await expect(page).toHaveURL("/recover-account");
}

test.describe("recovering an account", () => {
  test.use({ expectedErrors: /400/ });

  test("waits two days, is announced to every session, and is cancelled in the settings or from the mail @all", async ({
    page,
    browser,
  }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await logIn(page, asha.username, asha.password, "/settings");
    const stranger = await browser.newPage();

    const link = await askForLink(stranger, asha.email);
    await expectNoSeriousFindings(stranger);
    await startWaiting(stranger, link);
    await expectNoSeriousFindings(stranger);

    const firstNews = await findMailedLink(asha.email, "cancel-recovery");

    await page.reload();
    const notice = page.getByRole("alert").filter({ hasText: "Somebody is recovering your account" });
    await expect(notice).toBeVisible();
    await expectNoSeriousFindings(page);
    await notice.getByRole("button", { name: "Cancel the recovery" }).click();
    await expect(page.getByText("The recovery was cancelled")).toBeVisible();
    await expect(notice).toBeHidden();
    await stranger.goto(link);
    await expect(stranger.getByRole("heading", { name: "This link no longer works" })).toBeVisible();

    const second = await askForLink(stranger, asha.email, link);
    await startWaiting(stranger, second);
    await page.goto(await findMailedLink(asha.email, "cancel-recovery", firstNews));
    await page.getByRole("button", { name: "Cancel the recovery" }).click();
    await expect(page.getByRole("heading", { name: "Recovery cancelled" })).toBeVisible();
    await stranger.goto(second);
    await expect(stranger.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await stranger.close();
  });
});

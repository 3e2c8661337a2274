import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, asBearer, createAccount, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";
import { untilStored } from "./until-stored.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 375, height: 667 },
  expectedErrors: /ERR_|Failed to (load resource|fetch|convert value)|401|503/,
});

test("drafts that are posted without a network wait in the line and become posts once @all", async ({
  page,
}) => {
  const asha = await createAccount(page, newPerson("asha"));
  await arrive(page, asha, "/generate-questions?topic=Optics");
  await untilStored(page);
  await page.getByLabel("Number of questions").fill("2");
  await page.getByRole("button", { name: "Generate Questions" }).click();
  await expect(page.getByText("2 of 2 selected")).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Post Selected" }).click();
  await expect(page.getByText("1 item saved on this device, not sent yet.")).toBeVisible();
  await expect(page.getByText("No questions yet")).toBeVisible();
  await page.goto("/settings#on-this-device");
  await expect(page.getByText("Some phones delete it after seven days without a visit.")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Waits for a network" });
  await expect(row).toContainText("Drafts");
  await expect(row).toContainText(/optics/i);
  await expectNoSeriousFindings(page);

  const posts = async () => {
    const reply = await page.request.get(`/api/social/users/${asha.user.id}/posts`, asBearer(asha.token));
    return (await reply.json()).totalElements;
  };
  expect(await posts()).toBe(0);
  await page.context().setOffline(false);
  await expect(page.getByText("Sent what was saved on this device: 1 item.")).toBeVisible();
  expect(await posts()).toBe(2);
});

test("logging out deletes an unfinished draft, after a warning @all", async ({ page }) => {
  await arrive(page, await createAccount(page, newPerson("asha")), "/create-post");
  await untilStored(page);
  await page.getByLabel("Additional context").fill("Only on this device");
  const kept = () => page.evaluate(() => JSON.stringify(localStorage).includes("Only on this device"));
  await expect.poll(kept).toBe(true);
  await page.getByRole("button", { name: "Open navigation" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  const warning = page.getByRole("dialog", { name: "Not everything is sent" });
  await expect(warning).toContainText("One item is saved on this device only.");
  await expectNoSeriousFindings(page);
  await warning.getByRole("button", { name: "Log out and delete" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(kept).toBe(false);
});

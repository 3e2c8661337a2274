import { expectNoSeriousFindings } from "../../support/axe.ts";
import { createAccount, logIn, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

// Reported content is gone.
test.use({ expectedErrors: /status of 404/ });

test("a report is taken back at once, or later in the settings @all", async ({ page }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { token } = await createAccount(page, asha);
  await createAccount(page, kabir);
  const post = await publish(page, token, { title: "Free fall", subject: "CHEMISTRY" });
  const report = async () => {
    await page.getByRole("button", { name: `More about ${asha.username}` }).click();
    await page.getByRole("menuitem", { name: "Report" }).click();
    const dialog = page.getByRole("dialog", { name: "Report this post" });
    await dialog.getByLabel("Off topic").check();
    await dialog.getByRole("button", { name: "Report" }).click();
    await expect(page.getByText("Post not found").first()).toBeVisible();
  };

  await logIn(page, kabir.username, kabir.password, `/posts/${post.id}`);
  await report();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("article").getByText(asha.username).first()).toBeVisible();

  await report();
  await page.goto("/settings");
  const reports = page.getByRole("list", { name: "Not decided yet" });
  await expect(reports.getByText("A post: Off topic")).toBeVisible();
  await reports.scrollIntoViewIfNeeded();
  await expectNoSeriousFindings(page);
  await reports.getByRole("button", { name: /^Withdraw the report/ }).click();
  await expect(page.getByText("None of your reports is waiting.")).toBeVisible();
  await page.goto(`/posts/${post.id}`);
  await expect(page.getByRole("article").getByText(asha.username).first()).toBeVisible();
});

import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, asBearer, createAccount, logIn, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { createStaff } from "../../support/roles.ts";
import { expect, test } from "../../support/test.ts";

// Reported or removed content is gone.
test.use({ expectedErrors: /status of 40[34]/ });

test("a report leads to a decision, and an appeal to another moderator overturns it", async ({
  page,
  browser,
}) => {
  test.slow();
  const [asha, kabir, meera, ravi] = ["asha", "kabir", "meera", "ravi"].map(newPerson) as [
    ReturnType<typeof newPerson>,
    ReturnType<typeof newPerson>,
    ReturnType<typeof newPerson>,
    ReturnType<typeof newPerson>,
  ];
  const { token } = await createAccount(page, asha);
  await createAccount(page, kabir);
  const staff = [
    await createStaff(page, meera, "moderator"),
    await createStaff(page, ravi, "admin"),
  ] as const;
  const title = `Half price ${crypto.randomUUID().slice(0, 8)}`;
  const post = await publish(page, token, { title, subject: "CHEMISTRY" });

  // Kabir reports the post and no longer sees it.
  await logIn(page, kabir.username, kabir.password, `/posts/${post.id}`);
  await page.getByRole("button", { name: `More about ${asha.username}` }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this post" });
  await expect(dialog.getByRole("button", { name: "Report" })).toBeDisabled();
  await dialog.getByLabel("Spam or advertising").check();
  await dialog.getByLabel("Anything else the moderators should know").fill("Third time today");
  await expectNoSeriousFindings(page);
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/posts/${post.id}`);
  await expect(page.getByText("Post not found").first()).toBeVisible();

  // Meera, a moderator, suspends Asha with one key, undoes it, and decides again.
  const moderator = await browser.newPage();
  await arrive(moderator, staff[0], "/moderation");
  const queue = moderator.getByRole("list", { name: "Cases" });
  await queue.getByRole("button", { name: new RegExp(`Post of ${asha.username}`) }).click();
  const panel = moderator.getByRole("region", { name: "Case" });
  await expect(panel.getByText("Third time today")).toBeVisible();
  await expect(panel).not.toContainText(kabir.username);
  await expectNoSeriousFindings(moderator);
  await moderator.getByRole("heading", { name: "Moderation" }).click();
  await moderator.keyboard.press("s");
  await moderator.getByRole("button", { name: "Undo" }).click();
  await expect(moderator.getByText("The decision is taken back")).toBeVisible();
  await queue.getByRole("button", { name: new RegExp(`Post of ${asha.username}`) }).click();
  await panel.getByRole("button", { name: "Suspend" }).click();
  await expect(moderator.getByText("Decided: Suspend.")).toBeVisible();

  // Asha is told why, cannot write, and appeals.
  const author = await browser.newPage();
  await logIn(author, asha.username, asha.password, "/settings");
  await expect(author.getByText(/Your account is suspended until/)).toBeVisible();
  await expectNoSeriousFindings(author);
  await author.getByRole("button", { name: "Appeal" }).click();
  await author.getByLabel("Why should the decision be changed?").fill("I only shared my notes");
  await author.getByRole("button", { name: "Send appeal" }).click();
  await expect(author.getByText("Your appeal is with the moderators.")).toBeVisible();

  // The moderator who decided may not decide the appeal; another one does.
  await moderator.getByRole("tab", { name: "Appeals" }).click();
  const own = moderator.getByRole("article").filter({ hasText: asha.username });
  await expect(own.getByText("Somebody else has to decide this.")).toBeVisible();
  const administrator = await browser.newPage();
  await arrive(administrator, staff[1], "/moderation");
  await administrator.getByRole("tab", { name: "Appeals" }).click();
  const appeal = administrator.getByRole("article").filter({ hasText: asha.username });
  await appeal.getByLabel("Your answer").fill("We were too strict");
  await expectNoSeriousFindings(administrator);
  await appeal.getByRole("button", { name: "Overturn" }).click();
  await expect(appeal).toBeHidden();

  await author.reload();
  await expect(author.getByText("We were too strict")).toBeVisible();
  await expect(author.getByText(/Your account is suspended until/)).toBeHidden();
  await author.goto(`/posts/${post.id}`);
  await expect(author.getByRole("article")).toBeVisible();
});

test("a suspended learner can read and export, and sees why writing is not possible", async ({ page }) => {
  test.slow();
  const [asha, kabir, meera] = ["asha", "kabir", "meera"].map(newPerson) as [
    ReturnType<typeof newPerson>,
    ReturnType<typeof newPerson>,
    ReturnType<typeof newPerson>,
  ];
  const author = await createAccount(page, asha);
  const reporter = await createAccount(page, kabir);
  const moderator = await createStaff(page, meera, "moderator");
  const post = await publish(page, author.token, { title: "Call me", subject: "CHEMISTRY" });
  await page.request.post("/api/reports", {
    ...asBearer(reporter.token),
    data: { kind: "POST", id: post.id, reason: "INSULT" },
  });
  const cases = await page.request.get("/api/moderation/cases?size=50", asBearer(moderator.token));
  const found = (await cases.json()).content.find(({ thingId }: { thingId: string }) => thingId === post.id);
  const decided = await page.request.post(`/api/moderation/cases/${found.id}/decision`, {
    ...asBearer(moderator.token),
    data: { decision: "SUSPEND", reason: "INSULT", days: 3, version: found.version },
  });
  expect(decided.status()).toBe(200);

  await logIn(page, asha.username, asha.password, "/social");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("link", { name: "Moderators decided about something of yours" }).click();
  await expect(page.getByText("Reason: Insult or harassment.")).toBeVisible();
  const other = await publish(page, reporter.token, { title: "Free fall", subject: "PHYSICS" });
  await page.goto(`/posts/${other.id}`);
  await page.getByRole("button", { name: /^Like/ }).click();
  await expect(
    page.getByText(/Your account is suspended until .* Reason: Insult or harassment/),
  ).toBeVisible();
  const exported = await page.request.get("/api/auth/export", asBearer(author.token));
  expect(exported.status()).toBe(200);
  await page.goto("/rules");
  await expect(page.getByRole("heading", { name: "Rules" })).toBeVisible();
  await expectNoSeriousFindings(page);
});

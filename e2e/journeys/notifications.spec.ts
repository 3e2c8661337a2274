import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, createAccount, logIn, newPerson } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("a like arrives live, and the list links to it", { tag: "@firefox" }, async ({ page, browser }) => {
  test.slow();
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { token } = await createAccount(page, asha);
  await createAccount(page, kabir);
  const post = await publish(page, token, { title: "Free fall", subject: "CHEMISTRY" });
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  const other = await browser.newPage();
  await logIn(other, kabir.username, kabir.password, `/posts/${post.id}`);
  // By keyboard: a click can miss while the page is still loading.
  await other.getByRole("button", { name: "Like, 0" }).press("Enter");
  await expect(other.getByRole("button", { name: "Like, 1" })).toBeVisible();
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

test("two tabs share new and read notifications", async ({ page, context }) => {
  const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
  const { user } = await createAccount(page, asha);
  const friend = await createAccount(page, kabir);
  const streams: string[] = [];
  context.on("request", (request) => request.url().includes("/api/events") && streams.push(request.url()));
  await logIn(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  const second = await context.newPage();
  const bell = { name: "Notifications, 1 unread" };
  // This tab's earlier request is answered after the event, and must not restore the old count.
  await second.route("**/api/social/notifications?size=1", async (route) => {
    const response = await route.fetch();
    await page.request.post(`/api/social/users/${user.id}/follow`, asBearer(friend.token));
    await expect(second.getByRole("button", bell)).toBeVisible();
    await route.fulfill({ response });
  });
  await second.goto("/profile");
  await expect(page.getByRole("button", bell)).toBeVisible();
  await second.unrouteAll({ behavior: "wait" });
  await second.evaluate(() => fetch("/api/config"));
  await expect(second.getByRole("button", bell)).toBeVisible();
  expect(streams, "one connection for the whole browser").toHaveLength(1);
  await second.getByRole("button", bell).click();
  for (const tab of [page, second])
    await expect(tab.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});

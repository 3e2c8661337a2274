import type { Page } from "@playwright/test";
import { arrive, asBearer, createAccount, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";
import { untilStored } from "./until-stored.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 375, height: 667 },
  expectedErrors: /ERR_|Failed to (load resource|fetch|convert value)|401|503/,
});

const write = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "Write a comment" }).fill(text);
  await page.getByRole("button", { name: "Post Comment" }).click();
};

/** A post to comment on, opened and stored on the device. */
async function openPost(page: Page) {
  const asha = await createAccount(page, newPerson("asha"));
  const posted = await page.request.post("/api/social/posts", {
    data: { content: "How do you revise?" },
    ...asBearer(asha.token),
  });
  const { id } = await posted.json();
  await arrive(page, asha, `/posts/${id}`);
  await untilStored(page);
  await expect(page.getByRole("textbox", { name: "Write a comment" })).toBeVisible();
  const comments = async () => {
    const reply = await page.request.get(`/api/social/posts/${id}/comments`, asBearer(asha.token));
    return (await reply.json()).content.map(({ content }: { content: string }) => content).sort();
  };
  return { path: `/posts/${id}`, comments };
}

test("what two tabs saved without a network is sent once @all", async ({ page }) => {
  const { path, comments } = await openPost(page);
  const second = await page.context().newPage();
  await second.goto(path);
  await expect(second.getByRole("textbox", { name: "Write a comment" })).toBeVisible();

  await page.context().setOffline(true);
  await write(page, "From the first tab");
  await expect(page.getByText("1 item saved on this device, not sent yet.")).toBeVisible();
  await write(second, "From the second tab");
  await expect(second.getByText("2 items saved on this device, not sent yet.")).toBeVisible();

  await page.context().setOffline(false);
  for (const tab of [page, second]) await expect(tab.getByText(/not sent yet/)).toBeHidden();
  await expect.poll(comments).toEqual(["From the first tab", "From the second tab"]);
  await second.close();
});

test("on a network that hardly moves, a stored page opens after four seconds @all", async ({ page }) => {
  const { path } = await openPost(page);
  // The page of the server takes too long; everything else is as always.
  await page.context().route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    await route.abort().catch(() => undefined);
  });
  const started = Date.now();
  await page.reload();
  await expect(page.getByText("How do you revise?")).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(3_500);
  expect(Date.now() - started).toBeLessThan(50_000);
});

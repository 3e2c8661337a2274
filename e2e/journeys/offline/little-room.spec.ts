import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, asBearer, createAccount, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";
import { untilStored } from "./until-stored.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 375, height: 667 },
  expectedErrors: /ERR_|Failed to (load resource|fetch)|fetching the script|401|503/,
});

/** A post to comment on; returns what its comments say. */
async function openPost(page: Page) {
  const asha = await createAccount(page, newPerson("asha"));
  const data = { content: "How do you revise?" };
  const posted = await page.request.post("/api/social/posts", { data, ...asBearer(asha.token) });
  const { id } = await posted.json();
  await arrive(page, asha, `/posts/${id}`);
  await expect(field(page)).toBeVisible();
  const comments = async () => {
    const reply = await page.request.get(`/api/social/posts/${id}/comments`, asBearer(asha.token));
    return (await reply.json()).content.map(({ content }: { content: string }) => content);
  };
  return { comments };
}

const field = (page: Page) => page.getByRole("textbox", { name: "Write a comment" });
async function comment(page: Page, text: string) {
  await field(page).fill(text);
  await page.getByRole("button", { name: "Post Comment" }).click();
}

/** Without a network nothing can be saved, and nothing says that it is. */
async function expectNothingKept(page: Page) {
  await page.context().setOffline(true);
  await comment(page, "Not lost");
  await expect(page.getByText(/Unable to connect to server|Failed to add comment/).first()).toBeVisible();
  await expect(field(page)).toHaveValue("Not lost");
  await expect(page.getByText("saved on this device", { exact: false })).toBeHidden();
  await page.context().setOffline(false);
}

for (const [name, refuse] of [
  [
    "has no database",
    () => {
      Reflect.deleteProperty(window, "indexedDB");
      Object.defineProperty(Window.prototype, "indexedDB", { value: undefined });
    },
  ],
  [
    "refuses its database, as some do in private mode",
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    },
  ],
] as const)
  test(`a browser that ${name} works as before, and claims nothing @all`, async ({ page }) => {
    await page.addInitScript(refuse);
    const { comments } = await openPost(page);
    await comment(page, "With a network");
    await expect(page.getByRole("list", { name: "Comments" })).toContainText("With a network");
    await expectNothingKept(page);
    expect(await comments()).toEqual(["With a network"]);
    await page.goto("/settings#on-this-device");
    await expect(page.getByRole("heading", { name: "Messages to this device" })).toBeVisible();
    await expectNoSeriousFindings(page);
  });

test("on a device without any room nothing is lost and nothing claims to be saved; with room it is", async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      document.documentElement.dataset.isAskedToStay = "yes";
      return true;
    };
    const add = IDBObjectStore.prototype.add;
    const put = IDBObjectStore.prototype.put;
    const full = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
    IDBObjectStore.prototype.add = function (...parts) {
      return "isFull" in window ? full() : add.apply(this, parts);
    };
    IDBObjectStore.prototype.put = function (...parts) {
      return "isFull" in window ? full() : put.apply(this, parts);
    };
  });
  const { comments } = await openPost(page);
  await untilStored(page);
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  await expectNothingKept(page);
  const isAskedToStay = () => page.evaluate(() => document.documentElement.dataset.isAskedToStay);
  expect(await isAskedToStay()).toBeUndefined();
  await page.context().setOffline(true);
  await page.evaluate(() => Reflect.deleteProperty(window, "isFull"));
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByText("1 item saved on this device, not sent yet.")).toBeVisible();
  // The browser is asked to keep what is only here.
  expect(await isAskedToStay()).toBe("yes");
  await page.context().setOffline(false);
  await expect.poll(comments).toEqual(["Not lost"]);
});

import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, createAccount, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { untilKept, untilStored } from "./until-stored.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 375, height: 667 },
  expectedErrors: /ERR_|Failed to (load resource|fetch|convert value)/,
});

const FEED = "/social?subject=HISTORY&exam=UPSC";

test("feed, bookmarks and notes that were read open without a network, and answers wait", async ({
  page,
}) => {
  const mira = newPerson("mira");
  const { token } = await createAccount(page, mira);
  await publish(page, token, { title: "Falling stones", subject: "HISTORY", examType: "UPSC" });
  const asha = await createAccount(page, newPerson("asha"));

  await arrive(page, asha, FEED);
  const card = page.getByRole("article").filter({ hasText: mira.username });
  await untilStored(page);
  await card.getByRole("button", { name: /^Bookmark/ }).click();
  await expect(card.getByRole("button", { name: /^Bookmark/, pressed: true })).toBeVisible();
  await page.goto("/bookmarks");
  await expect(page.getByRole("article")).toHaveCount(1);
  await untilKept(page, "/api/social/bookmarks");
  await page.goto("/topics/kinematics");
  const note = page.getByRole("heading", { name: "Motion in a straight line and in a plane" });
  await expect(note).toBeVisible();
  await untilKept(page, "/api/topics/kinematics");
  await page.goto(FEED);
  await expect(card).toBeVisible();
  await untilKept(page, "/api/social/feed");

  await page.context().setOffline(true);
  await page.goto("/bookmarks");
  await expect(page.getByRole("article").filter({ hasText: "A stone falls from rest" })).toBeVisible();
  await page.goto("/topics/kinematics");
  await expect(note).toBeVisible();
  await page.goto("/topics/optics");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.goto(FEED);
  const submit = card.getByRole("button", { name: "Submit Answer" });
  await submit.scrollIntoViewIfNeeded();
  await card.getByRole("radio", { name: /^Option A/ }).check({ force: true });
  await submit.click();
  await expect(card.getByRole("button", { name: "Saved on this device" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: "Show" }).click();
  const device = page.getByRole("heading", { name: "On this device" });
  await expect(device).toBeInViewport();
  await expect(page.getByText("Waits for a network")).toHaveCount(1);

  await page.goto(FEED);
  await expect(card.getByRole("radio", { name: /^Option A/ })).toBeChecked();
  await page.context().setOffline(false);
  await expect(
    page.getByText(/Sent what was saved on this device: 1 item\. 1 answer: 1 right/),
  ).toBeVisible();
  await expect(page.getByRole("article", { name: "Correct Falling stones" })).toBeVisible();
});

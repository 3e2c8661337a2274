import type { Page } from "@playwright/test";
import { noteDrawnPosts } from "../../support/drawn.ts";
import { asBearer, createAccount, newPerson, signIn } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

const POSTS = 500;
const A_REPLY = 100;
const REAL = 300;

/** A feed of 500 posts, of which one is real and the others are copies. */
async function serveLongFeed(page: Page) {
  const { token } = await createAccount(page, newPerson("author"));
  const { id } = await publish(page, token, { title: `Long ${REAL}` });
  const real = await (await page.request.get(`/api/social/posts/${id}`, asBearer(token))).json();
  let replies = 0;
  await page.route("**/api/social/feed?*", async (route) => {
    replies += 1;
    const at = Number(new URL(route.request().url()).searchParams.get("page"));
    const content = Array.from({ length: A_REPLY }, (_, i) => {
      const number = at * A_REPLY + i + 1;
      const title = `Long ${number}`;
      const questions = [{ ...real.questions[0], id: title }];
      return number === REAL ? real : { ...real, id: title, title, questions };
    });
    const isLast = (at + 1) * A_REPLY >= POSTS;
    await route.fulfill({
      json: { content, page: at, size: A_REPLY, totalElements: POSTS, last: isLast, nextCursor: `${at}` },
    });
  });
  return { id, replies: () => replies };
}

test("500 posts hold few cards; an action renders only its own post; going back is instant @all", async ({
  page,
}) => {
  const drawn = await noteDrawnPosts(page);
  const feed = await serveLongFeed(page);
  await signIn(page, "learner");
  const posts = page.getByRole("feed", { name: "All Posts" }).getByRole("article");
  await expect(posts.first().getByRole("radio").first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText("You've reached the end!")).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(posts).toHaveCount(POSTS);

  // Far posts have only their text, for page search and screen readers.
  await expect(posts.nth(9)).toContainText("Long 10");
  await expect(posts.nth(9)).toHaveAttribute("aria-posinset", "10");
  const card = posts.nth(REAL - 1);
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole("timer")).toBeVisible();
  await expect(posts.nth(POSTS - 1).getByRole("radio")).toHaveCount(0);
  expect(await page.locator("[role=feed] form").count()).toBeLessThan(10);
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(4_000);

  await card.getByRole("radio", { name: /20 m/ }).check({ force: true });
  const submit = card.getByRole("button", { name: "Submit Answer" });
  await submit.scrollIntoViewIfNeeded();
  await expect.poll(drawn.take).toEqual([]);
  await submit.click();
  await expect(card.getByText("The right answer is")).toBeVisible();
  expect(await drawn.take()).toEqual([REAL - 1]);

  // A used card keeps its state while the user looks elsewhere.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(posts.first().getByRole("radio").first()).toBeVisible();
  await expect(card.getByText("Half the acceleration")).toBeAttached();
  await expect(posts.nth(REAL).getByRole("radio")).toHaveCount(0);

  const link = card.getByRole("link", { name: /20\d\d/ });
  await link.evaluate((node) => node.scrollIntoView({ block: "center" }));
  await expect(posts.nth(REAL).getByRole("radio").first()).toBeAttached();
  const before = await page.evaluate(() => window.scrollY);
  const { y } = (await card.boundingBox()) ?? { y: 0 };
  const replies = feed.replies();
  await link.click();
  await expect(page).toHaveURL(`/posts/${feed.id}`);
  await expect(page.getByRole("heading", { name: "Physics question" })).toBeVisible();
  await page.goBack();
  await expect(card.getByText("The right answer is")).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect((await card.boundingBox())?.y).toBeCloseTo(y, -1);
  expect(feed.replies()).toBe(replies);
});

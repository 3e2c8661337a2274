import type { Page } from "@playwright/test";
import { asBearer, createAccount, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

async function post(page: Page, token: string, path: string, data: object = {}) {
  const reply = await page.request.post(`/api${path}`, { ...asBearer(token), data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** A person with one entry in each list: an answer with a comment, bookmarks, a follower, a paper and an attempt. */
async function fillLists(page: Page) {
  const { token, user } = await signIn(page, "asha");
  const kabir = await createAccount(page, newPerson("kabir"));
  const { id, questions } = await publish(page, kabir.token);
  await post(page, token, `/social/questions/${questions[0]?.id}/answer`, { selectedOption: "A" });
  await post(page, token, `/social/posts/${id}/comments`, { content: "Mind the units" });
  await post(page, token, `/social/posts/${id}/bookmark`);
  await post(page, kabir.token, `/social/users/${user.id}/follow`);
  const section = { name: "Only", subject: "PHYSICS", questions: 1, marks: "4", negativeMarks: "1" };
  const paper = await post(page, token, "/mock-tests", { title: "Short", duration: 5, sections: [section] });
  const attempt = await post(page, token, `/mock-tests/${paper.id}/attempts`, { timed: true });
  await post(page, token, `/mock-attempts/${attempt.id}/submit`);
  await post(page, token, `/mock-questions/${attempt.sections[0].questions[0].id}/bookmark`);
  return { userId: user.id, postId: id };
}

/** A page says that there is another, which fails at first; the visible rows stay, and a second try ends the list. */
async function failSecondPage(page: Page, { path, what, open, item }: List) {
  let fails = true;
  await page.route(
    (url) => url.pathname === `/api${path}` && url.searchParams.has("page"),
    async (route) => {
      const isFirst = new URL(route.request().url()).searchParams.get("page") === "0";
      if (!isFirst) return fails ? route.fulfill({ status: 500, json: {} }) : route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), last: false } });
    },
  );
  await open();
  const shown = page.getByRole("main").or(page.getByRole("dialog")).getByText(item).first();
  await expect(shown).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  const alert = page.getByRole("alert").filter({ hasText: `More ${what} could not be loaded.` });
  await expect(alert).toBeVisible();
  await expect(shown, `${what} after a failure`).toBeVisible();
  fails = false;
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(alert).toBeHidden();
  await expect(shown).toBeVisible();
}

interface List {
  path: string;
  what: string;
  open: () => Promise<unknown>;
  /** A text of its first page. */
  item: string | RegExp;
}

test.describe("a further page that fails", () => {
  test.use({ expectedErrors: /500 \(Internal Server Error\)/ });
  test("leaves every list as it was, says so, and can be retried @all", async ({ page }) => {
    test.slow();
    const { userId, postId } = await fillLists(page);
    const at = (address: string) => () => page.goto(address);
    const lists: List[] = [
      { path: "/mock-tests", what: "papers", open: at("/mock-tests?show=mine"), item: "Short" },
      { path: "/mock-attempts", what: "attempts", open: at("/mock-tests?show=attempts"), item: "attempt 1" },
      {
        path: "/mock-questions/bookmarks",
        what: "bookmarks",
        open: at("/bookmarks?show=questions"),
        item: "Short",
      },
      { path: `/mcq/responses/${userId}`, what: "answers", open: at("/history"), item: "A stone falls" },
      { path: "/mcq/leaderboard", what: "rankings", open: at("/leaderboard"), item: "Full rankings" },
      { path: "/social/users/top", what: "people", open: at("/people"), item: "asha_" },
      {
        path: `/social/posts/${postId}/comments`,
        what: "comments",
        open: at(`/posts/${postId}`),
        item: "Mind the units",
      },
      {
        path: "/social/notifications",
        what: "notifications",
        open: () => page.getByRole("button", { name: "Notifications, 1 unread" }).click(),
        item: "started following you",
      },
      {
        path: "/mock-tests/own-questions",
        what: "questions",
        open: async () => {
          await page.goto("/create-mocktest");
          await page.getByLabel("Made from").selectOption("My posts or bookmarks");
          await page.getByLabel("Which questions").selectOption("Those I pick");
        },
        item: "A stone falls",
      },
    ];
    for (const list of lists) await failSecondPage(page, list);
  });
});

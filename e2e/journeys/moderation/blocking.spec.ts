import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { asBearer, createAccount, logIn, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

// Hidden content is not found.
test.use({ expectedErrors: /status of 404/ });

const FEED = "/social?subject=GEOGRAPHY&exam=GRE";

interface Side {
  id: string;
  username: string;
  password: string;
  token: string;
  postId: string;
}

async function settle(page: Page, name: string): Promise<Side> {
  const person = newPerson(name);
  const { token, user } = await createAccount(page, person);
  const post = await publish(page, token, { title: `Post of ${person.username}`, subject: "GEOGRAPHY" });
  return { ...person, id: user.id, token, postId: post.id };
}

const act = (page: Page, { token }: { token: string }, path: string, data: object = {}) =>
  page.request.post(`/api${path}`, { ...asBearer(token), data });

/** Six screens on which one of two people would see the other. */
async function meetsNowhere(page: Page, other: Side, postOfMeera: string) {
  const main = page.getByRole("main");
  const seen = [
    { path: FEED, ready: page.getByRole("article").first() },
    { path: "/people", ready: page.getByRole("searchbox", { name: "Search people" }) },
    { path: "/leaderboard", ready: page.getByRole("heading", { name: "Leaderboard" }).first() },
    { path: "/dashboard", ready: page.getByRole("heading", { level: 1 }) },
    { path: `/posts/${postOfMeera}`, ready: page.getByRole("article").first() },
    { path: `/posts/${other.postId}`, ready: page.getByRole("heading", { level: 1 }) },
  ];
  for (const { path, ready } of seen) {
    await page.goto(path);
    await expect(ready).toBeVisible();
    if (path.startsWith(`/posts/${postOfMeera}`)) {
      await expect(page.getByRole("textbox", { name: "Write a comment" })).toBeVisible();
    }
    if (path === "/people") {
      const found = page.waitForResponse((reply) => reply.url().includes("/users/search"));
      await page.getByRole("searchbox", { name: "Search people" }).fill(other.username);
      await found;
      await expect(main.getByRole("heading", { name: /^Results for/ })).toBeVisible();
    }
    // With its @ on a row, because a heading may repeat the searched name.
    const name = path === "/people" ? `@${other.username}` : other.username;
    await expect(main.getByText(name)).toHaveCount(0);
  }
  await page.goto(`/users/${other.id}`);
}

test("two people with a block between them see each other on no screen, until it ends", async ({ page }) => {
  const [asha, kabir] = [await settle(page, "asha"), await settle(page, "kabir")];
  const meera = await createAccount(page, newPerson("meera"));
  const post = await page.request.post("/api/social/posts", {
    ...asBearer(meera.token),
    data: { content: "Good morning everybody" },
  });
  const { id: postOfMeera } = await post.json();
  for (const person of [asha, kabir])
    await act(page, person, `/social/posts/${postOfMeera}/comments`, { content: "Hello" });
  await act(page, kabir, `/social/posts/${asha.postId}/like`);
  await act(page, asha, `/social/posts/${kabir.postId}/like`);

  await logIn(page, asha.username, asha.password, `/users/${kabir.id}`);
  await page
    .getByRole("button", { name: `More about ${kabir.username}` })
    .first()
    .click();
  await expectNoSeriousFindings(page);
  await page.getByRole("menuitem", { name: `Block @${kabir.username}` }).click();
  await expect(page.getByText(`You have blocked @${kabir.username}`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(
    page.getByRole("button", { name: `Follow ${kabir.username}`, exact: true }).first(),
  ).toBeVisible();

  await page
    .getByRole("button", { name: `More about ${kabir.username}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: `Block @${kabir.username}` }).click();
  await expect(page.getByRole("heading", { name: `@${kabir.username}` })).toBeVisible();
  await meetsNowhere(page, kabir, postOfMeera);
  await expect(page.getByText(`You have blocked @${kabir.username}`)).toBeVisible();

  await logIn(page, kabir.username, kabir.password);
  await meetsNowhere(page, asha, postOfMeera);
  await expect(page.getByText("There is no profile at this address")).toBeVisible();

  await logIn(page, asha.username, asha.password, "/settings");
  await page.getByRole("button", { name: `Unblock ${kabir.username}` }).click();
  await expect(page.getByText("You have blocked nobody.")).toBeVisible();
  await page.goto(`/posts/${kabir.postId}`);
  await expect(page.getByRole("article").getByText(kabir.username).first()).toBeVisible();
});

test("a muted person, word and topic disappear from the feed and come back from settings", async ({
  page,
}) => {
  const [asha, kabir] = [await settle(page, "asha"), await settle(page, "kabir")];
  await logIn(page, asha.username, asha.password, FEED);
  const card = page.getByRole("article").filter({ hasText: kabir.username });
  await card.getByRole("button", { name: `More about ${kabir.username}` }).click();
  await page.getByRole("menuitem", { name: `Mute ${kabir.username} for a week` }).click();
  await expect(card).toHaveCount(0);

  await page.goto("/settings");
  await page.getByLabel("Word or topic to mute").fill("Kinematics");
  await page.getByLabel("What it is").selectOption("Topic");
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(page.getByText("Topic, for good")).toBeVisible();
  await expect(page.getByText(`@${kabir.username}, until `)).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: `Unmute ${kabir.username}` }).click();
  await page.getByRole("button", { name: "Unmute Kinematics" }).click();
  await expect(page.getByText("You have muted nothing.")).toBeVisible();
  await page.goto(FEED);
  await expect(card.first()).toBeVisible();
});

import type { Page } from "@playwright/test";
import { arrive, asBearer, createAccount, NO_SCREEN, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { createStaff } from "../support/roles.ts";
import { expect, test } from "../support/test.ts";

const WIDTHS = [320, 375, 768, 1280];
/** A screen's requests are finished by then; an open event stream keeps the network busy forever. */
const SETTLES_MS = 800;
const WORD = "Pneumonoultramicroscopicsilicovolcanoconiosis";
const long = (length: number) => WORD.repeat(Math.ceil(length / WORD.length)).slice(0, length);
/** With the random part of a name, as long as a username may be. */
const WIDEST_NAME = "W".repeat(21);
const FORMULA = `$\\frac{${"x+".repeat(40)}1}{${"y".repeat(60)}}$`;

/** The longest words that a person may write, wherever they are shown. */
async function fill(page: Page, token: string) {
  const post = await publish(
    page,
    token,
    { title: long(200), topic: long(100), content: long(300), subject: "GENERAL_KNOWLEDGE" },
    {
      questionText: `${long(200)} ${FORMULA}`,
      optionA: long(200),
      optionB: FORMULA,
      optionC: `Short, then ${long(150)}`,
      optionD: "4",
      explanation: `${long(300)} ${FORMULA}`,
    },
  );
  const profile = { fullName: long(60), bio: long(400) };
  const saved = await page.request.put("/api/social/profile", { ...asBearer(token), data: profile });
  expect(saved.status(), await saved.text()).toBe(200);
  return post;
}

const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over <= 0) return "";
    const widest = [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`.slice(0, 80));
    return `${over} px too wide: ${widest.slice(-4).join(" < ")}`;
  });

/** Texts that end outside something that hides what is outside it. */
const cutTextsOf = (page: Page) =>
  page.evaluate(() => {
    const isCut = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      for (let around = text.parentElement; around; around = around.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(around);
        const { right: edge, width } = around.getBoundingClientRect();
        if (width <= 1 || overflowX === "auto" || overflowX === "scroll") return false;
        if (overflowX === "hidden" && right > edge + 1) return textOverflow !== "ellipsis";
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && isCut(text)) found.push(text.data.trim().slice(0, 40));
    }
    return found;
  });

test("no text of a note and no label is cut on the narrowest phone @all", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const { token } = await signIn(page, "asha", NO_SCREEN);
  const data = { examType: "SSC_CGL", subjects: ["MATHEMATICS"], minutesPerDay: 10 };
  await page.request.put("/api/learning/goal", { ...asBearer(token), data });
  for (const path of ["/topics/trigonometry", "/social", "/today", "/create-post", "/mock-tests"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForTimeout(SETTLES_MS);
    await expect.poll(async () => [path, await cutTextsOf(page)]).toEqual([path, []]);
  }
});

async function expectNoneTooWide(page: Page, screens: readonly string[]) {
  const found: string[] = [];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForTimeout(SETTLES_MS);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      // Elements that measure themselves do so after rendering.
      await expect
        .poll(() => overflowOf(page), { timeout: 600 })
        .toBe("")
        .catch(async () => found.push(`${path} at ${width}: ${await overflowOf(page)}`));
    }
  }
  expect(found).toEqual([]);
}

test("no public screen is wider than its window, with the longest texts @all", async ({ page }) => {
  test.slow();
  const author = await createAccount(page, newPerson(WIDEST_NAME));
  const post = await fill(page, author.token);
  await expectNoneTooWide(page, [
    "/",
    "/login",
    "/register",
    "/forgot-password",
    "/recover-account",
    "/sign-in/test",
    "/explore",
    `/posts/${post.id}`,
    `/users/${author.user.id}`,
    "/topics",
    "/topics/kinematics",
    "/rules",
    "/corrections",
  ]);
});

test("no screen of a learner is wider than its window, with the longest texts @all", async ({ page }) => {
  test.setTimeout(400_000);
  const author = await createAccount(page, newPerson(WIDEST_NAME));
  const post = await fill(page, author.token);
  const { token, user } = await signIn(page, WIDEST_NAME, NO_SCREEN);
  const own = await fill(page, token);
  const [question] = post.questions;
  const as = asBearer(token);
  const calls = [
    page.request.post(`/api/social/users/${author.user.id}/follow`, as),
    page.request.post(`/api/social/posts/${post.id}/bookmark`, as),
    page.request.post(`/api/social/questions/${question?.id}/answer`, {
      ...as,
      data: { selectedOption: "B" },
    }),
  ];
  for (const reply of await Promise.all(calls)) expect(reply.ok(), await reply.text()).toBe(true);
  const comment = { ...as, data: { content: long(300) } };
  expect((await page.request.post(`/api/social/posts/${post.id}/comments`, comment)).status()).toBe(201);
  await expectNoneTooWide(page, [
    "/social",
    "/social?tab=following",
    "/today",
    "/mcq",
    "/mcq?mistakes=1",
    "/mcq?packs=1",
    "/assistant",
    `/questions/${question?.id}`,
    "/mock-tests",
    "/create-mocktest",
    "/topics",
    "/dashboard",
    "/generate-questions",
    "/create-post",
    `/posts/${own.id}/edit`,
    `/posts/${post.id}`,
    "/profile",
    `/users/${user.id}`,
    "/people",
    "/leaderboard",
    "/history",
    "/bookmarks",
    "/settings",
    "/welcome",
    "/test-api",
  ]);
});

test("no screen of a mock test is wider than its window, with the longest texts @all", async ({ page }) => {
  test.slow();
  const { token } = await signIn(page, WIDEST_NAME, NO_SCREEN);
  const as = asBearer(token);
  const post = await fill(page, token);
  const send = async (path: string, data: object = {}) => {
    const reply = await page.request.post(`/api${path}`, { ...as, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const ofPosts = { title: long(100), duration: 30, questionIds: post.questions.map(({ id }) => id) };
  // With sections, each of which has a long name.
  const ofExam = { title: long(100), pattern: "ssc-cgl-2026", form: "short" };
  for (const paper of [ofPosts, ofExam]) {
    const { id: test } = await send("/mock-tests", paper);
    await expectNoneTooWide(page, [`/mock-tests/${test}`]);
    const { id: attempt } = await send(`/mock-tests/${test}/attempts`);
    await expectNoneTooWide(page, [`/mock-tests/attempts/${attempt}`]);
    await send(`/mock-attempts/${attempt}/submit`);
    await expectNoneTooWide(page, [
      `/mock-tests/attempts/${attempt}/result`,
      `/mock-tests/attempts/${attempt}/print`,
    ]);
  }
});

test("no screen of a moderator is wider than its window, with the longest texts @all", async ({ page }) => {
  test.slow();
  const author = await createAccount(page, newPerson(WIDEST_NAME));
  const post = await fill(page, author.token);
  const reporter = await createAccount(page, newPerson(WIDEST_NAME));
  const moderator = await createStaff(page, newPerson("moderator"), "moderator");
  const send = async (path: string, data: object) => {
    const reply = await page.request.post(`/api${path}`, { ...asBearer(reporter.token), data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const [question] = post.questions;
  await send(`/social/questions/${question?.id}/answer`, { selectedOption: "B" });
  const dispute = await send(`/social/questions/${question?.id}/disputes`, {
    reason: "WRONG_KEY",
    answer: "B",
    text: long(1000),
  });
  // Who reports a post is not shown it any more.
  await send("/reports", { kind: "POST", id: post.id, reason: "SPAM", note: long(500) });
  await arrive(page, moderator, "/moderation");
  await expectNoneTooWide(page, [
    "/moderation",
    "/moderation?show=QUESTION",
    `/moderation/questions/${dispute.id}`,
    "/moderation?tab=decided",
    "/moderation?tab=appeals",
  ]);
});

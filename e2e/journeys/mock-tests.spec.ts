import type { Page } from "@playwright/test";
import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, NO_SCREEN, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** A paper of two sections, made through the API. */
async function makePaper(page: Page, token: string, fields: object = {}): Promise<string> {
  const sections = ["First", "Second"].map((name) => ({
    name,
    subject: "PHYSICS",
    questions: 2,
    marks: "4",
    negativeMarks: "1",
  }));
  const reply = await page.request.post("/api/mock-tests", {
    data: { title: "Two halves", duration: 30, sections, ...fields },
    ...asBearer(token),
  });
  expect(reply.status()).toBe(201);
  return (await reply.json()).id;
}

async function begin(page: Page, id: string) {
  await page.goto(`/mock-tests/${id}`);
  await page.getByLabel("I have read the instructions").check();
  await page.getByRole("button", { name: "I am ready to begin" }).click();
  await expectQuestion(page, 1);
}

const expectQuestion = (page: Page, number: number) =>
  expect(page.getByRole("heading", { name: `Question ${number}`, exact: true })).toBeVisible();

test("a learner makes a paper from the form, sits it by mouse and reads the result", {
  tag: "@firefox",
}, async ({ page }) => {
  await signIn(page, "asha", "/create-mocktest");
  await expect(page.getByLabel("Total Questions")).toHaveValue("10");
  const duration = page.getByLabel("Duration (minutes)");
  await duration.fill("long");
  await duration.blur();
  await expect(duration).toHaveValue("60");
  await page.getByRole("button", { name: "Create Mock Test" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await expectNoSeriousFindings(page);
  await page.getByLabel("Title").fill("My first mock");
  await page.getByLabel("Subject").selectOption({ label: "Physics" });
  await page.getByLabel("Exam Type").selectOption({ label: "NEET" });
  await page.getByLabel("Total Questions").fill("3");
  await page.getByLabel("Difficulty").selectOption("Mixed");
  await page.getByRole("button", { name: "Create Mock Test" }).click();
  await expect(page.getByRole("heading", { name: "My first mock" })).toBeVisible();
  await expect(page.getByText("3 questions · 12 marks · 60 minutes")).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.getByLabel("I have read the instructions").check();
  await page.getByRole("button", { name: "I am ready to begin" }).click();
  await expectQuestion(page, 1);
  await page.getByRole("radio", { name: /^Option B/ }).check({ force: true });
  await page.getByRole("button", { name: "Save & Next" }).click();
  await expectQuestion(page, 2);
  await page.getByRole("radio", { name: /^Option A/ }).check({ force: true });
  await page.getByRole("button", { name: "Mark for Review & Next" }).click();
  await expectQuestion(page, 3);
  await expect(page.getByRole("button", { name: "Question 1, Answered" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Question 2, Answered & Marked for Review" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Question 3, Not Answered" })).toBeVisible();
  await page.getByRole("button", { name: "Question 2, Answered & Marked for Review" }).click();
  await page.getByRole("button", { name: "Clear Response" }).click();
  await expect(page.getByRole("button", { name: "Question 2, Not Answered" })).toBeVisible();
  await page.getByRole("button", { name: "Question Paper" }).click();
  await page.getByRole("button", { name: "Go to question 3" }).click();
  await expectQuestion(page, 3);
  await expect(page.getByText("All answers saved")).toBeVisible();
  await expectNoSeriousFindings(page);

  // While a dialog is open, the keys of the sitting do nothing.
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Submit the test?" })).toBeVisible();
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "Go on answering" }).click();
  await expectQuestion(page, 3);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByRole("row", { name: /^Physics 3 0 2 1 0 0/ })).toBeVisible();
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(page.getByRole("heading", { name: "Result: My first mock" })).toBeVisible();
  await expect(page.getByText("The author of a paper has no rank in it.")).toBeVisible();
  const which = page.getByRole("radiogroup", { name: "Which questions" });
  await which.getByText("Skipped 2", { exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectNoSeriousFindings(page);
  await which.getByText("All 3", { exact: true }).click();
  await expect(page.getByRole("link", { name: /^Read about / }).first()).toBeVisible();
  await page.getByRole("button", { name: "Ask about this" }).click();
  await page.getByRole("button", { name: "What should I read?" }).click();
  const answers = page.getByRole("log", { name: "Answers" });
  await expect(answers.getByRole("link", { name: /^Read about / }).first()).toBeVisible();
  await page.getByRole("button", { name: "Close the tutor" }).click();

  const second = page.getByRole("article", { name: "Question 2" });
  await second.getByRole("button", { name: "Like, 0" }).click();
  await expect(second.getByRole("button", { name: "Like, 1" })).toBeVisible();
  await second.getByRole("button", { name: "Comments, 0" }).click();
  await second.getByLabel("Write a comment").fill("Mind the units");
  await second.getByRole("button", { name: "Post Comment" }).click();
  await expect(second.getByRole("list", { name: "Comments" })).toContainText("Mind the units");
  await second.getByRole("button", { name: "Bookmark" }).click();
  await expect(second.getByRole("button", { name: "Bookmark", pressed: true })).toBeVisible();
  await page.goto("/bookmarks?show=questions");
  await expect(page.getByRole("link", { name: "My first mock" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Comments, 1" })).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("a result is printed without the surrounding page @all", async ({ page }) => {
  const { token } = await signIn(page, "asha");
  await begin(page, await makePaper(page, token));
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("button", { name: "Submit test" }).click();
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("region", { name: "Answer sheet" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Key" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("a printed sheet is black on white without patches, also in dark mode @all", async ({ page }) => {
  const { token } = await signIn(page, "asha", NO_SCREEN);
  const section = { name: "Reasoning", topic: "Venn diagrams and sets", questions: 8 };
  await page.emulateMedia({ colorScheme: "dark" });
  await begin(page, await makePaper(page, token, { sections: [section] }));
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("button", { name: "Submit test" }).click();
  await page.getByRole("link", { name: "Print" }).click();
  const questions = page.getByRole("region", { name: "Answer sheet" }).locator("..");
  await expect(questions.locator("svg").first()).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const patches = await questions.evaluate((sheet) =>
    [...sheet.querySelectorAll("*")]
      .filter((part) => {
        if (!part.checkVisibility()) return false;
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        return backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  );
  expect(patches).toEqual([]);
  for (const heading of await page.getByRole("heading").all())
    if (await heading.isVisible()) await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("the submit dialog names the sections that were not opened, and the remaining time @all", async ({
  page,
}) => {
  const { token } = await signIn(page, "kabir", NO_SCREEN);
  await begin(page, await makePaper(page, token));
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Submit the test?" });
  await expect(dialog).toContainText("You have not opened: Second.");
  await expect(dialog).toContainText(/You still have (30:00|29:\d\d)\./);
  await dialog.getByRole("button", { name: "Go on answering" }).click();
  await page.getByRole("button", { name: "Second 2" }).click();
  await expectQuestion(page, 3);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(dialog).toContainText("You still have");
  await expect(dialog).not.toContainText("You have not opened");
});

test("a message says when a locked section opens @all", async ({ page }) => {
  const { token } = await signIn(page, "kabir", NO_SCREEN);
  const sections = ["First", "Second"].map((name) => ({
    name,
    subject: "PHYSICS",
    questions: 1,
    durationMinutes: 10,
  }));
  const id = await makePaper(page, token, { duration: undefined, sections });
  // The test does not wait ten minutes: mocked replies say that the first section is about to end, and then that
  // it has.
  const change = (url: string, edit: (attempt: Attempt) => void) =>
    page.route(url, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      edit(json);
      await route.fulfill({ response, json });
    });
  const moment = (time: string | null | undefined, later: number) =>
    new Date(Date.parse(time ?? "") + later).toISOString();
  await change("**/api/mock-tests/*/attempts", (attempt) => {
    attempt.serverTime = moment(attempt.sections[0]?.endsAt, -4_000);
  });
  await change("**/api/mock-attempts/*", (attempt) => {
    const [first, second] = attempt.sections;
    if (!first || !second) return;
    attempt.serverTime = moment(second.startsAt, 1_000);
    second.questions = first.questions;
    first.questions = [];
  });
  await begin(page, id);
  await expect(page.getByText("Section Second is open now. The one before it is closed.")).toBeVisible();
});

test("an answer still being sent counts when the paper is submitted @all", async ({ page }) => {
  const { token } = await signIn(page, "kabir", NO_SCREEN);
  await begin(page, await makePaper(page, token));
  await page.route("**/mock-attempts/*/answers/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.keyboard.press("c");
  await page.keyboard.press("s");
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(page.getByRole("heading", { name: "Result: Two halves" })).toBeVisible();
  await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
});

test("the keyboard alone is enough @all", async ({ page }) => {
  const { token } = await signIn(page, "kabir", NO_SCREEN);
  await page.goto(`/mock-tests/${await makePaper(page, token)}`);
  await page.getByLabel("I have read the instructions").focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "I am ready to begin" })).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectQuestion(page, 1);
  await page.keyboard.press("c");
  await expect(page.getByRole("radio", { name: /^Option C/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expectQuestion(page, 2);
  await page.keyboard.press("a");
  await page.keyboard.press("m");
  await expectQuestion(page, 3);
  await page.keyboard.press("p");
  await expectQuestion(page, 2);
  await page.keyboard.press("x");
  await expect(page.getByRole("button", { name: "Question 2, Not Answered" })).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByRole("button", { name: "Go on answering" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Submit test" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Result: Two halves" })).toBeVisible();
  await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|409 \(Conflict\)|ERR_NETWORK/ });

  test("answers survive a lost network and a reload, and a second browser takes over @all", async ({
    page,
    browser,
  }) => {
    const { token } = await signIn(page, "meera", NO_SCREEN);
    const id = await makePaper(page, token);
    await begin(page, id);
    await page.keyboard.press("b");
    await expect(page.getByText("All answers saved")).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Save & Next" }).click();
    await expectQuestion(page, 2);
    await page.keyboard.press("d");
    await expect(page.getByText("No connection")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("All answers saved")).toBeVisible();
    await page.reload();
    await expectQuestion(page, 2);
    await expect(page.getByRole("radio", { name: /^Option D/ })).toBeChecked();
    await expect(page.getByRole("button", { name: "Question 1, Answered" })).toBeVisible();

    const { username, password } = await newLogin(page, token);
    const other = await browser.newContext();
    const phone = await other.newPage();
    await phone.goto(new URL("/login", page.url()).href);
    await phone.getByLabel("Username or Email").fill(username);
    await phone.getByLabel("Password", { exact: true }).fill(password);
    await phone.getByRole("button", { name: "Sign In" }).click();
    await phone.waitForURL(/social/);
    await phone.goto(page.url());
    await phone.getByRole("button", { name: "Continue here" }).click();
    await expectQuestion(phone, 1);
    await page.keyboard.press("c");
    const elsewhere = page.getByRole("dialog", { name: "Continued elsewhere" });
    await expect(elsewhere).toBeVisible();
    await elsewhere.getByRole("button", { name: "Continue here" }).click();
    await expect(elsewhere).toBeHidden();
    await expect(page.getByText("All answers saved")).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Option C/ })).toBeChecked();
    await other.close();
  });
});

test.describe(() => {
  // Results are requested before they are available.
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test("an event starts for two browsers at once, and both see results when it closes @all", async ({
    page,
    browser,
  }) => {
    const { token } = await signIn(page, "asha");
    const other = await browser.newContext();
    const second = await other.newPage();
    await signIn(second, "kabir");
    const from = Date.now() + 9_000;
    const id = await makePaper(page, token, {
      title: "At seven",
      visibility: "link",
      startsAt: new Date(from).toISOString(),
      endsAt: new Date(from + 10_000).toISOString(),
    });
    const browsers = [page, second];
    await Promise.all(
      browsers.map(async (each) => {
        await each.goto(`/mock-tests/${id}`);
        await each.getByLabel("I have read the instructions").check();
        await expect(each.getByText("Begins for everybody in")).toBeVisible();
        await expect(each.getByRole("button", { name: "I am ready to begin" })).toBeDisabled();
      }),
    );
    await Promise.all(
      browsers.map(async (each) => {
        await each.getByRole("button", { name: "I am ready to begin" }).click();
        await expectQuestion(each, 1);
        await each.keyboard.press("a");
        await expect(each.getByText("All answers saved")).toBeVisible();
      }),
    );
    await page.keyboard.press("s");
    await page.getByRole("button", { name: "Submit test" }).click();
    await expect(page.getByText("Results come when the event is over")).toBeVisible();
    await expectNoSeriousFindings(page);
    // Its clock ends the other one.
    for (const each of browsers) {
      await expect(each.getByRole("heading", { name: "Result: At seven" })).toBeVisible();
      await expect(each.getByText("1 of 4", { exact: true })).toBeVisible();
    }
    await expect(second.getByText("The clock ended this attempt.", { exact: false })).toBeVisible();
    await other.close();
  });
});

/** The name of the token's owner; journeys make their passwords from the name. */
async function newLogin(page: Page, token: string) {
  const reply = await page.request.get("/api/auth/profile", asBearer(token));
  const { username } = (await reply.json()) as { username: string };
  return { username, password: `secret of ${username.slice(0, username.lastIndexOf("_"))}` };
}

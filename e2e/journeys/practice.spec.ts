import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, createAccount, NO_SCREEN, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

async function startPractice(page: Page) {
  await page.goto("/mcq");
  await beginPractice(page);
}

async function beginPractice(page: Page) {
  await page.getByLabel("Section").selectOption({ label: "Physics" });
  await page.getByLabel("Difficulty").selectOption({ label: "Easy" });
  await page.getByLabel("Exam type").selectOption({ label: "Mock Test" });
  await page.getByRole("button", { name: "Start Practice" }).click();
  await expectQuestion(page, 1);
}

/** The focus has moved to the visible question. */
async function expectQuestion(page: Page, number: number) {
  await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
  await expect(page.locator("input[type=radio]:focus")).toHaveCount(1);
}

/** The label of the options, with formulas typeset. */
async function questionText(page: Page) {
  const id = await page.getByRole("group").first().getAttribute("aria-labelledby");
  const text = page.locator(`[id="${id}"]`);
  await expect(text.locator("[data-waiting]")).toHaveCount(0);
  return text.innerText();
}

async function submitWithOpenQuestions(page: Page) {
  await page.getByRole("button", { name: "Submit Answers" }).click();
  await page.getByRole("button", { name: "Submit anyway" }).click();
}

test("a learner practises, continues after a reload and sees the results", { tag: "@firefox" }, async ({
  page,
}) => {
  await signIn(page, "asha", "/mcq");
  await page.getByRole("button", { name: "Start Practice" }).click();
  for (const message of [
    "Please select a section (subject).",
    "Please select a difficulty level.",
    "Please select an exam type.",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expectNoSeriousFindings(page);

  await startPractice(page);
  const submit = page.getByRole("button", { name: "Submit Answers" });
  await expect(submit).toBeDisabled();
  await page.keyboard.press("b");
  await expect(page.getByRole("radio", { name: /^Option B/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expectQuestion(page, 2);
  await page.getByRole("button", { name: "Question 4, not answered" }).click();
  await expectQuestion(page, 4);
  await page.keyboard.press("c");
  await expect(page.getByText("2 answered")).toBeVisible();
  await expectNoSeriousFindings(page);
  const text = await questionText(page);

  await page.reload();
  await expect(page.getByText("Question 4 of 5")).toBeVisible();
  expect(await questionText(page)).toBe(text);
  await expect(page.getByRole("radio", { name: /^Option C/ })).toBeChecked();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("Question 3 of 5")).toBeVisible();

  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/mcq/submit") && sent.push(request.url()));
  await submit.click();
  const asked = page.getByRole("dialog", { name: "Submit with 3 questions open?" });
  await expectNoSeriousFindings(page);
  await asked.getByRole("button", { name: "Go on answering" }).click();
  await expect(asked).toBeHidden();
  expect(sent).toHaveLength(0);
  await submit.click();
  await asked.getByRole("button", { name: "Submit anyway" }).click();
  const results = page.getByRole("dialog", { name: /Great Job!|Keep Practicing!/ });
  // A question may contain such a number too; the result is above all of them.
  await expect(results.getByText(/^(0|50|100)%$/).first()).toBeVisible();
  await expect(results.getByText(/^[012] of 2 correct · 3 skipped$/)).toBeVisible();
  await expect(results.getByText(/^Question [235]: Skipped$/)).toHaveCount(3);
  await expect(results.getByText(/^(Great Job!|Keep Practicing!)$/)).toBeVisible();
  await expect(results.getByText(/^Question [14]: (Correct|Incorrect)$/)).toHaveCount(2);
  expect(sent).toHaveLength(2);
  for (const url of sent) expect(url).toMatch(/timeSpent=\d+/);
  await expectNoSeriousFindings(page);
  await results.getByRole("button", { name: "Ask about this" }).first().click();
  const tutor = page.getByRole("dialog", { name: "Ask about this" });
  await expect(tutor).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tutor).toBeHidden();
  await expect(results).toBeVisible();

  await page.reload();
  await page.getByRole("dialog").getByRole("button", { name: "Start New Practice" }).click();
  await expect(page.getByRole("button", { name: "Start Practice" })).toBeVisible();
  await expect(page.getByLabel("Section")).toHaveValue("");
  await expect(page.getByLabel("Number of questions")).toHaveValue("5");
});

test("the buttons do not move when the offer of a hint appears late @all", async ({ page }) => {
  await signIn(page, "asha", NO_SCREEN);
  const hints = gate();
  await page.route(/\/assets\/question-hints.*\.js/, async (route) => {
    await hints.opened;
    await route.continue();
  });
  await startPractice(page);
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const next = page.getByRole("button", { name: "Next" });
  const place = await next.boundingBox();
  hints.open();
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  expect(await next.boundingBox()).toEqual(place);
});

test.describe("answers that do not reach the server", () => {
  test.use({ expectedErrors: /503|ERR_/ });
  test("are retried, named in the results, kept, and sent later @all", async ({ page }) => {
    await signIn(page, "asha", NO_SCREEN);
    await startPractice(page);
    for (const [i, option] of ["a", "b", "c"].entries()) {
      await expectQuestion(page, i + 1);
      await page.keyboard.press(option);
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText("3 answered")).toBeVisible();

    const refused = new Map<string, number>();
    await page.route("**/api/mcq/submit*", (route) => {
      const option = new URL(route.request().url()).searchParams.get("selectedOption") ?? "";
      const times = (refused.get(option) ?? 0) + 1;
      // A succeeds at its second try, B never, C at once.
      if (option === "C" || (option === "A" && times === 2)) return route.continue();
      refused.set(option, times);
      return option === "A" ? route.abort() : route.fulfill({ status: 503, json: {} });
    });
    await submitWithOpenQuestions(page);
    const results = page.getByRole("dialog", { name: /Great Job!|Keep Practicing!/ });
    await expect(results.getByText("1 answer could not be sent")).toBeVisible();
    await expect(results.getByText(/^[012] of 2 correct · 2 skipped$/)).toBeVisible();
    await expect(results.getByText("Failed to submit answers", { exact: false })).toBeVisible();
    expect(Object.fromEntries(refused)).toEqual({ A: 1, B: 3 });
    await expectNoSeriousFindings(page);

    await page.reload();
    await expect(results.getByText("1 answer could not be sent")).toBeVisible();
    await page.unroute("**/api/mcq/submit*");
    await results.getByRole("button", { name: "Send again" }).click();
    await expect(results.getByText("1 answer could not be sent")).toBeHidden();
    await expect(results.getByText(/^[0123] of 3 correct · 2 skipped$/)).toBeVisible();
    await expect(results.getByText(/^Question [123]: (Correct|Incorrect)$/)).toHaveCount(3);
    await expect(results.getByRole("button", { name: "Start New Practice" })).toBeVisible();
  });
});

test.describe("answers that are still being sent", () => {
  test.use({ expectedErrors: /400/ });
  test("are not dropped without asking, and do not lock the next practice @all", async ({ page }) => {
    await signIn(page, "asha", NO_SCREEN);
    await startPractice(page);
    await page.keyboard.press("a");
    await page.keyboard.press("Enter");
    await expectQuestion(page, 2);
    await page.keyboard.press("b");
    await expect(page.getByText("2 answered")).toBeVisible();

    // A is accepted, B is refused each time, once the server answers.
    let server = gate();
    await page.route("**/api/mcq/submit*", async (route) => {
      if (route.request().url().includes("selectedOption=A")) return route.continue();
      await server.opened;
      return route.fulfill({ status: 400, json: { message: "Refused for once" } });
    });
    await submitWithOpenQuestions(page);
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Give up practice" })).toBeHidden();
    server.open();
    const results = page.getByRole("dialog", { name: /Great Job!|Keep Practicing!/ });
    await expect(results.getByText("1 answer could not be sent")).toBeVisible();

    const question = page.getByRole("dialog", { name: "Drop the answers that could not be sent?" });
    await results.getByRole("button", { name: "Start New Practice" }).click();
    await expectNoSeriousFindings(page);
    await question.getByRole("button", { name: "Keep it" }).click();
    await expect(question).toBeHidden();
    server = gate();
    await results.getByRole("button", { name: "Send again" }).click();
    await expect(results.getByRole("button", { name: "Sending..." })).toBeVisible();
    await results.getByRole("button", { name: "Start New Practice" }).click();
    await question.getByRole("button", { name: "Drop and go on" }).click();

    await beginPractice(page);
    await page.keyboard.press("c");
    await expect(page.getByRole("radio", { name: /^Option C/ })).toBeChecked();
    await expect(page.getByRole("button", { name: "Submit Answers" })).toBeVisible();
    const late = page.waitForResponse("**/api/mcq/submit*");
    server.open();
    await late;
    await page.getByRole("button", { name: "Next" }).click();
    await expectQuestion(page, 2);
    await expect(page.getByText("Refused for once")).toBeHidden();
  });
});

/** Requests that wait for `opened` continue after `open`. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

test("skipped questions can be practised at once @all", async ({ page }) => {
  await signIn(page, "asha", "/mcq");
  await beginPractice(page);
  for (const letter of ["a", "b", "c"]) {
    await page.keyboard.press(letter);
    await page.keyboard.press("Enter");
  }
  await expectQuestion(page, 4);
  await submitWithOpenQuestions(page);
  const results = page.getByRole("dialog", { name: /Great Job!|Keep Practicing!/ });
  await expect(results.getByText(/^[0123] of 3 correct · 2 skipped$/)).toBeVisible();
  await results.getByRole("button", { name: "Practise the skipped ones" }).click();
  await expect(page.getByText("Question 1 of 2")).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 2 of 2")).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect(results.getByText(/^[012] of 2 correct$/)).toBeVisible();
});

test("a link says what to practise and starts it, without dropping a running practice @all", async ({
  page,
}) => {
  await signIn(page, "asha", "/mcq?topic=Elasticity&subject=ECONOMICS&count=2&examType=UPSC_CIVIL_SERVICES");
  await expect(page.getByLabel("Topic (optional)")).toHaveValue("Elasticity");
  await expect(page.getByLabel("Section")).toHaveValue("ECONOMICS");
  await page.getByLabel("Difficulty").selectOption({ label: "Easy" });
  await page.getByRole("button", { name: "Start Practice" }).click();
  await expect(page.getByText("Question 1 of 2")).toBeVisible();
  await expect(page).toHaveURL("/mcq");

  await page.goto("/mcq?section=Reasoning&count=3&start=1");
  const underWay = page.getByRole("region", { name: "A practice under way" });
  await expect(underWay.getByText("0 of 2 questions answered")).toBeVisible();
  await expectNoSeriousFindings(page);
  await underWay.getByRole("button", { name: "Go on with it" }).click();
  await expect(page.getByText("Question 1 of 2")).toBeVisible();
  await page.goto("/mcq?section=Reasoning&count=3&start=1");
  await underWay.getByRole("button", { name: "Drop it and start the new one" }).click();
  await expect(page.getByText("Question 1 of 3")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Question 1 of 3")).toBeVisible();
});

test("a practice can be abandoned, and mistakes can be practised again without points @all", async ({
  page,
}) => {
  const { token } = await signIn(page, "kabir", NO_SCREEN);
  await startPractice(page);
  const sure = page.getByRole("dialog").getByRole("button", { name: "Give up" });
  // Formulas that are being typeset may move the button during a press.
  await expect(async () => {
    await page.getByRole("button", { name: "Give up practice" }).click();
    await expect(sure).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await sure.click();
  await expect(page.getByRole("button", { name: "Start Practice" })).toBeVisible();

  await page.goto("/mcq?mistakes=1");
  await expect(page.getByText("No mistakes to practise")).toBeVisible();
  await answerWrongly(page, token);
  await page.reload();
  await page.getByRole("button", { name: "Start Practice" }).click();
  await page.getByRole("radio", { name: /^Option A/ }).check();
  await page.getByRole("button", { name: "Submit Answers" }).click();
  await expect(
    page
      .getByRole("dialog")
      .getByText("This was practice: your first answers stand, and no points were earned."),
  ).toBeVisible();
  await expectNoSeriousFindings(page);
});

/** Another person's question, whose key is known to be A. */
async function answerWrongly(page: Page, token: string) {
  const author = await createAccount(page, newPerson("meera"));
  const post = await publish(page, author.token);
  const reply = await page.request.post(`/api/social/questions/${post.questions[0]?.id}/answer`, {
    ...asBearer(token),
    data: { selectedOption: "B" },
  });
  expect(reply.status()).toBe(200);
}

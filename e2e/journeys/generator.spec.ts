import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../support/axe.ts";
import { dayIn } from "../support/day-in.ts";
import { asBearer, NO_SCREEN, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("a learner generates questions, edits one, and finds the posted ones in the feed", async ({ page }) => {
  test.slow();
  const { user } = await signIn(page, "meera");
  await page.getByRole("link", { name: "AI Questions" }).first().click();
  await page.getByRole("button", { name: "Generate Questions" }).click();
  await expect(page.getByText("Please select a subject, section, or enter a custom topic")).toBeVisible();
  await page.getByRole("button", { name: "Create Study Plan" }).click();
  await expect(page.getByText("Please select subject and exam type for study plan")).toBeVisible();

  await page.getByLabel("Subject").selectOption("CHEMISTRY");
  await page.getByLabel("Number of questions").fill("50");
  await page.getByLabel("Number of questions").blur();
  await expect(page.getByLabel("Number of questions")).toHaveValue("20");
  await page.getByLabel("Number of questions").fill("3");
  await page.getByRole("button", { name: "Generate Questions" }).click();
  await expect(page.getByText("Generated 3 questions successfully!")).toBeVisible();
  await expect(page.getByText("3 of 3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Show details of question 1" }).click();
  await expect(page.getByText("Correct answer", { exact: true })).toBeVisible();
  await expectNoSeriousFindings(page);

  const word = `zircon${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, "x")}`;
  await page.getByRole("button", { name: "Edit question 2" }).click();
  const editor = page.getByRole("dialog");
  await editor.getByLabel("Option A", { exact: true }).fill("");
  await expect(editor.getByRole("button", { name: "Save" })).toBeDisabled();
  await editor.getByLabel("Option A", { exact: true }).fill("Something new");
  await editor.getByLabel("Question text").fill(`Which salt does the ${word} hold?`);
  await expectNoSeriousFindings(page);
  await editor.getByRole("button", { name: "Save" }).click();
  await page.reload();
  await expect(page.getByText(`Which salt does the ${word} hold?`)).toBeVisible();
  await expect(page.getByText("Edited by you")).toBeVisible();

  await page.getByRole("button", { name: "Deselect All" }).click();
  await page.getByRole("button", { name: "Post Selected" }).click();
  await expect(page.getByText("Please select at least one question to post")).toBeVisible();
  await page.getByRole("checkbox", { name: word }).check();
  await page.getByRole("button", { name: "Post Selected" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Questions posted to social feed!" });
  await expect(toast.getByRole("link", { name: "View post" })).toHaveAttribute("href", /^\/posts\//);
  await expect(page.getByText("1 question posted.")).toBeVisible();
  await expect(page.getByText("0 of 2 selected")).toBeVisible();

  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await page.getByLabel("One set").check();
  await page.getByRole("button", { name: "Post Selected" }).click();
  await expect(page.getByText("No questions yet")).toBeVisible();

  // Others publish meanwhile: its word finds it on any page of the feed.
  await page.goto(`/social?q=${word}`);
  await expect(page.getByText(`Which salt does the ${word} hold?`)).toBeVisible();
  await page.goto(`/users/${user.id}`);
  await expect(page.getByText("2 questions made with the AI Question Generator.").first()).toBeVisible();
});

test("a learner practises generated questions without seeing a key, and never loses a running practice @all", async ({
  page,
}) => {
  test.slow();
  await signIn(page, "meera", "/generate-questions?topic=Genetics");
  await expect(page.getByRole("combobox", { name: "Custom topic" })).toHaveValue("Genetics");
  await expect(page).toHaveURL(/generate-questions$/);
  await page.getByLabel("Number of questions").fill("2");
  const reply = page.waitForResponse("**/api/gemini/generate-questions");
  await page.getByRole("button", { name: "Practise these" }).click();
  expect(await (await reply).text()).not.toContain("correctAnswer");
  await expect(page).toHaveURL(/\/mcq$/);
  await expect(page.getByText("Question 1 of 2")).toBeVisible();
  await page.getByRole("radio").first().check();
  await page.reload();
  await expect(page.getByText("1 answered")).toBeVisible();

  await page.goto("/generate-questions");
  await expect(page.getByText("No questions yet")).toBeVisible();
  await page.getByRole("button", { name: "Practise these" }).click();
  await expect(page.getByText("You have a practice under way")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Go on with it" }).click();
  await expect(page.getByText("1 answered")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Submit Answers" }).click();
  await expect(page.getByText("Points earned", { exact: false }).first()).toBeVisible();
});

test.describe("drafts", () => {
  test.use({ expectedErrors: /400/ });
  test("stay until they are posted or discarded, whatever is generated or fails @all", async ({ page }) => {
    test.slow();
    await signIn(page, "meera", "/generate-questions?topic=Optics");
    await page.getByLabel("Number of questions").fill("2");
    await page.getByRole("button", { name: "Generate Questions" }).click();
    await expect(page.getByText("2 of 2 selected")).toBeVisible();
    await page.getByRole("button", { name: "Deselect All" }).click();

    await page.getByRole("combobox", { name: "Custom topic" }).fill("Genetics");
    await page.getByRole("button", { name: "Generate Questions" }).click();
    await expect(page.getByText("2 of 4 selected")).toBeVisible();
    const older = page.getByRole("region", { name: "Optics" });
    await expect(older.getByRole("checkbox").first()).not.toBeChecked();
    await page.getByRole("combobox", { name: "Custom topic" }).fill("qqqq zzzz");
    await page.getByRole("button", { name: "Generate Questions" }).click();
    await expect(page.getByText('No questions are known for "qqqq zzzz"', { exact: false })).toBeVisible();
    await expect(page.getByText("2 of 4 selected")).toBeVisible();

    await page.getByRole("button", { name: "Drop question 1" }).click();
    await expect(page.getByText("1 of 3 selected")).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await expectNoSeriousFindings(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 of 4 selected")).toBeVisible();
    await older.getByRole("button", { name: "Drop these" }).click();
    await expect(older.getByText("2 questions dropped.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("2 of 2 selected")).toBeVisible();
    await page.getByRole("button", { name: "Drop all" }).click();
    await page.reload();
    await expect(page.getByText("No questions yet")).toBeVisible();
  });
});

test("questions are made from a learner's own text, and a long wait can be cancelled @all", async ({
  page,
}) => {
  await signIn(page, "ravi", "/generate-questions");
  await page.getByRole("tab", { name: "From a text" }).click();
  await page.getByRole("button", { name: "Generate Questions" }).click();
  await expect(page.getByText("Please enter a text")).toBeVisible();
  await page.getByLabel("Your text").fill(NOTES);
  await page.getByLabel("Subject").selectOption("BIOLOGY");

  // An engine that never answers.
  await page.route(FROM_TEXT, () => undefined);
  await page.getByRole("button", { name: "Generate Questions" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Writing questions")).toBeHidden();
  await expect(page.getByText("No questions yet")).toBeVisible();
  await page.unroute(FROM_TEXT);

  await page.getByRole("button", { name: "Generate Questions" }).click();
  await expect(page.getByText(/Generated \d+ questions successfully!/)).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

const FROM_TEXT = "**/api/gemini/generate-questions-from-text";
const NOTES = `Photosynthesis is the process by which green plants make food from carbon dioxide and water in sunlight.
Chlorophyll is the green pigment that absorbs light, mainly in the red and blue parts of the spectrum.
The light reactions take place in the thylakoid membranes of the chloroplast and release oxygen.
The Calvin cycle takes place in the stroma and fixes carbon dioxide into sugars.
Stomata are small pores on the leaf through which carbon dioxide enters and water vapour leaves.
Melvin Calvin received the Nobel Prize in Chemistry in 1961 for his work on the path of carbon.`;

async function listPlans(page: Page, token: string) {
  const reply = await page.request.get("/api/study-plans", asBearer(token));
  return ((await reply.json()) as { content: { days: { done: boolean }[] }[] }).content;
}

test("a study plan is made, ticked off and listed again", async ({ page }) => {
  const { token } = await signIn(page, "lila", "/generate-questions");
  await page.getByLabel("Subject").selectOption("PHYSICS");
  await page.getByRole("button", { name: "Create Study Plan" }).click();
  await expect(page.getByText("Study plan created successfully!")).toBeVisible();
  const plans = page.getByRole("region", { name: "Study plans" });
  await expect(plans.getByText("0 of 30 days done")).toBeVisible();
  await plans.getByRole("checkbox", { name: /^Day 1 / }).check();
  await expect(plans.getByText("1 of 30 days done")).toBeVisible();
  await expectNoSeriousFindings(page);

  // The last tick reloads the plans; a page reload before it was accepted would show the plan without it.
  await expect
    .poll(async () => (await listPlans(page, token))[0]?.days.filter(({ done }) => done).length)
    .toBe(1);
  await page.reload();
  await expect(plans.getByText("1 of 30 days done")).toBeVisible();
  await plans.getByRole("button", { name: "Show all 30 days" }).click();
  await expect(plans.getByRole("checkbox")).toHaveCount(30);
  await expect(plans.getByRole("checkbox", { name: /^Day 1 / })).toBeChecked();

  await plans.getByRole("button", { name: "Delete plan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(plans.getByText("None yet.", { exact: false })).toBeVisible();
});

test("a day of a plan is started as a quiz, and ticked off once it is answered @all", async ({ page }) => {
  test.slow();
  const { token } = await signIn(page, "lila", NO_SCREEN);
  const body = { subject: "PHYSICS", examType: "NEET", duration: 30, level: "BEGINNER" };
  await page.request.post("/api/gemini/generate-study-plan", { ...asBearer(token), data: body });
  await page.goto("/generate-questions#study-plans");
  const plans = page.getByRole("region", { name: "Study plans" });
  await plans.getByRole("link", { name: /^Start day 1: / }).click();
  const count = Number((await page.getByText(/^Question 1 of /).textContent())?.split(" ").at(-1));
  for (let n = 1; n <= count; n++) {
    await expect(page.getByText(`Question ${n} of ${count}`)).toBeVisible();
    await page.getByRole("radio").first().check();
    if (n < count) await page.keyboard.press("Enter");
  }
  await expect(page.getByText(`${count} answered`)).toBeVisible();
  await page.getByRole("button", { name: "Submit Answers" }).click();
  await expect(page.getByText("Points earned", { exact: false }).first()).toBeVisible();
  await page.goto("/generate-questions#study-plans");
  await expect(plans.getByRole("checkbox", { name: /^Day 1 / })).toBeChecked();
  await expect(plans.getByText("1 of 30 days done")).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("with a goal, the form starts with its subject and date, and the plan runs to the exam @all", async ({
  page,
}) => {
  const { token } = await signIn(page, "lila", NO_SCREEN);
  const data = { examType: "NEET", examDate: dayIn(50), subjects: ["PHYSICS", "BIOLOGY"] };
  expect((await page.request.put("/api/learning/goal", { ...asBearer(token), data })).status()).toBe(200);
  await page.goto("/generate-questions");
  await expect(page.getByLabel("Exam type")).toHaveValue("NEET");
  await expect(page.getByLabel("Subject")).toHaveValue("PHYSICS");
  await expect(page.getByLabel("Exam date for the study plan (optional)")).toHaveValue(data.examDate);
  await page.getByRole("button", { name: "Create Study Plan" }).click();
  const plans = page.getByRole("region", { name: "Study plans" });
  await expect(plans.getByText(/^0 of (49|50|51) days done$/)).toBeVisible();

  await page.getByLabel("Exam type").selectOption("CAT");
  await expect(page.getByLabel("Exam date for the study plan (optional)")).toHaveValue("");
  await page.getByRole("tab", { name: "From a text" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("");
});

test.describe("a tick the server refuses", () => {
  test.use({ expectedErrors: /500/ });
  test("shows at once and is undone with a message @all", async ({ page }) => {
    await signIn(page, "lila", "/generate-questions");
    await page.getByLabel("Subject").selectOption("PHYSICS");
    await page.getByRole("button", { name: "Create Study Plan" }).click();
    const plans = page.getByRole("region", { name: "Study plans" });
    const day = plans.getByRole("checkbox", { name: /^Day 1 / });
    await expect(day).not.toBeChecked();

    let refuse = () => {};
    const isRefused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route("**/api/study-plans/*/days/*", async (route) => {
      await isRefused;
      await route.fulfill({ status: 500, json: {} });
    });
    // In the same turn as the click: nothing is waited for.
    const isChecked = await day.evaluate((box: HTMLInputElement) => {
      box.click();
      return box.checked;
    });
    expect(isChecked).toBe(true);
    await expect(plans.getByText("1 of 30 days done")).toBeVisible();
    refuse();
    await expect(page.getByText("Failed to update study plan")).toBeVisible();
    await expect(day).not.toBeChecked();
    await expect(plans.getByText("0 of 30 days done")).toBeVisible();
  });
});

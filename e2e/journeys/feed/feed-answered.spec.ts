import { expectNoSeriousFindings } from "../../support/axe.ts";
import { asBearer, createAccount, logIn, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

/** A word that no other journey's posts contain. */
const newWord = () => `quokka${crypto.randomUUID().slice(0, 8)}`;
const QUESTION = {
  questionText: "How far does a stone fall from rest in 2 s?",
  optionA: "20 m",
  optionB: "40 m",
  optionC: "10 m",
  optionD: "4 m",
  correctAnswer: "A",
  explanation: "Half the acceleration times the time squared.",
};

test("answered posts are one line, those answered now stay open, and a switch hides both @all", async ({
  page,
}) => {
  const { token: author } = await createAccount(page, newPerson("author"));
  const learner = newPerson("learner");
  const { token } = await createAccount(page, learner);
  const word = newWord();
  await publish(page, author, { title: `Open ${word}` });
  const set = await publish(page, author, { title: `Set ${word}`, questions: [QUESTION, QUESTION] });
  const one = await publish(page, author, { title: `One ${word}` });
  const answer = (id: string | undefined, selectedOption: string) =>
    page.request.post(`/api/social/questions/${id}/answer`, { ...asBearer(token), data: { selectedOption } });
  await answer(one.questions[0]?.id, "A");
  await answer(set.questions[0]?.id, "B");
  await answer(set.questions[1]?.id, "A");
  await logIn(page, learner.username, learner.password, `/social?q=${word}`);

  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(3);
  const line = page.getByRole("button", { name: `Correct One ${word}` });
  await expect(line).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("button", { name: `1 of 2 correct Set ${word}` })).toBeVisible();
  await expect(page.getByText("20 m")).toHaveCount(1);
  await expectNoSeriousFindings(page);
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(line).toHaveAttribute("aria-expanded", "true");
  await expect(line).toBeFocused();
  await expect(cards.first().getByText("Your answer, correct")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.keyboard.press("Enter");
  await expect(cards.first().getByText("Your answer, correct")).toBeHidden();

  const onlyOpen = page.getByRole("switch", { name: "Unanswered" });
  await expect(onlyOpen).not.toBeChecked();
  await onlyOpen.click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(`Open ${word}`);
  await page.reload();
  await expect(onlyOpen).toBeChecked();
  await expect(cards).toHaveCount(1);
  await cards.getByRole("radio", { name: /40 m/ }).check({ force: true });
  await cards.getByRole("button", { name: "Submit Answer" }).click();
  await expect(cards.getByText("Half the acceleration")).toBeVisible();
  await page.getByRole("link", { name: "MCQ Practice" }).click();
  await expect(page.getByRole("article")).toBeHidden();
  await page.goBack();
  await expect(cards.getByText("The right answer is")).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("No questions found")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Show answered ones too" }).click();
  await expect(page.getByRole("button", { name: `Incorrect Open ${word}` })).toBeVisible();
  await expect(onlyOpen).not.toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test("the first question begins in the upper half, and no button covers an option @all", async ({
    page,
  }) => {
    const { token: author } = await createAccount(page, newPerson("author"));
    const learner = newPerson("learner");
    const { token } = await createAccount(page, learner);
    for (let i = 0; i < 3; i++) await publish(page, author, { title: `Stone ${i}`, examType: "NDA" });
    await logIn(page, learner.username, learner.password);
    await expect(page).toHaveURL("/social");
    const first = page.getByRole("article").first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(667 / 2);
    await expectNoSeriousFindings(page);

    // An exam takes no further line.
    const data = { examType: "NDA", subjects: ["PHYSICS"] };
    await page.request.put("/api/learning/goal", { ...asBearer(token), data });
    await page.reload();
    await expect(page.getByRole("button", { name: "Only NDA, my exam" })).toBeVisible();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(667 / 2);

    const create = page.getByRole("link", { name: "Create a question" });
    await expect(create).toBeVisible();
    const options = page.getByRole("radio");
    for (const y of [0, 150, 300, 450, 600]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      const button = await create.boundingBox();
      for (const option of (await options.all()).slice(0, 12)) {
        const box = await option.locator("..").boundingBox();
        if (!button || !box) continue;
        const isOver =
          button.x < box.x + box.width &&
          box.x < button.x + button.width &&
          button.y < box.y + box.height &&
          box.y < button.y + button.height;
        expect(isOver, `scrolled by ${y}`).toBe(false);
      }
    }
  });

  test("filters are in a sheet, and the search is behind its button @all", async ({ page }) => {
    const { token: author } = await createAccount(page, newPerson("author"));
    const learner = newPerson("learner");
    await createAccount(page, learner);
    const word = newWord();
    await publish(page, author, { title: `Stone ${word}`, subject: "PHYSICS" });
    await logIn(page, learner.username, learner.password);
    await expect(page).toHaveURL("/social");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article")).toHaveCount(1);

    const opener = page.getByRole("button", { name: "Filters" });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByLabel("Subject").selectOption({ label: "Physics" });
    await expectNoSeriousFindings(page);
    await sheet.getByRole("button", { name: "Show questions" }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/subject=PHYSICS/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await opener.click();
    await sheet.getByRole("button", { name: "Clear All Filters" }).click();
    await expect(page).toHaveURL("/social");
  });
});

test("a search says when it used a similar spelling, and offers more when nothing is found @all", async ({
  page,
}) => {
  const { token: author } = await createAccount(page, newPerson("author"));
  const learner = newPerson("learner");
  await createAccount(page, learner);
  const word = newWord();
  await publish(page, author, { title: `Stone ${word}` });
  await logIn(page, learner.username, learner.password);
  await expect(page).toHaveURL("/social");
  const typed = word.replace("quokka", "quoka");
  for (const path of ["/social", "/explore"]) {
    await page.goto(`${path}?q=${typed}`);
    await expect(
      page.getByText(`Nothing found for “${typed}”. Showing results for “${word}”.`),
    ).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.goto(`${path}?q=${word}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByText("Showing results for")).toBeHidden();
  }
  const topic = "zqxwyk & flux";
  await page.goto(`/social?q=${encodeURIComponent(topic)}`);
  await expect(page.getByText("No questions found")).toBeVisible();
  await expect(page.getByRole("link", { name: `Practise ${topic}` })).toHaveAttribute(
    "href",
    "/mcq?topic=zqxwyk%20%26%20flux&start=1",
  );
  await expect(page.getByRole("link", { name: `Generate questions on ${topic}` })).toHaveAttribute(
    "href",
    "/generate-questions?topic=zqxwyk%20%26%20flux",
  );
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Show all questions" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

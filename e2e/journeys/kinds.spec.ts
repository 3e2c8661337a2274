import { expectNoSeriousFindings } from "../support/axe.ts";
import { asBearer, createAccount, newPerson, signIn } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const NUMBER = { kind: "NUMERICAL", optionA: null, optionB: null, optionC: null, optionD: null };
const SALES = {
  type: "bar",
  title: "Sales of two shops",
  categories: ["2023", "2024"],
  categoryTitle: "Year",
  valueTitle: "Sales",
  unit: "lakh",
  series: [
    { name: "Asha", values: [40, 55] },
    { name: "Kabir", values: [30, 60] },
  ],
};

test("several options and a number are answered by mouse and by keyboard", async ({ page }) => {
  const { token } = await createAccount(page, newPerson("author"));
  const several = await publish(
    page,
    token,
    { title: "Primes" },
    {
      questionText: "Which of these are prime?",
      optionA: "2",
      optionB: "9",
      optionC: "11",
      optionD: "15",
      optionE: "21",
      kind: "MULTIPLE",
      correctAnswer: "AC",
      explanation: "2 and 11 have no other divisors.",
    },
  );
  const number = await publish(
    page,
    token,
    { title: "Gravity" },
    {
      ...NUMBER,
      questionText: "What is $g$ in $\\mathrm{m/s^2}$, to two decimals?",
      correctAnswer: "9.81",
      tolerance: "0.02",
    },
  );
  await signIn(page, "learner", `/posts/${several.id}`);
  const card = page.getByRole("article");
  await expect(card.getByText("One or more options are correct.")).toBeVisible();
  await expectNoSeriousFindings(page);
  await card.getByRole("checkbox", { name: /11/ }).check({ force: true });
  await card.getByRole("checkbox", { name: /11/ }).focus();
  await page.keyboard.press("a");
  await expect(card.getByRole("checkbox", { name: /Option A/ })).toBeChecked();
  const last = card.getByRole("checkbox", { name: /Option E/ });
  await page.keyboard.press("e");
  await expect(last).toBeChecked();
  await page.keyboard.press("e");
  await expect(last).not.toBeChecked();
  await page.keyboard.press("Enter");
  await expect(card.getByText("Correct", { exact: true })).toBeVisible();
  await expect(card.getByText("Your answer, correct")).toHaveCount(2);
  await expectNoSeriousFindings(page);

  await page.goto(`/posts/${number.id}`);
  const field = card.getByRole("textbox");
  await expect(field).toHaveAttribute("inputmode", "decimal");
  await field.fill("1e3");
  await expect(card.getByText("Type a number, such as 12 or -0.5")).toBeVisible();
  await field.fill("9.80");
  await card.getByRole("button", { name: "Change the sign" }).click();
  await expect(field).toHaveValue("-9.80");
  await card.getByRole("button", { name: "Change the sign" }).click();
  await expect(field).toHaveValue("9.80");
  await expectNoSeriousFindings(page);
  await field.press("Enter");
  await expect(card.getByText("Your answer, correct")).toBeVisible();
  await expect(card.getByText("9.81 ± 0.02")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("a set keeps its chart visible while its questions are answered one by one @all", async ({ page }) => {
    const { token } = await createAccount(page, newPerson("author"));
    const question = (questionText: string, rest: object) => ({
      questionText,
      explanation: "Read it off the chart.",
      ...rest,
    });
    const reply = await page.request.post("/api/social/posts", {
      ...asBearer(token),
      data: {
        title: "Two shops",
        subject: "MATHEMATICS",
        examType: "CAT",
        difficultyLevel: "MEDIUM",
        stimulus: { text: "The chart shows the sales of two shops in two years.", figure: SALES },
        questions: [
          question("Whose sales grew more?", {
            optionA: "Asha's",
            optionB: "Kabir's",
            optionC: "Neither's",
            optionD: "It can't be said",
            correctAnswer: "B",
          }),
          question("What were all sales of 2023, in lakh?", { ...NUMBER, correctAnswer: "70" }),
        ],
      },
    });
    expect(reply.status(), await reply.text()).toBe(201);
    const { id } = await reply.json();
    await signIn(page, "phone", `/posts/${id}`);
    const card = page.getByRole("article");
    const chart = card.getByRole("img", { name: /Sales of two shops/ });
    await expect(chart).toBeVisible();
    await expectNoSeriousFindings(page);
    await card.getByRole("radio", { name: /Kabir/ }).check({ force: true });
    await card.getByRole("button", { name: "Submit Answer" }).click();
    await expect(card.getByText("Correct", { exact: true })).toBeVisible();
    await card.getByRole("button", { name: "Next Question" }).click();
    await expect(chart).toBeVisible();
    await card.getByRole("textbox").fill("71");
    await card.getByRole("button", { name: "Submit Answer" }).click();
    await expect(card.getByText("Incorrect", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await expectNoSeriousFindings(page);
  });
});

test("an author writes a question with five options, several of them right, and one with a number @all", async ({
  page,
}) => {
  await signIn(page, "writer", "/create-post");
  await page.getByLabel("Question text").fill("Which of these are even?");
  await page.getByText("Several", { exact: true }).click();
  for (const [letter, text] of Object.entries({ A: "2", B: "3", C: "4", D: "5" }))
    await page.getByLabel(`Option ${letter}`, { exact: true }).fill(text);
  await page.getByRole("button", { name: "Add a fifth option" }).click();
  await page.getByLabel("Option E", { exact: true }).fill("6");
  for (const letter of ["A", "C", "E"])
    await page.getByLabel(`Option ${letter} is correct`).check({ force: true });
  await expectNoSeriousFindings(page);
  await page.getByText("A number", { exact: true }).click();
  await expect(page.getByLabel("Option A", { exact: true })).toBeHidden();
  await page.getByLabel("Correct answer").fill("12.5");
  await expectNoSeriousFindings(page);
  await page.getByText("Several", { exact: true }).click();
  await expect(page.getByLabel("Option E is correct")).not.toBeChecked();
});

import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/test-app.ts";
import type { Database } from "../../db/database.ts";

const app = testApp();
let db: Database;
beforeAll(() => {
  db = app.deps.db;
});

async function fingerprint(questionText: string, correctOption = "20 m") {
  const [row] = await db.query<{ value: string }>("select question_fingerprint($1, null, $2) as value", [
    questionText,
    correctOption,
  ]);
  return row?.value;
}

const SAME = [
  ["case", "Which gas is Noble?", "which GAS is noble?"],
  ["spacing", "Which  gas\n is noble ?", "Which gas is noble?"],
  ["punctuation", "“Which gas, then, is noble”", "Which gas then is noble?!"],
  ["full-width letters", "Ｗhich gas is noble？", "Which gas is noble?"],
  ["what can't be seen", "Which g\u200bas is\u00a0noble?", "Which gas is noble?"],
  ["spaces around operators", "Solve 2x - 3 = ( 7 + x )", "Solve 2x-3=(7+x)"],
  ["the kind of dash", "Solve x − 3 = 7", "Solve x – 3 = 7"],
  ["marks of maths and code", "What is $x + 1$ in `code`?", "What is x+1 in code"],
  ["letters beyond ASCII", "Éclair Δ ПРИВЕТ?", "éclair δ привет"],
] as const;
test.each(SAME)("%s does not make a new question", async (_, one, other) => {
  expect(await fingerprint(one)).toBe(await fingerprint(other));
});

const DIFFERENT = [
  ["Find x² + 1", "Find x² - 1"],
  ["What is 10² ?", "What is 102?"],
  ["What is 2.5 + 1?", "What is 25 + 1?"],
  ["Solve x < 3", "Solve x > 3"],
  ["What is (2 + 3) × 4?", "What is 2 + (3 × 4)?"],
  ["What is x₁?", "What is x₂?"],
  ["कार्य क्या है?", "कार्य कौन है?"],
  ["???", "!!!"],
] as const;
test.each(DIFFERENT)("%j and %j are two questions", async (one, other) => {
  expect(await fingerprint(one)).not.toBe(await fingerprint(other));
});

test("the right answer is part of it, the other options and their order are not", async () => {
  expect(await fingerprint("Which came first?", "The Dandi March")).not.toBe(
    await fingerprint("Which came first?", "The August Offer"),
  );
  const insert = (id: string, options: string[], key: string) =>
    db.query<{ fingerprint: string }>(
      `insert into questions (id, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, estimate)
       values ($1, 'Which came first?', $2, $3, $4, $5, $6, '', '', 0) returning fingerprint`,
      [id, ...options, key],
    );
  const [one] = await insert(crypto.randomUUID(), ["a", "b", "c", "d"], "A");
  const [other] = await insert(crypto.randomUUID(), ["e", "f", "A.", "g"], "C");
  expect(one).toEqual(other);
});

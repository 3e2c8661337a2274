import { expect, test } from "vitest";
import { solveAgain } from "../src/composing/solve-again.ts";
import { loadUnit } from "../src/writers/load.ts";
import { type Writer, writeQuestion } from "../src/writing/writer.ts";

/** A question of a writer, and what the writer comes to when it is asked again. */
async function askAgain(writer: Writer) {
  const { question } = writeQuestion(writer, 7);
  const { kind, questionText, options } = question;
  const solved = await solveAgain({ writer: writer.name, unit: "physics", kind, questionText, options }, 1);
  return { question, solved };
}

test("a table comes to the key of everything that it asked", async () => {
  const tables = (await loadUnit("physics")).filter(({ size, format }) => Number.isFinite(size) && !format);
  expect(tables.length).toBeGreaterThan(3);
  for (const table of tables.slice(0, 8)) {
    const { question, solved } = await askAgain(table);
    expect(solved?.answer, table.name).toBe(question.correctAnswer);
  }
});

test("nothing is found where there is no such writer, nor where it asks something else", async () => {
  const asked = {
    unit: "physics",
    kind: "SINGLE",
    questionText: "Why?",
    options: ["a", "b", "c", "d"],
  } as const;
  expect(await solveAgain({ ...asked, writer: "nobody" }, 1)).toBeUndefined();
  const [table] = (await loadUnit("physics")).filter(({ size }) => size < 20);
  const solved = await solveAgain({ ...asked, writer: table?.name ?? "" }, 1);
  expect(solved).toMatchObject({ answer: null, contradicted: 0 });
  expect(solved?.written).toBeGreaterThan(0);
});

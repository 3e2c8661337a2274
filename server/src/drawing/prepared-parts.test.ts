import type { Question } from "@prepfeed/question-engine/question";
import { expect, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import type { DrawnPart, Jobs } from "./jobs.ts";
import { preparedParts } from "./prepared-parts.ts";

const part = (count: number, fields: Partial<DrawnPart["request"]> = {}): DrawnPart => ({
  request: {
    subject: "PHYSICS",
    examType: "NEET",
    kinds: ["SINGLE"],
    count,
    seed: `${Math.random()}`,
    ...fields,
  },
  levels: ["EASY", "MEDIUM"],
});

/** Writes other questions each time, every third two of a set. */
function fakePool(hasThreads = true) {
  let written = 0;
  const write = (at: number): Question =>
    ({
      fingerprint: `${++written}`,
      difficulty: written % 2 ? "EASY" : "MEDIUM",
      ...(at % 4 > 1 && { stimulus: { text: `set ${Math.floor(at / 2)} of ${written - (at % 2)}` } }),
    }) as Question;
  const draw = vi.fn(async (_name: "parts", { parts }: Jobs["parts"]["job"], _who?: string) =>
    parts.flatMap(({ request: { count } }) => Array.from({ length: count }, (_, at) => write(at))),
  );
  return { draw, hasThreads };
}
type Pool = Parameters<typeof preparedParts>[0];
const preparing = (pool: ReturnType<typeof fakePool>) => preparedParts(pool as unknown as Pool);
const none: ReadonlySet<string> = new Set();

test("the next learner gets other questions that were drawn before, with sets together", async () => {
  const pool = fakePool();
  const prepared = preparing(pool);
  const first = await prepared.draw({ parts: [part(4)], exclude: none }, "asha");
  await eventually(() => expect(pool.draw).toHaveBeenCalledTimes(2));
  expect(
    pool.draw.mock.calls.map(([, { parts }, who]) => [parts[0]?.request.count, parts[0]?.levels, who]),
  ).toEqual([
    [4, ["EASY", "MEDIUM"], "asha"],
    [16, ["EASY"], undefined],
  ]);
  const second = await prepared.draw({ parts: [part(4)], exclude: none }, "ravi");
  const third = await prepared.draw({ parts: [part(4)], exclude: none }, "lila");
  expect(pool.draw).toHaveBeenCalledTimes(2);
  const given = [...first, ...second, ...third];
  expect(new Set(given.map(({ fingerprint }) => fingerprint)).size).toBe(12);
  for (const some of [second, third]) {
    const texts = some.flatMap(({ stimulus }) => stimulus?.text ?? []);
    for (const text of texts) expect(texts.filter((other) => other === text)).toHaveLength(2);
  }
});

test("what the learner knows is not given, and another part, level or topic is drawn", async () => {
  const pool = fakePool();
  const prepared = preparing(pool);
  await prepared.draw({ parts: [part(4)], exclude: none }, "asha");
  await eventually(() => expect(pool.draw).toHaveBeenCalledTimes(2));
  const known = new Set(Array.from({ length: 14 }, (_, at) => `${5 + at}`));
  const others = await prepared.draw({ parts: [part(4)], exclude: known }, "ravi");
  expect(others.filter(({ fingerprint }) => known.has(fingerprint))).toEqual([]);
  const calls = () => pool.draw.mock.calls.filter(([, , who]) => who !== undefined).length;
  expect(calls()).toBe(2);
  await prepared.draw({ parts: [{ ...part(4), levels: ["MEDIUM"] }], exclude: none }, "ravi");
  await prepared.draw({ parts: [part(4, { subject: "BIOLOGY" })], exclude: none }, "ravi");
  for (let i = 0; i < 2; i++)
    await prepared.draw({ parts: [part(4, { topics: ["kinematics"] })], exclude: none }, "ravi");
  expect(calls()).toBe(6);
});

test("nothing is prepared where questions are drawn in the thread of the request", async () => {
  const pool = fakePool(false);
  await preparing(pool).draw({ parts: [part(4)], exclude: none }, "asha");
  expect(pool.draw).toHaveBeenCalledTimes(1);
});

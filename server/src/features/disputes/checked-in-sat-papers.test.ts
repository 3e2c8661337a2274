import { MockTest } from "@prepfeed/contract/mock-tests/mock-limits";
import type { CaseOutcome } from "@prepfeed/contract/questions/question-states";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import {
  crowd,
  type KeyRow,
  keysOf,
  MINUTE,
  makePaper,
  permitKeys,
  result,
  save,
  start,
  submit,
  wrong,
} from "../../../test/mock-tests.ts";
import { decideQuestion } from "../../../test/moderation/decide-question.ts";
import { raiseAlarm } from "../../../test/raise-alarm.ts";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
let moderator: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  moderator = await app.person("moderator");
  await giveRole(app, moderator, "MODERATOR");
});

type Keys = [KeyRow, KeyRow, KeyRow];
const right = ({ correct_answer }: KeyRow) => correct_answer;
const mistaken = ({ correct_answer }: KeyRow) => wrong(correct_answer);

async function paperOfThree() {
  const id = await makePaper(app, asha);
  return { id, keys: (await keysOf(app, id)) as Keys };
}

async function sit(person: Person, { id, keys }: { id: string; keys: Keys }, answers: (string | null)[]) {
  const { body } = await start(app, id, person);
  for (const [at, answer] of answers.entries())
    if (answer) await save(app, person, body.id, keys[at]?.id ?? "", { answer });
  app.pass(2 * MINUTE);
  await submit(app, body.id, person);
  permitKeys(keys, person);
  return async () => (await result(app, body.id, person)).body;
}

async function decide(caseId: string, outcome: CaseOutcome, right?: string) {
  const decided = await decideQuestion(app, moderator, caseId, { outcome, ...(right && { right: [right] }) });
  expect(decided.status).toBe(200);
  await app.deps.regrades.run();
}

test("ranks of a sat paper leave out a question while it is being checked", async () => {
  const paper = await paperOfThree();
  const [first, second] = paper.keys;
  const [leader, ...others] = await crowd(app, MockTest.rankedFrom, kabir);
  if (!leader) throw new Error("nobody came");
  // Only the leader has the first question right, and only the others the second.
  const resultOf = await sit(leader, paper, [right(first), null, null]);
  for (const other of others) await sit(other, paper, [mistaken(first), right(second), null]);
  const before = await resultOf();
  expect(before).toMatchObject({ score: 4, rank: 1, percentile: 100 });
  expect(before).not.toHaveProperty("leftOutOfRanks");
  await app.deps.db.query("update mock_attempts set tie_key = '{7}' where ranked and user_id = $1", [
    others[0]?.id,
  ]);

  const caseId = await raiseAlarm(app, first.id, moderator, right(first));
  const checked = await resultOf();
  expect(checked).toMatchObject({
    score: 4,
    rank: 30,
    ranked: 30,
    percentile: expect.closeTo(3.33, 2),
    leftOutOfRanks: 1,
  });
  expect(checked.questions.map((each: object) => "isBeingChecked" in each)).toEqual([true, false, false]);
  // Learners who are equal without it share a rank, whatever decides between equal marks.
  const last = await sit((await crowd(app, 1, kabir))[0] as Person, paper, [null, right(second), null]);
  expect(await last()).toMatchObject({ rank: 1, ranked: 31 });

  await decide(caseId, "KEPT");
  expect(await resultOf()).toMatchObject({ score: 4, rank: 1, ranked: 31 });
  expect(await resultOf()).not.toHaveProperty("leftOutOfRanks");
  await app.deps.db.query("update mock_attempts set tie_key = '{}' where tie_key = '{7}'");
  await expectConsistent(app);
});

const PAID: [CaseOutcome, number][] = [
  ["KEPT", 3],
  ["CORRECTED", 2],
  ["DROPPED", 2],
];

test.each(PAID)(
  "a right answer to a question that is being checked earns its point when that is decided: %s",
  async (outcome, earned) => {
    const paper = await paperOfThree();
    const [first] = paper.keys;
    const caseId = await raiseAlarm(app, first.id, moderator, right(first));
    const [learner, guesser] = await crowd(app, 2, kabir);
    if (!learner || !guesser) throw new Error("nobody came");
    const resultOf = await sit(learner, paper, paper.keys.map(right));
    const guessed = await sit(guesser, paper, [mistaken(first), ...paper.keys.slice(1).map(right)]);
    await app.deps.rollup.run();
    const waiting = { earned: 2, unpaid: [{ reason: "BEING_CHECKED", answers: 1 }] };
    expect((await resultOf()).points).toEqual(waiting);
    // Nor does a wrong answer to it cancel another's point.
    expect((await guessed()).points.earned).toBe(2);
    await expectConsistent(app);

    await decide(caseId, outcome, outcome === "CORRECTED" ? mistaken(first) : undefined);
    expect((await resultOf()).points).toEqual({ earned, unpaid: [] });
    expect((await guessed()).points.earned).toBe(outcome === "CORRECTED" ? 3 : 2);
    await expectConsistent(app);
  },
);

import { expect, test } from "vitest";
import { unrankedReason } from "./unranked-reason.ts";

const HOUR = 60 * 60_000;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 10) + ms);
const serious = {
  number: 1,
  timed: true,
  isOwnPaper: false,
  answered: 20,
  questions: 100,
  startedAt: at(0),
  endedAt: at(0.1 * HOUR),
  endsAt: at(HOUR),
  accountCreatedAt: at(0.1 * HOUR - 24 * HOUR),
  emailConfirmed: true,
  mustConfirmEmail: true,
};

test("a serious, timed first attempt has a rank", () => {
  expect(unrankedReason(serious)).toBeNull();
  expect(unrankedReason({ ...serious, emailConfirmed: false, mustConfirmEmail: false })).toBeNull();
});

test.each([
  ["REPEAT", { number: 2 }],
  ["UNTIMED", { timed: false }],
  ["OWN_PAPER", { isOwnPaper: true }],
  ["FEW_ANSWERS", { answered: 19 }],
  ["TOO_FAST", { endedAt: at(0.1 * HOUR - 1) }],
  ["NEW_ACCOUNT", { accountCreatedAt: at(0.1 * HOUR - 24 * HOUR + 1) }],
  ["UNCONFIRMED_EMAIL", { emailConfirmed: false }],
])("an attempt without a rank says why: %s", (reason, changed) => {
  expect(unrankedReason({ ...serious, ...changed })).toBe(reason);
});

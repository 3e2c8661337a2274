import { randomBytes } from "node:crypto";
import { identityKey } from "@prepfeed/contract/foundation/identity";
import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import { usualSections } from "@prepfeed/contract/learning/exam-subjects";
import type { Database } from "../db/database.ts";
import { forgetPastPeriods } from "../features/leaderboard/leaderboard.service.ts";
import type { Passwords } from "../features/passwords/passwords.service.ts";
import type { AnswerRollup } from "../features/progress/answer-rollup.service.ts";
import { verify } from "../features/verify/verify.service.ts";
import { utcDay } from "../rules/days.ts";
import * as queries from "./demo.queries.ts";
import { DEMO_VISITOR } from "./people.ts";
import { DAY } from "./when.ts";

const DAYS_TO_EXAM = 60;

export interface DemoDeps {
  db: Database;
  passwords: Passwords;
  rollup: Pick<AnswerRollup, "hold" | "settle">;
  now: () => Date;
}

/**
 * Fills the demo community into a database without accounts: all or nothing. Returns whether it did. What follows from its corrected keys
 * is left to the regrade.
 */
export async function fillDemo({ db, passwords, rollup, now }: DemoDeps): Promise<boolean> {
  if (await queries.hasUsers(db)) return false;
  const at = now();
  // The question engine is large, and most starts do not need it.
  const [{ composeCommunity }, { storeCommunity }, { storeDisputes }, { visitorNotifications }] =
    await Promise.all([
      import("./compose-community.ts"),
      import("./store-community.service.ts"),
      import("./store-disputes.service.ts"),
      import("./visitor-notifications.ts"),
    ]);
  const [community, hash, nobodysHash] = await Promise.all([
    composeCommunity(at),
    passwords.hash(DEMO_ACCOUNT.password),
    passwords.hash(randomBytes(32).toString("base64")),
  ]);
  return db.transaction(async (tx) => {
    await queries.lockDemo(tx);
    if (await queries.hasUsers(tx)) return false;
    await storeCommunity(tx, community, ({ username }) =>
      username === DEMO_ACCOUNT.username ? hash : nobodysHash,
    );
    await queries.insertGoal(tx, DEMO_ACCOUNT.username, {
      examType: DEMO_VISITOR.exam,
      subjects: DEMO_VISITOR.subjects,
      sections: usualSections(DEMO_VISITOR.exam),
      examDate: utcDay(new Date(at.getTime() + DAYS_TO_EXAM * DAY)),
    });
    // Answers are added in order, which trains the learner model; everything else is only counted.
    await rollup.hold(tx);
    await rollup.settle(tx);
    await verify(tx, { fix: true, now: at });
    await storeDisputes(tx, community, at.getTime());
    await queries.forgetTargets(tx);
    await forgetPastPeriods(tx, at);
    await queries.deleteNotifications(tx);
    await queries.insertNotifications(tx, visitorNotifications(community, at.getTime()));
    return true;
  });
}

/** Whether the account on the login page exists and still has its password. */
export async function hasDemoAccount(db: Database, passwords: Passwords): Promise<boolean> {
  const { username, email, password } = DEMO_ACCOUNT;
  const hash = await queries.findDemoHash(db, identityKey(username), identityKey(email));
  return hash !== undefined && passwords.matches(hash, password);
}

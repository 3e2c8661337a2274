import type { UnrankedReason } from "@prepfeed/contract/mock-tests/mock-attempts";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";

const HOUR_MS = 60 * 60 * 1_000;
const { serious } = Limits;

interface Sat {
  number: number;
  timed: boolean;
  isOwnPaper: boolean;
  answered: number;
  questions: number;
  startedAt: Date;
  endedAt: Date;
  /** The time that the clock allowed. */
  endsAt: Date;
  accountCreatedAt: Date;
  emailConfirmed: boolean;
  /** Whether mail works here, so that an address can be confirmed. */
  mustConfirmEmail: boolean;
}

/**
 * Why an attempt has no rank; null for a serious, timed first one. Otherwise, empty attempts of many accounts could
 * lift anybody to the top.
 */
export function unrankedReason(sat: Sat): UnrankedReason | null {
  if (sat.number > 1) return "REPEAT";
  if (!sat.timed) return "UNTIMED";
  if (sat.isOwnPaper) return "OWN_PAPER";
  if (sat.answered < serious.answered * sat.questions) return "FEW_ANSWERS";
  const [used, given] = [sat.endedAt, sat.endsAt].map((end) => end.getTime() - sat.startedAt.getTime());
  if ((used ?? 0) < serious.time * (given ?? 0)) return "TOO_FAST";
  if (sat.mustConfirmEmail && !sat.emailConfirmed) return "UNCONFIRMED_EMAIL";
  const age = sat.endedAt.getTime() - sat.accountCreatedAt.getTime();
  return age < serious.accountHours * HOUR_MS ? "NEW_ACCOUNT" : null;
}

import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Revenue } from "@prepfeed/contract/learning/progress";
import type { Database } from "../../db/database.ts";
import { fieldRefusal } from "../../foundation/app-error.ts";
import { utcDay } from "../../rules/days.ts";
import { listRevenue } from "./progress.queries.ts";

/** The currency if there are no amounts. */
const DEFAULT_CURRENCY = "INR";
const DEFAULT_MONTHS = 12;
/** Ten years. */
const MAX_MONTHS = 120;

/**
 * One currency per reply: that of the newest entry. Covers the last twelve months, this one included, unless days are
 * given.
 */
export async function getRevenue(
  db: Database,
  viewerId: string,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  now: Date,
): Promise<Revenue> {
  const to = endDate ?? utcDay(now);
  const from = startDate ?? `${monthBefore(to, DEFAULT_MONTHS - 1)}-01`;
  const months = monthsBetween(from.slice(0, 7), to.slice(0, 7));
  if (from > to || months.length > MAX_MONTHS) {
    throw fieldRefusal("invalid-request", "startDate", refusals.users.revenueRange);
  }
  const entries = await listRevenue(db, viewerId, from, to);
  const currency = entries.at(-1)?.currency ?? DEFAULT_CURRENCY;
  const amountOf = new Map(
    entries.filter((entry) => entry.currency === currency).map(({ month, amount }) => [month, amount]),
  );
  const monthlyRevenue = months.map((month) => ({ month, amount: amountOf.get(month) ?? 0 }));
  const cents = monthlyRevenue.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { totalRevenue: cents / 100, currency, monthlyRevenue };
}

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOf = (number: number) =>
  `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;
const monthBefore = (day: string, months: number) => monthOf(numberOf(day) - months);

function monthsBetween(first: string, last: string): string[] {
  const length = Math.max(0, numberOf(last) - numberOf(first) + 1);
  return Array.from({ length: Math.min(length, MAX_MONTHS + 1) }, (_, i) => monthOf(numberOf(first) + i));
}

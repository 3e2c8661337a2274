import { timingSafeEqual } from "node:crypto";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Reminder } from "@prepfeed/contract/learning/reminders";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { announce, notifyOfDue } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { pushDue } from "../push/queue-pushes.service.ts";
import { countDueForReminder, type TodayDeps } from "../today/today.service.ts";
import { reminderMail } from "./reminder-mail.ts";
import * as queries from "./reminders.queries.ts";

export async function getReminder(db: Database, viewerId: string): Promise<{ reminder: Reminder }> {
  return { reminder: (await queries.findReminder(db, viewerId)) ?? null };
}

export async function setReminder(
  { db, now }: Pick<TodayDeps, "db" | "now">,
  viewerId: string,
  reminder: Reminder,
): Promise<{ reminder: Reminder }> {
  if (reminder) await queries.upsertReminder(db, viewerId, now(), reminder);
  else await queries.deleteReminder(db, viewerId);
  return getReminder(db, viewerId);
}

interface LinkDeps {
  /** Only the holder of the server's secret can make a link. */
  hashAddress: (userId: string, text: string) => { hash: string; known: string[] };
}

const PURPOSE = "the end of reminders";
const tokenOf = ({ hashAddress }: LinkDeps, userId: string) =>
  `${userId}.${hashAddress(userId, PURPOSE).hash}`;

export async function endReminder(deps: LinkDeps & { db: Database }, token: string): Promise<undefined> {
  const [userId = "", given = ""] = token.split(".");
  const isGood =
    /^[\da-f-]{36}$/.test(userId) &&
    deps.hashAddress(userId, PURPOSE).known.some((hash) => isSame(Buffer.from(hash), Buffer.from(given)));
  if (!isGood) throw new AppError("invalid-request", refusals.reminders.tokenInvalid);
  await queries.deleteReminder(deps.db, userId);
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

export interface ReminderDeps extends TodayDeps, LinkDeps {
  mailer: Pick<Mailer, "send">;
  state: Publisher;
  publicUrl: string;
}

const AT_ONCE = 50;

/**
 * Reminds everybody whose hour has come, who has something due and has not done their session; once a day each,
 * whichever process sends it.
 */
export async function sendReminders(deps: ReminderDeps): Promise<void> {
  const failures: unknown[] = [];
  for (let isMore = true; isMore; ) {
    const taken = await queries.takeDue(deps.db, deps.now(), AT_ONCE);
    for (const reminder of taken.filter(({ is_in_time }) => is_in_time))
      await remind(deps, reminder).catch((error: unknown) => failures.push(error));
    isMore = taken.length === AT_ONCE;
  }
  // One that fails does not stop the others.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent`);
}

async function remind(deps: ReminderDeps, { user_id, username, email, channel }: queries.DueReminder) {
  const { db, mailer, state, publicUrl } = deps;
  const due = await countDueForReminder(deps, user_id);
  if (due === 0) return;
  await pushDue(db, user_id, due, deps.now());
  if (channel === "notification")
    return announce(state, await db.transaction((tx) => notifyOfDue(tx, user_id, due)));
  if (email === null) return;
  const offUrl = `${publicUrl}/reminder-off?token=${tokenOf(deps, user_id)}`;
  await mailer.send(reminderMail({ username, email }, { due, publicUrl, offUrl }));
}

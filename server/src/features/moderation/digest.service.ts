import type { Database } from "../../db/database.ts";
import type { Mailer } from "../../mail/mailer.ts";
import * as queries from "./digest.queries.ts";
import { digestMail } from "./digest-mail.ts";

interface DigestDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  now: () => Date;
  publicUrl: string;
}

/** A little less than a day, so that an hourly job sends one mail each day. */
const BETWEEN_MS = 23.5 * 60 * 60 * 1_000;

/** Without moderators, administrators get a mail about new cases, at most once a day. */
export async function mailDigest({ db, mailer, now, publicUrl }: DigestDeps): Promise<void> {
  if (await queries.hasModerators(db)) return;
  const administrators = await queries.listAdministrators(db);
  if (administrators.length === 0) return;
  const at = now();
  const cases = await queries.takeUnmailed(db, at, new Date(at.getTime() - BETWEEN_MS));
  if (cases.length === 0) return;
  for (const administrator of administrators) await mailer.send(digestMail(administrator, cases, publicUrl));
}

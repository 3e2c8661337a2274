import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import type { Background } from "../../foundation/background.ts";
import { hashOf, newToken } from "../../foundation/secret-token.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import type { AccountCaller } from "../passwords/confirm-password.service.ts";
import { markProven } from "../sessions/sessions.service.ts";
import { requireUser } from "../users/users.service.ts";
import { hasPassword } from "../users/ways-in.service.ts";
import { proofMail } from "./proof-mail.ts";

interface MailedProofDeps {
  db: Database;
  state: SharedState;
  mailer: Mailer;
  background: Background;
  publicUrl: string;
  now: () => Date;
}

type Prover = Pick<AccountCaller, "viewerId" | "sessionId">;

const keyOf = (token: string) => `mailed-proof:${hashOf(token)}`;

/** Refused for people with a password, because the password proves more than access to the mailbox. */
export async function mailProof(deps: MailedProofDeps, { viewerId, sessionId }: Prover): Promise<void> {
  const { db, state, mailer, background, publicUrl } = deps;
  if (await hasPassword(db, viewerId)) throw new AppError("conflict", refusals.auth.proofByPassword);
  const owner = await requireUser(db, viewerId, viewerId);
  const { token } = newToken();
  await state.set(keyOf(token), sessionId, Lifetime.mailedProof);
  background.run("sending a link that proves who asks", () =>
    mailer.send(proofMail(owner, `${publicUrl}/prove?token=${token}`)),
  );
}

/** Valid only in the session that requested it: if the owner opens a link that a stranger requested, the stranger gains nothing. */
export async function proveByMail(
  deps: MailedProofDeps,
  { sessionId }: Prover,
  token: string,
): Promise<void> {
  const [askedIn] = await deps.state.get([keyOf(token)]);
  if (askedIn !== sessionId) throw new AppError("invalid-request", refusals.auth.proofInvalid);
  await deps.state.delete(keyOf(token));
  await markProven(deps, sessionId);
}

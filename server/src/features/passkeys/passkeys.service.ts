import type { CreationOptions, NewCredential, Passkey } from "@prepfeed/contract/accounts/passkeys";
import { Lifetime, Passkeys } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { parse as uuidBytes, v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import type { Background } from "../../foundation/background.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import {
  type AccountCaller,
  type ConfirmPasswordDeps,
  confirmPassword,
} from "../passwords/confirm-password.service.ts";
import { describeDevice, holdSession } from "../sessions/sessions.service.ts";
import { requireUser } from "../users/users.service.ts";
import { removeWayIn } from "../users/ways-in.service.ts";
import { challengeIn, newChallenge, takeChallenge } from "./challenges.service.ts";
import { passkeyMail } from "./passkey-mail.ts";
import * as queries from "./passkeys.queries.ts";
import { checkNewCredential, siteOf } from "./webauthn.ts";

export interface PasskeyDeps extends ConfirmPasswordDeps {
  providers: { issuers: string[] };
  mailer: Mailer;
  background: Background;
  publicUrl: string;
}

/** ES256, EdDSA and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-7, -8, -257];

export async function listPasskeys(db: Database, viewerId: string) {
  return { content: (await queries.listPasskeys(db, viewerId)).map(passkeyView) };
}

/** Identity is confirmed here: the answer to this challenge is valid only in this session. */
export async function startPasskey(
  deps: PasskeyDeps,
  caller: AccountCaller,
  password: string | undefined,
): Promise<CreationOptions> {
  const { viewerId, sessionId } = caller;
  const account = await prove(deps, caller, password);
  const known = await queries.listPasskeys(deps.db, viewerId);
  if (known.length >= Passkeys.maxKept) throw new AppError("conflict", refusals.auth.tooManyPasskeys);
  return {
    challenge: await newChallenge(deps.state, `add in ${sessionId}`),
    rp: { id: siteOf(deps.publicUrl).rpId, name: "Prepfeed" },
    user: {
      id: Buffer.from(uuidBytes(viewerId)).toString("base64url"),
      name: account.username,
      displayName: account.full_name || account.username,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: Lifetime.passkeyChallenge * 1000,
    attestation: "none",
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

export async function addPasskey(
  deps: PasskeyDeps,
  caller: AccountCaller & { userAgent: string },
  { name, credential }: { name: string; credential: NewCredential },
): Promise<Passkey> {
  const { viewerId, sessionId, userAgent, security } = caller;
  const challenge = challengeIn(credential.response.clientDataJSON);
  const isOurs = await takeChallenge(deps.state, challenge, `add in ${sessionId}`);
  const checked = isOurs && (await checkNewCredential(siteOf(deps.publicUrl), challenge, credential));
  if (!checked) throw new AppError("invalid-request", refusals.auth.passkeyInvalid);
  const passkey = {
    id: uuidv7(),
    userId: viewerId,
    name: name || describeDevice(userAgent) || "Passkey",
    ...checked,
  };
  const row = await deps.db.transaction(async (tx) => {
    await holdSession(tx, caller);
    const added = await queries.insertPasskey(tx, passkey, deps.now(), Passkeys.maxKept);
    if (added)
      await recordAccountEvent(tx, security, { account: viewerId, event: "passkey-added" }, deps.now());
    return added;
  });
  if (!row) throw new AppError("conflict", refusals.auth.passkeyKnown);
  security.note("passkey-added");
  await tellOwner(deps, viewerId, "added", row.name);
  return passkeyView(row);
}

export async function renamePasskey(
  db: Database,
  viewerId: string,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await queries.updateName(db, id, viewerId, name);
  if (!row) throw notFound();
  return passkeyView(row);
}

export async function deletePasskey(
  deps: PasskeyDeps,
  caller: AccountCaller,
  id: string,
  password: string | undefined,
): Promise<void> {
  const { viewerId, security } = caller;
  const name = await queries.findName(deps.db, id, viewerId);
  if (name === undefined) throw notFound();
  await prove(deps, caller, password);
  const { issuers } = deps.providers;
  await removeWayIn(deps.db, { userId: viewerId, issuers }, async (tx) => {
    await queries.deletePasskey(tx, id, viewerId);
    await recordAccountEvent(tx, security, { account: viewerId, event: "passkey-deleted" }, deps.now());
  });
  security.note("passkey-deleted");
  await tellOwner(deps, viewerId, "deleted", name);
}

/** For deleted accounts, and for accounts whose address turns out to belong to another person. */
export function removePasskeys(tx: Database, userId: string) {
  return queries.deletePasskeysOf(tx, userId);
}

export function descriptorOf({ credential_id, transports }: queries.DescribedRow) {
  return { id: credential_id, type: "public-key" as const, transports };
}

function prove(deps: PasskeyDeps, caller: AccountCaller, password: string | undefined) {
  return confirmPassword(deps, caller, password, () =>
    fieldRefusal("invalid-request", "password", refusals.auth.passwordWrong),
  );
}

const notFound = () => new AppError("not-found", refusals.auth.passkeyNotFound);

/** Another person may have done it, so the owner is informed. */
async function tellOwner(
  { db, mailer, background, publicUrl }: PasskeyDeps,
  userId: string,
  change: "added" | "deleted",
  name: string,
) {
  const owner = await requireUser(db, userId, userId);
  background.run("telling of a passkey", () => mailer.send(passkeyMail(owner, { change, name, publicUrl })));
}

function passkeyView(row: queries.PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isBackedUp: row.is_backed_up,
  };
}

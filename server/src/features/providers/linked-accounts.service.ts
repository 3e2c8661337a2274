import type { LinkedAccount } from "@prepfeed/contract/accounts/linked-accounts";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { v7 as uuidv7 } from "uuid";
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
import { holdSession } from "../sessions/sessions.service.ts";
import { requireUser } from "../users/users.service.ts";
import { removeWayIn } from "../users/ways-in.service.ts";
import { type Arrival, arrive, depart, type JourneyDeps } from "./journeys.service.ts";
import { linkedAccountMail } from "./linked-account-mail.ts";
import * as queries from "./linked-accounts.queries.ts";
import type { Providers } from "./providers.service.ts";

export interface LinkDeps extends ConfirmPasswordDeps, JourneyDeps {
  mailer: Mailer;
  background: Background;
  publicUrl: string;
}

export async function listLinkedAccounts(
  { db, providers }: Pick<LinkDeps, "db" | "providers">,
  viewerId: string,
) {
  const rows = await queries.listLinks(db, viewerId);
  return { content: rows.map((row) => linkView(providers, row)) };
}

/** Asks for the fresh proof now; the provider's reply is accepted only in this session. */
export async function startLinking(deps: LinkDeps, caller: AccountCaller, id: string, password?: string) {
  const { viewerId, sessionId } = caller;
  await prove(deps, caller, password);
  const provider = deps.providers.find(id);
  const links = await queries.listLinks(deps.db, viewerId);
  if (provider && links.some(({ issuer }) => issuer === provider.issuer))
    throw new AppError("conflict", refusals.auth.linkedAlready(provider.label));
  return depart(deps, id, `link in ${sessionId}`);
}

export async function linkAccount(deps: LinkDeps, caller: AccountCaller, arrival: Arrival) {
  const { viewerId: userId, sessionId, security } = caller;
  const { provider, identity } = await arrive(deps, arrival, `link in ${sessionId}`);
  const { issuer, label } = provider;
  const { subject, accountName } = identity;
  const row = await deps.db.transaction(async (tx) => {
    await holdSession(tx, caller);
    const link = { id: uuidv7(), userId, issuer, subject, accountName };
    const linked = await queries.insertLink(tx, link, deps.now());
    const event = { account: userId, event: "account-linked", note: label } as const;
    if (linked) await recordAccountEvent(tx, security, event, deps.now());
    return linked;
  });
  if (!row) {
    const owner = await queries.findOwner(deps.db, { issuer, subject });
    const { linkedElsewhere, linkedAlready } = refusals.auth;
    const isTaken = owner !== undefined && owner !== userId;
    throw new AppError("conflict", isTaken ? linkedElsewhere(label) : linkedAlready(label));
  }
  security.note("account-linked");
  await tellOwner(deps, userId, "linked", label);
  return linkView(deps.providers, row);
}

export async function unlinkAccount(
  deps: LinkDeps,
  caller: AccountCaller,
  id: string,
  password: string | undefined,
): Promise<void> {
  const { viewerId: userId, security } = caller;
  const link = await queries.findLink(deps.db, id, userId);
  if (!link) throw new AppError("not-found", refusals.auth.linkNotFound);
  await prove(deps, caller, password);
  const { issuers } = deps.providers;
  const label = labelOf(deps.providers, link.issuer);
  await removeWayIn(deps.db, { userId, issuers }, async (tx) => {
    await queries.deleteLink(tx, id, userId);
    const event = { account: userId, event: "account-unlinked", note: label } as const;
    await recordAccountEvent(tx, security, event, deps.now());
  });
  security.note("account-unlinked");
  await tellOwner(deps, userId, "unlinked", label);
}

interface Named {
  issuer: string;
  subject: string;
}

/** The person to whom a provider's account is linked. */
export function findLinkOwner(db: Database, named: Named) {
  return queries.findOwner(db, named);
}

export function noteUse(db: Database, named: Named, accountName: string, now: Date) {
  return queries.updateUse(db, named, accountName, now);
}

/** Used when an account is created, or given to the owner of its address. */
export async function addFirstLink(
  tx: Database,
  link: { userId: string; issuer: string; subject: string; accountName: string },
  now: Date,
): Promise<void> {
  const row = await queries.insertLink(tx, { id: uuidv7(), ...link }, now);
  if (!row) throw new AppError("conflict", refusals.auth.providerInvalid);
}

/** Used when an account is deleted, or given to the owner of its address. */
export function removeLinks(tx: Database, userId: string) {
  return queries.deleteLinksOf(tx, userId);
}

function prove(deps: LinkDeps, caller: AccountCaller, password: string | undefined) {
  return confirmPassword(deps, caller, password, () =>
    fieldRefusal("invalid-request", "password", refusals.auth.passwordWrong),
  );
}

/** A stranger may have done it, so the owner is told. */
async function tellOwner(
  { db, mailer, background, publicUrl }: LinkDeps,
  userId: string,
  change: "linked" | "unlinked",
  label: string,
) {
  const owner = await requireUser(db, userId, userId);
  background.run("telling of a linked account", () =>
    mailer.send(linkedAccountMail(owner, { change, label, publicUrl })),
  );
}

/** For a provider that is no longer configured, the host name. */
const labelOf = (providers: Providers, issuer: string) =>
  providers.findByIssuer(issuer)?.label ?? new URL(issuer).host;

function linkView(providers: Providers, row: queries.LinkRow): LinkedAccount {
  return {
    id: row.id,
    provider: providers.findByIssuer(row.issuer)?.id ?? null,
    label: labelOf(providers, row.issuer),
    accountName: row.account_name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

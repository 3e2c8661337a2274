import { messages } from "@prepfeed/contract/foundation/messages";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { BlockedPerson, MutedPerson, MutedText } from "@prepfeed/contract/people/hiding";
import { Hidden } from "@prepfeed/contract/people/people-limits";
import type { Database } from "../../db/database.ts";
import { lockPair } from "../../db/sql/locks/lock-pair.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { wordsOf } from "../../rules/search/search-words.ts";
import { toPage } from "../../rules/to-page.ts";
import { endFollowing } from "../follows/follows.service.ts";
import { announce } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { authorView } from "../users/author-view.ts";
import * as queries from "./hiding.queries.ts";

export interface HidingDeps {
  db: Database;
  state: Publisher;
}

/** Blocking again changes nothing. A blocked person can block the other one too. */
export async function blockPerson({ db, state }: HidingDeps, viewerId: string, id: string) {
  if (viewerId === id) throw new AppError("invalid-request", refusals.hiding.notBlockYourself);
  await db.transaction(async (tx) => {
    // The pair first: two people who block each other at once would wait for each other's account.
    await lockPair(tx, viewerId, id);
    await lockHider(tx, viewerId);
    await requirePerson(tx, id);
    await queries.insertBlock(tx, viewerId, id);
    if ((await queries.countBlocks(tx, viewerId)) > Hidden.blocks) {
      throw new AppError("conflict", refusals.hiding.tooManyBlocks);
    }
    await endFollowing(tx, viewerId, id);
  });
  tellBoth(state, viewerId, id);
  return { isBlocked: true as const };
}

/** Earlier notifications are shown again; follows are not restored. */
export async function unblockPerson({ db, state }: HidingDeps, viewerId: string, id: string) {
  await requirePerson(db, id);
  if (await queries.deleteBlock(db, viewerId, id)) tellBoth(state, viewerId, id);
  return { isBlocked: false as const };
}

/** Open pages count their unread notifications again. */
function tellBoth(state: Publisher, ...people: string[]) {
  announce(
    state,
    people.map((userId) => ({ userId, ids: [] })),
  );
}

export async function listBlocks(
  db: Database,
  viewerId: string,
  page: PageQuery,
): Promise<Page<BlockedPerson>> {
  const [rows, total] = await Promise.all([
    queries.listBlocks(db, viewerId, page),
    queries.countBlocks(db, viewerId),
  ]);
  const people = rows.map((row) => ({ person: authorView(row), blockedAt: row.created_at.toISOString() }));
  return toPage(people, total, page);
}

type Hours = number | null | undefined;

export async function mutePerson(db: Database, viewerId: string, id: string, hours: Hours) {
  if (viewerId === id) throw new AppError("invalid-request", refusals.hiding.notMuteYourself);
  const until = await db.transaction(async (tx) => {
    await lockHider(tx, viewerId);
    await requirePerson(tx, id);
    await queries.deletePastMutes(tx, viewerId);
    const until = await queries.upsertMutedPerson(tx, viewerId, id, hours ?? null);
    if ((await queries.countMutedPeople(tx, viewerId)) > Hidden.mutedPeople) {
      throw new AppError("conflict", refusals.hiding.tooManyMutedPeople);
    }
    return until;
  });
  return { isMuted: true as const, until: momentView(until) };
}

export async function unmutePerson(db: Database, viewerId: string, id: string) {
  await requirePerson(db, id);
  await queries.deleteMutedPerson(db, viewerId, id);
  return { isMuted: false as const };
}

type WhichText = Pick<MutedText, "kind" | "text">;

export async function muteText(
  db: Database,
  viewerId: string,
  { kind, text }: WhichText,
  hours: Hours,
): Promise<MutedText> {
  const words = kind === "WORD" ? wordsOf(text) : [];
  if (kind === "WORD" && words.length === 0) {
    throw fieldRefusal("invalid-request", "text", refusals.hiding.noWord);
  }
  // Letters and digits only, so that nothing in them acts as an operator.
  const query = kind === "WORD" ? words.map((word) => `'${word}'`).join(" & ") : null;
  const row = await db.transaction(async (tx) => {
    await lockHider(tx, viewerId);
    await queries.deletePastMutes(tx, viewerId);
    const muted = { kind, text, key: keyOf({ kind, text }), words: query };
    const row = await queries.upsertMutedText(tx, viewerId, muted, hours ?? null);
    if ((await queries.countMutedTexts(tx, viewerId)) > Hidden.mutedTexts) {
      throw new AppError("conflict", refusals.hiding.tooManyMutedTexts);
    }
    return row;
  });
  if (!row) throw new Error("unreachable: the statement returns the row that it wrote");
  return textView(row);
}

export async function unmuteText(db: Database, viewerId: string, which: WhichText): Promise<undefined> {
  await queries.deleteMutedText(db, viewerId, which.kind, keyOf(which));
}

/** Words are stored in the form of the search, topics in the form of posts. */
const keyOf = ({ kind, text }: WhichText) => (kind === "WORD" ? wordsOf(text).join(" ") : text.toLowerCase());

export async function listMutes(
  db: Database,
  viewerId: string,
  page: PageQuery,
): Promise<Page<MutedPerson> & { texts: MutedText[] }> {
  const [rows, total, texts] = await Promise.all([
    queries.listMutedPeople(db, viewerId, page),
    queries.countMutedPeople(db, viewerId),
    page.page === 0 ? queries.listMutedTexts(db, viewerId) : [],
  ]);
  const people = rows.map((row) => ({ person: authorView(row), until: momentView(row.until) }));
  return { ...toPage(people, total, page), texts: texts.map(textView) };
}

const textView = ({ kind, text, until }: queries.MutedTextRow): MutedText => ({
  kind,
  text,
  until: momentView(until),
});

const momentView = (moment: Date | null) => moment?.toISOString() ?? null;

async function lockHider(tx: Database, viewerId: string) {
  if (!(await queries.lockHider(tx, viewerId))) {
    throw new AppError("not-signed-in", messages.auth.notSignedIn);
  }
}

async function requirePerson(db: Database, id: string) {
  if (!(await queries.personExists(db, id))) throw new AppError("not-found", refusals.users.notFound);
}

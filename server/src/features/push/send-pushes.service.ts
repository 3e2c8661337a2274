import { Lifetime } from "@prepfeed/contract/foundation/limits";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import type { SecretBox } from "../../foundation/secret-box.ts";
import { deliver } from "./deliver.ts";
import { type PushKeys, readPushKeys } from "./push-keys.service.ts";
import { pushMessage } from "./push-message.ts";
import * as queries from "./push-queue.queries.ts";

export interface SendDeps {
  db: Database;
  secretBox: SecretBox;
  log: Pick<Logger, "info">;
  now: () => Date;
  publicUrl: string;
  stopping: AbortSignal;
  pushesToLoopback?: boolean;
}

interface WithKeys {
  keys: PushKeys;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const AT_ONCE = 8;
/** With its timeout each of them is sent before the next process may take it. */
const PER_BATCH = 48;
const TAKEN_MS = 3 * MINUTE_MS;
const MAX_BATCHES = 20;
/** The pauses after a failure; after the last one the message is given up. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** A push service that fails this often without a success is left alone for the rest of a run. */
const MAX_FAILURES = 5;
/** How long a message is of use. */
const LIFE_SECONDS = { due: 12 * 3600, reply: 24 * 3600, begins: 15 * 60, results: 24 * 3600 };

/** Sends what waits, beside the requests. A run sends a bounded number; the next one goes on. */
export async function sendPushes(deps: SendDeps): Promise<void> {
  const failures = new Map<string, number>();
  const counts = { sent: 0, gone: 0, refused: 0, later: 0, dropped: 0 };
  for (let batch = 0; batch < MAX_BATCHES && !deps.stopping.aborted; batch++) {
    const now = deps.now().getTime();
    const until = new Date(now + TAKEN_MS);
    const idleSince = new Date(now - Lifetime.sessionIdle * SECOND_MS);
    const taken = await queries.takeWaiting(deps.db, new Date(now), { until, idleSince }, PER_BATCH);
    const keys = await readPushKeys(deps);
    const left = [...taken];
    const sendOneByOne = async () => {
      for (let push = left.shift(); push; push = left.shift())
        counts[await send({ ...deps, keys }, push, failures)]++;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne));
    if (taken.length < PER_BATCH) break;
  }
  if (Object.values(counts).some((count) => count > 0)) deps.log.info(counts, "messages were pushed");
}

/** Sends one and records what became of it. */
async function send(deps: SendDeps & WithKeys, push: queries.WaitingPush, failures: Map<string, number>) {
  const { db, now } = deps;
  const message = push.is_wanted ? pushMessage(push) : undefined;
  const secondsLeft = LIFE_SECONDS[push.kind] - (now().getTime() - push.created_at.getTime()) / SECOND_MS;
  if (!message || secondsLeft <= 0) {
    await queries.deletePush(db, push);
    return "dropped" as const;
  }
  const { origin } = new URL(push.endpoint);
  if ((failures.get(origin) ?? 0) >= MAX_FAILURES) {
    await tryLater(deps, { ...push, tries: push.tries - 1 }, 0);
    return "later" as const;
  }
  const delivery = await deliver(await seal(deps, push, JSON.stringify(message), Math.ceil(secondsLeft)), {
    stopping: deps.stopping,
    toLoopback: deps.pushesToLoopback ?? false,
  });
  if (delivery.outcome === "sent") failures.delete(origin);
  if (delivery.outcome === "later") {
    failures.set(origin, (failures.get(origin) ?? 0) + 1);
    await tryLater(deps, push, delivery.retryAfterMs ?? 0);
  } else if (delivery.outcome === "gone") {
    await queries.deleteGone(db, push.subscription_id, push.endpoint);
  } else {
    await queries.deletePush(db, push);
  }
  return delivery.outcome;
}

async function tryLater({ db, now }: SendDeps, push: queries.WaitingPush, retryAfterMs: number) {
  const pause = PAUSES_MS[Math.max(push.tries - 1, 0)];
  if (pause === undefined) return queries.deletePush(db, push);
  const wait = Math.min(Math.max(pause, retryAfterMs), MAX_PAUSE_MS);
  return queries.postponePush(db, push, new Date(now().getTime() + wait));
}

/** Encrypts it for the browser (RFC 8291) and signs the request with the server's key (RFC 8292). */
async function seal(deps: SendDeps & WithKeys, push: queries.WaitingPush, text: string, secondsLeft: number) {
  // Loaded when the first message is sent, because it would slow down every start.
  const { default: webPush } = await import("web-push");
  const { endpoint, p256dh, auth } = push;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: subjectOf(deps.publicUrl), ...deps.keys },
    TTL: secondsLeft,
    urgency: push.kind === "begins" ? "high" : "normal",
    // A newer message of the same kind about the same thing replaces one that was not delivered yet.
    topic: (push.post_id ?? push.thing_id).replaceAll("-", ""),
  }) as { endpoint: string; headers: Record<string, string | number>; body: Buffer };
}

/** Push services want to know whom to write to. */
const subjectOf = (publicUrl: string) =>
  publicUrl.startsWith("https:") ? publicUrl : "mailto:operator@localhost";

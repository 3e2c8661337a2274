import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, required } from "../foundation/fields.ts";
import { refusals } from "../foundation/refusals.ts";

export const Push = {
  endpointMax: 1_000,
  /** Of the browser's keys, in characters of base64url. */
  keyMax: 200,
  /** Browsers of one person; the oldest is left out beyond that. */
  maxSubscriptions: 10,
  /** Messages that wait for one browser. */
  maxWaiting: 20,
  /** How long before its start an event is announced. */
  eventMinutes: 15,
} as const;

/** What can be pushed. */
const pushChoices = z.object({ due: z.boolean(), replies: z.boolean(), exams: z.boolean() });
export type PushChoices = z.infer<typeof pushChoices>;

/** Null: nothing is pushed to this session. */
const push = pushChoices
  .extend({
    /** What `PushManager.subscribe` returns. */
    endpoint: required(refusals.push.endpointInvalid, Push.endpointMax),
    p256dh: required(refusals.push.keysInvalid, Push.keyMax),
    auth: required(refusals.push.keysInvalid, Push.keyMax),
  })
  .nullable();
export type NewPush = z.infer<typeof push>;

const pushReply = z.object({
  /** For `PushManager.subscribe`. */
  publicKey: z.string(),
  push: pushChoices.extend({ endpoint: z.string() }).nullable(),
});
export type PushState = z.infer<typeof pushReply>;

export const getPush = endpoint({
  method: "GET",
  path: "/social/notifications/push",
  access: "signed-in",
  rateLimit: "learning",
  summary: "What is pushed to the browser of this session; null for nothing",
  query: z.object({ userId: callerIds.userId }),
  reply: pushReply,
});

export const setPush = endpoint({
  method: "PUT",
  path: "/social/notifications/push",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "learning",
  summary: "Have messages pushed to the browser of this session until it ends, or with null no more",
  body: z.object({ userId: callerIds.userId, push }),
  reply: pushReply,
});

/** What the service worker gets and shows: no more than the list of notifications shows. */
export interface PushedMessage {
  title: string;
  body: string;
  /** The path to open. */
  path: string;
  /** A newer message with the same tag replaces this one. */
  tag: string;
}

import { messages } from "@prepfeed/contract/foundation/messages";
import { reviewQuestion, submitQuizAnswer } from "@prepfeed/contract/learning/practice";
import { createComment } from "@prepfeed/contract/posts/comments";
import { createPost, createPosts, toggleBookmark, toggleLike } from "@prepfeed/contract/posts/posts";
import { answerQuestion } from "@prepfeed/contract/questions/questions";
import { importKey } from "../../device/queue/sealing.ts";
import type {
  Delivery,
  SentOrKept,
  Waiting,
  WaitingKind,
  WaitingRequest,
} from "../../device/queue/waiting.ts";
import { WaitingLine } from "../../device/queue/waiting-line.ts";
import { ApiError } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { DEVICE_KEY, readOwner } from "../../http/stored-session.ts";
import { toast } from "../../toast/toast.ts";
import { afterFailure } from "./after-failure.ts";
import { readDeviceKey } from "./kept-key.ts";
import { tellRefused, untilRefused } from "./refusals.ts";
import { refusedCount, waitingCount } from "./waiting-count.ts";
import { withWait } from "./with-wait.ts";

const ENDPOINTS = {
  answer: answerQuestion,
  practice: submitQuizAnswer,
  review: reviewQuestion,
  like: toggleLike,
  bookmark: toggleBookmark,
  comment: createComment,
  post: createPost,
  drafts: createPosts,
} satisfies Record<WaitingKind, object>;

interface SettledListener {
  onTaken: (waiting: Waiting, reply: unknown) => void;
  onRefused: () => void;
}
const settledListeners = new Set<SettledListener>();

/** Shown in the tab that sends. */
export function onSettled(listener: SettledListener): () => void {
  settledListeners.add(listener);
  return () => settledListeners.delete(listener);
}

let opened: { key: string; line: Promise<WaitingLine> } | undefined;

/** Undefined without the key of this session. */
export async function openLine(owner: string): Promise<WaitingLine | undefined> {
  const key = readDeviceKey(localStorage, owner);
  if (!key) return undefined;
  if (opened?.key !== key) opened = { key, line: makeLine(owner, key) };
  return opened.line.catch(() => {
    // The stored key is damaged; the server sends it again.
    opened = undefined;
    localStorage.removeItem(DEVICE_KEY);
    return undefined;
  });
}

async function makeLine(owner: string, key: string) {
  const line: WaitingLine = new WaitingLine({
    owner,
    sealKey: await importKey(key),
    deliver: (waiting) => deliver(owner, waiting),
    onChange: () => void countAgain(owner, line),
    onTaken: (waiting, reply) => {
      for (const { onTaken } of settledListeners) onTaken(waiting, reply);
    },
    onRefused: () => {
      for (const { onRefused } of settledListeners) onRefused();
    },
    onUnreadable: () => toast.error(UNREADABLE),
  });
  return line;
}

export async function countAgain(owner: string, line: WaitingLine) {
  const left = await line.list().catch(() => []);
  tellRefused(left);
  const refused = left.filter(({ problem }) => problem).length;
  waitingCount.change(owner, () => left.length - refused);
  refusedCount.change(owner, () => refused);
}

/**
 * While other requests wait, it waits behind them, because the server must get them in order. Answers and
 * reviews wait only for other answers, because the user needs their result at once.
 */
export async function sendOrAdd<Reply>(
  owner: string,
  request: WaitingRequest,
  send: (key: string) => Promise<Reply>,
): Promise<SentOrKept<Reply>> {
  const line = await openLine(owner);
  const key = crypto.randomUUID();
  if (!line) return { reply: await send(key) };
  const waiting = waitingCount.read(owner) === 0 ? [] : await line.list().catch(() => []);
  const isFirst = !waiting.some(
    (other) => !other.problem && (LEARNING.has(other.kind) || !LEARNING.has(request.kind)),
  );
  let failure = new ApiError(0, "network", messages.web.unreachable);
  if (isFirst && navigator.onLine) {
    try {
      return { reply: await send(key) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      failure = error;
    }
  }
  const same = ANSWERS.has(request.kind) && waiting.find((other) => isSameAnswer(other, request));
  if (same) {
    toast.info("Your answer is saved on this device already. It is sent when you are online again.");
    return { isKept: true, refused: untilRefused(same.key) };
  }
  // Nothing may look saved if it is not.
  await line.add({ ...request, at: Date.now() }, key).catch(() => {
    throw failure;
  });
  const refused = untilRefused(key);
  toast.info("Saved on this device. It is sent when you are online again.");
  // Requested only now, when data could be lost, because some browsers ask the user.
  void navigator.storage?.persist?.().catch(() => undefined);
  return { isKept: true, refused };
}

const LEARNING = new Set<WaitingKind>(["answer", "practice", "review"]);
const ANSWERS = new Set<WaitingKind>(["answer", "practice"]);
const questionOf = ({ params, query }: WaitingRequest) => params?.id ?? query?.questionId;
const isSameAnswer = (other: Waiting, request: WaitingRequest) =>
  !other.problem && ANSWERS.has(other.kind) && questionOf(other) === questionOf(request);

async function deliver(owner: string, waiting: Waiting): Promise<Delivery> {
  if (readOwner(localStorage) !== owner) return { outcome: "held" };
  const { kind, key, tries } = waiting;
  try {
    // The parts were checked when the request was made.
    const input = withWait(waiting, Date.now()) as never;
    return { outcome: "taken", reply: await call(ENDPOINTS[kind] as typeof createPost, input, { key }) };
  } catch (error) {
    return afterFailure(error, tries);
  }
}

const UNREADABLE = "Something saved on this device was damaged. It is removed, and the rest is sent.";

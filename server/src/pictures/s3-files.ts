import { refusals } from "@prepfeed/contract/foundation/refusals";
import { S3mini, S3ServiceError } from "s3mini";
import type { Storage } from "../config.ts";
import { AppError } from "../foundation/app-error.ts";
import { boundedQueue } from "../foundation/bounded-queue.ts";
import { isPictureName, type PictureFiles } from "./picture-files.ts";

/** Longer than a large picture takes on a slow day, and short enough to refuse while the caller still waits. */
const TIMEOUT_MS = 5_000;
/**
 * Storage that hangs must not queue up every caller: when a request times out, the callers waiting for it are refused
 * too.
 */
const QUEUE = { parallel: 64, maxWaiting: 500, maxWaitingEach: 500 };
const LEFT_ALONE_MS = 2_000;
const PAGE = 1_000;

/** A bucket of any S3-compatible storage. */
export function s3Files(
  { endpoint, bucket, folder, ...storage }: Storage,
  { timeoutMs = TIMEOUT_MS, leftAloneMs = LEFT_ALONE_MS } = {},
): PictureFiles {
  const s3 = new S3mini({ ...storage, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: timeoutMs });
  const inTurn = boundedQueue(QUEUE);
  const keyOf = (name: string) => folder + name;
  let leftAloneUntil = 0;
  /** Every request may be repeated. */
  const ask = <T>(work: () => Promise<T>) =>
    inTurn(async () => {
      if (performance.now() < leftAloneUntil) throw refusal(new Error(`${endpoint} does not answer.`));
      try {
        return await work().catch((error) => (isWorthRetrying(error) ? work() : Promise.reject(error)));
      } catch (error) {
        if (isTimeout(error)) leftAloneUntil = performance.now() + leftAloneMs;
        throw refusal(error);
      }
    });
  return {
    place: `${endpoint}/${bucket}/${folder}`,
    async put(name, data) {
      // Read to its end, so that the connection can be reused.
      await ask(async () => (await s3.putObject(keyOf(name), data, "image/webp")).arrayBuffer());
    },
    async get(name) {
      const data = await ask(() => s3.getObjectArrayBuffer(keyOf(name)));
      return data ? Buffer.from(data) : undefined;
    },
    async remove(name) {
      await ask(() => s3.deleteObject(keyOf(name)).catch(unlessGone));
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = await ask(() => s3.listObjectsPaged("/", folder, PAGE, next));
        if (!page) throw refusal(new Error(`There is no bucket ${bucket} at ${endpoint}.`));
        for (const { Key } of page.objects ?? []) {
          const name = Key.slice(folder.length);
          if (isPictureName(name)) yield name;
        }
        next = page.nextContinuationToken;
      } while (next);
    },
  };
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

/** Does not retry what would be refused again, nor what has used up the time already. */
const isWorthRetrying = (error: unknown) =>
  !isTimeout(error) && !(error instanceof S3ServiceError && error.status < 500);

function unlessGone(error: unknown) {
  if (!(error instanceof S3ServiceError && error.status === 404)) throw error;
}

const refusal = (cause: unknown) =>
  new AppError("unavailable", refusals.api.picturesAway, { retryAfter: 30, cause });

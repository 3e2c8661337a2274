import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { boundedQueue } from "../../foundation/bounded-queue.ts";

/** argon2id with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A class that shares one IP address can log in at once. */
const QUEUE = { maxWaiting: 200, maxWaitingEach: 100 };

export interface Passwords {
  /** `address` is the caller's IP address, as rate limits count it. */
  hash(password: string, address?: string): Promise<string>;
  /** Takes the same time if there is no such account, so that nobody can find out who has one. */
  matches(storedHash: string | undefined, password: string, address?: string): Promise<boolean>;
}

/** Hashing is slow on purpose, so only a few run at once, off the main thread, and the queue has a limit. */
export function createPasswords(parallel = Math.max(1, availableParallelism() - 1)): Passwords {
  const inTurn = boundedQueue({ parallel, ...QUEUE });
  const nobodysHash = hash("nobody has this password", COST);
  return {
    hash: (password, address) => inTurn(() => hash(password, COST), address),
    async matches(storedHash, password, address) {
      const expected = storedHash ?? (await nobodysHash);
      const isRight = await inTurn(() => verify(expected, password), address);
      return storedHash !== undefined && isRight;
    },
  };
}

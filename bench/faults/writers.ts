import { setTimeout as sleep } from "node:timers/promises";
import { callJson } from "../call-json.ts";

interface Account {
  id: string;
  token: string;
  /** The last acknowledged change. */
  bio: string;
}

const PASSWORD = "a password for faults";
const TRIES = 600;

/** People who register and change their profiles as fast as they are answered, and record what was acknowledged. */
export class Writers {
  readonly #accounts: Account[] = [];
  readonly #url: string;
  #isOver = false;
  #work: Promise<unknown> = Promise.resolve();
  #lastAt = performance.now();
  acknowledged = 0;
  longestOutageMs = 0;
  /** Anything but a success, a 503 and a broken connection. */
  readonly faults: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  start(count = 3) {
    this.#lastAt = performance.now();
    this.#work = Promise.all(Array.from({ length: count }, () => this.#write()));
  }

  async stop() {
    this.#isOver = true;
    await this.#work;
  }

  /** Until this many more writes were acknowledged. */
  async more(count: number) {
    const goal = this.acknowledged + count;
    for (let tries = 0; this.acknowledged < goal; tries++) {
      if (tries > 3 * TRIES) throw new Error("Nothing is acknowledged any more.");
      await sleep(50);
    }
  }

  async #write() {
    while (!this.#isOver) {
      const username = `f${crypto.randomUUID().slice(0, 13)}`;
      const body = { username, email: `${username}@example.org`, password: PASSWORD };
      const made = await this.send("POST", "/auth/register", { body });
      if (made?.status !== 201) {
        await sleep(20);
        continue;
      }
      const account = { id: made.body.user.id as string, token: made.body.token as string, bio: "" };
      this.#accounts.push(account);
      this.#note();
      for (let change = 1; change <= 5 && !this.#isOver; change++) {
        const bio = `${account.id} ${change}`;
        const changed = await this.send("PUT", "/auth/profile", { token: account.token, body: { bio } });
        if (changed?.status !== 200) break;
        account.bio = bio;
        this.#note();
      }
    }
  }

  #note() {
    const now = performance.now();
    this.acknowledged += 1;
    this.longestOutageMs = Math.max(this.longestOutageMs, now - this.#lastAt);
    this.#lastAt = now;
  }

  /** How many acknowledged writes are missing. */
  async countLost(): Promise<number> {
    let lost = 0;
    for (const { id, bio } of this.#accounts) {
      const found = await this.patiently("GET", `/social/users/${id}`);
      if (found.status !== 200) lost += 1;
      // A change whose acknowledgement was lost on the way may exist too.
      else if (bio !== "" && Number(found.body.bio.split(" ")[1] ?? 0) < Number(bio.split(" ")[1])) lost += 1;
    }
    return lost;
  }

  /** Retries while it is refused. */
  async patiently(method: string, path: string, what: { body?: unknown; token?: string } = {}) {
    for (let tries = 0; tries < TRIES; tries++) {
      const reply = await this.send(method, path, what);
      if (reply && reply.status !== 503) return reply;
      await sleep(100);
    }
    throw new Error(`${path} is not answered.`);
  }

  /** Undefined if the connection broke: then nothing was acknowledged. */
  async send(method: string, path: string, { body, token }: { body?: unknown; token?: string }) {
    try {
      const reply = await callJson(this.#url, { method, path, body, token }, 30_000);
      if (reply.status >= 500 && reply.status !== 503) this.faults.push(`${method} ${path}: ${reply.status}`);
      return reply;
    } catch {
      return undefined;
    }
  }
}

import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findCopy, keepCopy } from "../copy-store.ts";
import { openDeviceStore } from "../device-store.ts";
import { importKey } from "./sealing.ts";
import type { Delivery, Waiting } from "./waiting.ts";
import { WaitingLine } from "./waiting-line.ts";

/** One holder at a time, as the browser's locks of this kind. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: object, work: (lock: object | null) => Promise<unknown>) {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({});
      } finally {
        held.delete(name);
      }
    },
  };
}

/** A server that remembers keys: what it carried out, in order. */
class FakeServer {
  readonly done: string[] = [];
  readonly #keys = new Set<string>();

  take({ key, about }: Waiting) {
    if (!this.#keys.has(key)) this.done.push(about);
    this.#keys.add(key);
  }
}

/** The same numbers in each run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const KEY = "A".repeat(43);
const OTHER_KEY = `B${"A".repeat(42)}`;

async function openLine(
  deliver: (waiting: Waiting) => Promise<Delivery>,
  { owner = "asha", key = KEY } = {},
  onTaken: (waiting: Waiting) => void = () => {},
  onUnreadable: () => void = () => {},
  onRefused: (waiting: Waiting) => void = () => {},
) {
  const sealKey = await importKey(key);
  return new WaitingLine({ owner, sealKey, deliver, onChange: () => {}, onTaken, onUnreadable, onRefused });
}

const taken: Delivery = { outcome: "taken", reply: {} };
const comment = (about: string) => ({ kind: "comment" as const, about });

const addSpy = vi.spyOn(IDBObjectStore.prototype, "add");
/** The next thing that is added finds no room. */
const fillOnce = () =>
  addSpy.mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

beforeEach(() => vi.stubGlobal("navigator", { locks: fakeLocks() }));
afterEach(async () => {
  const store = await openDeviceStore();
  await Promise.all([store.clear("waiting"), store.clear("copies")]);
  vi.unstubAllGlobals();
});

describe("what waits for a network", () => {
  it("is sent in its order and once, through 200 interruptions", async () => {
    const server = new FakeServer();
    const draw = drawing(41);
    const added: string[] = [];
    let interruptions = 0;
    /** Before the request leaves, after the server carried it out, or while the page is being closed. */
    async function deliver(waiting: Waiting): Promise<Delivery> {
      const fate = interruptions < 200 ? draw(4) : 3;
      if (fate < 3) interruptions++;
      if (fate === 0) return { outcome: "again" };
      server.take(waiting);
      if (fate === 1) return { outcome: "again" };
      if (fate === 2) throw new Error("The page was closed.");
      return taken;
    }
    while (interruptions < 200) {
      const tabs = [await openLine(deliver), await openLine(deliver)];
      added.push(`number ${added.length}`);
      await tabs[draw(2)]?.add(comment(added.at(-1) ?? ""));
      await Promise.all(tabs.map((tab) => tab.send().catch(() => undefined)));
    }
    const last = await openLine(deliver);
    expect(await last.send()).toBe(true);
    expect(interruptions).toBe(200);
    expect(await last.list()).toEqual([]);
    expect(server.done).toEqual(added);
  });

  it("is sent by one of two tabs", async () => {
    const sent: string[] = [];
    const deliver = async ({ about }: Waiting) => {
      sent.push(about);
      await Promise.resolve();
      return taken;
    };
    const [one, two] = [await openLine(deliver), await openLine(deliver)];
    for (const about of ["first", "second", "third"]) await one.add(comment(about));
    await Promise.all([one.send(), two.send()]);
    expect(sent).toEqual(["first", "second", "third"]);
  });

  it("stays in the line, with the reason, if the server refuses it, and the rest is sent", async () => {
    const told: string[] = [];
    const deliver = async ({ about }: Waiting): Promise<Delivery> =>
      about === "to a deleted post" ? { outcome: "refused", problem: "Post not found" } : taken;
    const line = await openLine(deliver, {}, undefined, undefined, ({ about }) => told.push(about));
    await line.add(comment("to a deleted post"));
    await line.add(comment("to another"));
    expect(await line.send()).toBe(true);
    const left = await line.list();
    expect(left).toMatchObject([{ about: "to a deleted post", problem: "Post not found" }]);
    expect(told).toEqual(["to a deleted post"]);
    await line.dismiss(left[0]?.place ?? 0);
    expect(await line.list()).toEqual([]);
  });

  it("that is damaged is reported and dropped, and the rest is sent", async () => {
    const sent: string[] = [];
    let unreadable = 0;
    const deliver = async ({ about }: Waiting) => {
      sent.push(about);
      return taken;
    };
    const line = await openLine(deliver, {}, undefined, () => unreadable++);
    for (const about of ["first", "second", "third"]) await line.add(comment(about));
    const store = await openDeviceStore();
    const [, damaged, halved] = await store.getAll("waiting");
    if (!damaged || !halved) throw new Error("Nothing waits");
    await store.put("waiting", { ...damaged, sealed: new ArrayBuffer(8) });
    const { iv: _, ...rest } = halved;
    await store.put("waiting", rest as typeof halved);
    expect(await line.send()).toBe(true);
    expect([sent, unreadable]).toEqual([["first"], 2]);
    expect(await store.count("waiting")).toBe(0);
  });

  it("does not wait for another kind of which there were too many", async () => {
    const sent: string[] = [];
    const line = await openLine(async ({ kind, about }) => {
      if (kind === "comment") return { outcome: "later" };
      sent.push(about);
      return taken;
    });
    await line.add(comment("one too many"));
    await line.add({ kind: "answer", about: "to a question" });
    await line.add(comment("another"));
    await line.add({ kind: "like", about: "of a post" });
    expect(await line.send()).toBe(false);
    expect(sent).toEqual(["to a question", "of a post"]);
    expect(await line.list()).toMatchObject([{ about: "one too many" }, { about: "another" }]);
  });

  it("counts failures of the server only, and waits again when it is asked to", async () => {
    const tries: number[] = [];
    let outcome: Delivery = { outcome: "again" };
    const line = await openLine(async (waiting) => {
      tries.push(waiting.tries);
      return outcome;
    });
    await line.add(comment("patient"));
    for (let i = 0; i < 3; i++) await line.send();
    outcome = { outcome: "again", isFailure: true };
    for (let i = 0; i < 2; i++) await line.send();
    outcome = { outcome: "refused", problem: "No more" };
    await line.send();
    expect(tries).toEqual([0, 0, 0, 0, 1, 2]);
    const [refused] = await line.list();
    await line.retry(refused?.place ?? 0);
    expect(await line.list()).toMatchObject([{ tries: 0, problem: undefined }]);
  });

  it("is not sent after the session has ended, until the same person is signed in again", async () => {
    const held = await openLine(async () => ({ outcome: "held" }));
    await held.add(comment("before the end"));
    await held.add(comment("after it"));
    await held.send();
    const sent: string[] = [];
    const again = await openLine(async ({ about }) => {
      sent.push(about);
      return taken;
    });
    await again.send();
    expect(sent).toEqual(["before the end", "after it"]);
  });

  it("cannot be read by another person, nor without the key of its owner", async () => {
    await (await openLine(async () => taken)).add(comment("a secret of asha"));
    const kabir = await openLine(async () => taken, { owner: "kabir" });
    expect(await kabir.list()).toEqual([]);
    const thief = await openLine(async () => taken, { key: OTHER_KEY });
    expect(await thief.list()).toEqual([]);
    const [row] = await (await openDeviceStore()).getAll("waiting");
    expect(new TextDecoder().decode(row?.sealed)).not.toContain("secret");
  });

  it("takes the room of copies if the device is full", async () => {
    await keepCopy("asha", "/api/topics", { groups: [] });
    fillOnce();
    const line = await openLine(async () => taken);
    await line.add(comment("worth more"));
    expect(await line.list()).toHaveLength(1);
    expect(await findCopy("asha", "/api/topics")).toBeUndefined();
  });

  it("is not claimed to be saved if there is no room at all", async () => {
    fillOnce();
    fillOnce();
    const line = await openLine(async () => taken);
    await expect(line.add(comment("no room"))).rejects.toMatchObject({ name: "QuotaExceededError" });
    expect(await line.list()).toEqual([]);
  });
});

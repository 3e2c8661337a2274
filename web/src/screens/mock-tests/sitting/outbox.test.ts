import { describe, expect, it } from "vitest";
import { type Delivery, Outbox } from "./outbox.ts";

const save = (sequence: number, answer: string | null = "A") => ({
  answer,
  marked: false,
  sequence,
  timeSpent: 0,
  confidence: null,
  leaves: 0,
});

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function outbox(replies: Delivery[], at = storage()) {
  const sent: [string, number][] = [];
  const box = new Outbox({
    deliver: async (id, { sequence }) => {
      sent.push([id, sequence]);
      return replies.shift() ?? "kept";
    },
    storage: at,
    key: "box",
    wait: async () => {},
  });
  return { box, sent, at };
}

describe("unsent answers", () => {
  it("are sent one after the other, the latest of each question", async () => {
    const { box, sent } = outbox([]);
    box.put("one", save(1));
    box.put("two", save(1));
    box.put("two", save(2));
    expect(await box.emptied(1_000)).toBe(true);
    expect(sent).toEqual([
      ["one", 1],
      ["two", 2],
    ]);
  });

  it("are retried while there is no network", async () => {
    const { box, sent } = outbox(["again", "again"]);
    box.put("one", save(1));
    expect(await box.emptied(1_000)).toBe(true);
    expect(sent).toHaveLength(3);
  });

  it("survive a reload", async () => {
    const { box, at } = outbox(Array(1_000).fill("again"));
    box.stop();
    box.put("one", save(4, "C"));
    const { box: after, sent } = outbox([], at);
    expect(after.unsent).toMatchObject({ one: { sequence: 4, answer: "C" } });
    expect(await after.emptied(1_000)).toBe(true);
    expect(sent).toEqual([["one", 4]]);
    expect(at.getItem("box")).toBeNull();
  });

  it("are dropped if the server refuses them permanently", async () => {
    const { box, sent } = outbox(["refused"]);
    box.put("one", save(1));
    expect(await box.emptied(1_000)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it("wait while the test continues on another device, and continue once it is taken back", async () => {
    const { box, sent } = outbox(["elsewhere"]);
    const connections: string[] = [];
    box.subscribe(() => connections.push(box.connection));
    box.put("one", save(1));
    expect(await box.emptied(1_000)).toBe(false);
    box.put("two", save(1));
    expect(sent).toHaveLength(1);
    expect(box.connection).toBe("elsewhere");
    box.release();
    expect(await box.emptied(1_000)).toBe(true);
    expect(sent.map(([id]) => id)).toEqual(["one", "one", "two"]);
    expect(connections).toContain("saving");
    expect(box.connection).toBe("saved");
  });

  it("continue after the screen was left and shown again", async () => {
    const { box, sent } = outbox([]);
    box.stop();
    box.put("one", save(1));
    box.start();
    expect(await box.emptied(1_000)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it("start empty if the stored ones cannot be read", () => {
    const at = storage();
    at.setItem("box", "{broken");
    expect(outbox([], at).box.unsent).toEqual({});
  });
});

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
    onChange: () => {},
    wait: async () => {},
  });
  return { box, sent, at };
}

describe("answers on their way", () => {
  it("are sent one after the other, of each question the latest", async () => {
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

  it("are tried again while there is no network", async () => {
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

  it("are given up when the server refuses them for good", async () => {
    const { box, sent } = outbox(["refused"]);
    box.put("one", save(1));
    expect(await box.emptied(1_000)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it("begin anew where what was kept can't be read", () => {
    const at = storage();
    at.setItem("box", "{broken");
    expect(outbox([], at).box.size).toBe(0);
  });
});

import { Conversation as Kept } from "@prepfeed/contract/foundation/limits";
import { describe, expect, it } from "vitest";
import { forgotten, NOTHING_SAID, withoutReply, withReply } from "./conversation.ts";

const reply = { reply: "Light bends.", engine: "built-in", conversationId: "one" } as const;

describe("a conversation with the assistant", () => {
  it("continues under the id from the server", () => {
    expect(withReply(NOTHING_SAID, "Explain optics", reply)).toEqual({
      id: "one",
      exchanges: [{ number: 1, asked: "Explain optics", reply: "Light bends.", engine: "built-in" }],
    });
  });

  it("keeps as many turns as the server stores, each with its own number", () => {
    let now = NOTHING_SAID;
    for (let i = 0; i < Kept.maxTurns; i++) now = withReply(now, `question ${i}`, reply);
    expect(now.exchanges).toHaveLength(Kept.maxTurns / 2);
    expect(now.exchanges.at(-1)).toMatchObject({
      number: Kept.maxTurns,
      asked: `question ${Kept.maxTurns - 1}`,
    });
  });

  it("keeps nothing of a reply that was reported", () => {
    const said = withReply(withReply(NOTHING_SAID, "Explain optics", reply), "And waves?", reply);
    expect(withoutReply(said, 2).exchanges.map(({ reply }) => reply)).toEqual(["Light bends.", ""]);
  });

  it("starts again when the server has deleted it, without losing the earlier turns", () => {
    const said = withReply(NOTHING_SAID, "Explain optics", reply);
    expect(forgotten(said)).toEqual({ exchanges: said.exchanges });
  });
});

import { Conversation } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { describe, expect, test } from "vitest";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();

describe("the conversation", () => {
  const say = (person: Person, message: string, conversationId?: string) =>
    app.as(person).post("/gemini/conversational-ai", { message, conversationId });

  test("says what it can do, and says so when it cannot help", async () => {
    const asha = await app.person("asha");
    expect((await say(asha, "hello")).body.reply).toContain("quiz me on");
    const { body } = await say(asha, "who will win the next election?");
    expect(body).toMatchObject({ engine: "built-in" });
    expect(body.reply).toContain("beyond the built-in assistant");
  });

  test("asks a question, remembers it and marks the answer", async () => {
    const asha = await app.person("asha");
    const posed = (await say(asha, "Quiz me on trigonometry")).body;
    expect(posed.reply).toMatch(/A\) [\s\S]*D\) /);
    const { turns } = (
      await app.deps.db.query<{ turns: { asked: { correctAnswer: string; explanation: string } }[] }>(
        "select turns from conversations where id = $1",
        [posed.conversationId],
      )
    )[0] ?? { turns: [] };
    const asked = turns[1]?.asked;
    expect(posed.reply).not.toContain(asked?.explanation);
    const marked = (await say(asha, `${asked?.correctAnswer}`, posed.conversationId)).body;
    expect(marked.reply).toMatch(/^Correct! The answer is/);
    expect(marked.reply).toContain(asked?.explanation);
    expect(marked.conversationId).toBe(posed.conversationId);
    expect((await say(asha, "A", posed.conversationId)).body.reply).toContain("no open question");
    expect((await say(asha, "another question", posed.conversationId)).body.reply).toMatch(/A\) [\s\S]*D\) /);
  });

  /**
   * Sends all messages in one conversation; returns the last reply and what the server stores of its turn.
   */
  async function talk(person: Person, ...said: string[]) {
    let conversationId: string | undefined;
    let reply = "";
    for (const message of said) {
      const { body } = await say(person, message, conversationId);
      ({ conversationId, reply } = body);
    }
    const [row] = await app.deps.db.query<{ turns: { topic?: string; difficulty?: string }[] }>(
      "select turns from conversations where id = $1",
      [conversationId],
    );
    return { reply, kept: row?.turns.at(-1) };
  }

  test.each([
    ["Give me a question on it"],
    ["quiz me on that topic, please"],
    ["one more", "A", "one more"],
    ["another one, please"],
    ["thanks", "Give me another question"],
    ["an easier one on this"],
  ])("remembers the topic it just explained: %s", async (...next) => {
    const asha = await app.person("asha");
    const { reply, kept } = await talk(asha, "Explain photosynthesis", ...next);
    expect(reply).toMatch(/A\) [\s\S]*D\) /);
    expect(kept).toMatchObject({ topic: "photosynthesis" });
  });

  test("asks easier and harder questions, and explains again what it asked about", async () => {
    const asha = await app.person("asha");
    expect(
      (await talk(asha, "quiz me on trigonometry", "an easier one", "an easier one")).kept,
    ).toMatchObject({
      topic: "trigonometry",
      difficulty: "EASY",
    });
    const harder = ["Explain trigonometry", ...Array.from({ length: 3 }, () => "a harder question")];
    expect((await talk(asha, ...harder)).kept).toMatchObject({ topic: "trigonometry", difficulty: "HARD" });
    expect((await talk(asha, "quiz me on trigonometry", "explain it to me again")).reply).toContain(
      "Trigonometr",
    );
    expect((await talk(asha, "explain it")).reply).toContain("Which topic do you mean?");
  });

  test("answers a plain question with the law itself and continues with that topic", async () => {
    const asha = await app.person("asha");
    const law = await talk(asha, "State Ohm's law");
    expect(law.reply.split("\n")[0]).toMatch(/current .*proportional to the/);
    const battle = await talk(asha, "When was the Battle of Plassey and who fought?");
    expect(battle.reply.split("\n")[0]).toMatch(/1757.*Clive/);
    const parallel = await talk(asha, "State Ohm's law", "and in a parallel circuit?");
    expect(parallel.reply.split("\n")[0]).toContain("in parallel the voltage is common");
    const simpler = await talk(asha, "State Ohm's law", "simpler");
    expect(simpler.reply).toMatch(
      /^In short: Ohm's law says[\s\S]*An example\. [\s\S]*can't say it in other words/,
    );
    expect((await talk(asha, "State Ohm's law", "give me a question on it")).reply).toMatch(
      /A\) [\s\S]*D\) /,
    );
    expect((await talk(asha, "explain black holes")).reply).toContain("knows nothing about “black holes”");
  });

  test("keeps the topic in a long conversation and does not switch to an unknown one", async () => {
    const asha = await app.person("asha");
    const chatter = Array.from({ length: Conversation.maxTurns }, () => "thanks");
    const { kept } = await talk(
      asha,
      "Explain photosynthesis",
      ...chatter,
      "quiz me on quantum basket weaving",
      "Give me a question on it",
    );
    expect(kept).toMatchObject({ topic: "photosynthesis" });
  });

  test("knows the learner's progress", async () => {
    const asha = await app.person("asha");
    expect((await say(asha, "how am I doing?")).body.reply).toContain("not answered any questions yet");
    const [question] = (
      await app
        .as(asha)
        .post("/mcq/generate?subject=PHYSICS&examType=MOCK_TEST&difficultyLevel=MEDIUM&count=1")
    ).body.questions;
    await app.as(asha).post(`/mcq/submit?questionId=${question.id}&selectedOption=A`);
    expect((await say(asha, "how am I doing?")).body.reply).toMatch(/^Physics: [01] of 1 right/);
  });

  test("writes a plan when it knows the exam", async () => {
    const asha = await app.person("asha");
    expect((await say(asha, "make me a plan")).body.reply).toContain(messages.ai.planNeedsSubjectAndExam);
    await say(asha, "make a plan for Physics, NEET, 2 weeks");
    const { content } = (await app.as(asha).get("/study-plans")).body;
    expect(content).toMatchObject([{ subject: "PHYSICS", examType: "NEET", duration: 14 }]);
  });

  test("a conversation of another person, or one that does not exist, is not found", async () => {
    const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
    const { conversationId } = (await say(asha, "hello")).body;
    for (const id of [conversationId, crypto.randomUUID(), "nonsense"]) {
      expect((await say(ravi, "hello", id)).status).toBe(404);
    }
    const blank = await say(asha, "  ");
    expect([blank.status, blank.body.message]).toEqual([400, refusals.ai.messageRequired]);
  });

  test("half a surrogate pair is answered like any other text", async () => {
    const asha = await app.person("asha");
    expect((await say(asha, "explain \ud800")).status).toBe(200);
  });

  test("the latest turns and the newest conversations are kept", async () => {
    const asha = await app.person("asha");
    const { conversationId } = (await say(asha, "hello")).body;
    for (let turn = 0; turn < Conversation.maxTurns; turn++) await say(asha, `hello ${turn}`, conversationId);
    const [row] = await app.deps.db.query<{ turns: { text: string }[] }>(
      "select turns from conversations where id = $1",
      [conversationId],
    );
    expect(row?.turns).toHaveLength(Conversation.maxTurns);
    expect(row?.turns.at(-2)?.text).toBe(`hello ${Conversation.maxTurns - 1}`);
    for (let more = 0; more < Conversation.maxKept; more++) {
      app.pass(1_000);
      await say(asha, "hello");
    }
    expect((await say(asha, "hello", conversationId)).status).toBe(404);
  });
});

import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { GrammarUnavailableError } from "@prepfeed/text-tools/grammar/checker";
import { expect, test, vi } from "vitest";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

const TEXT = `The river floods every year. Farmers love the rich soil that a flood leaves behind. The flood also destroys
bridges and roads. Engineers build embankments, so that the river keeps to its bed. A good embankment lasts for decades.`;

async function call(path: string, body: Record<string, unknown>) {
  const asha = await app.person("asha");
  return app.as(asha).post(`/gemini/${path}`, body);
}

test("readability follows the published formulas", async () => {
  const { body } = await call("readability-score", { text: "The cat sat on the mat." });
  expect(body).toMatchObject({
    fleschReadingEase: 116.1,
    fleschKincaidGrade: -1.45,
    sentences: 1,
    words: 6,
    syllables: 6,
    engine: "built-in",
  });
});

test("sentiment is a word and a score", async () => {
  const good = await call("analyze-sentiment", { text: "I love this chapter, it is wonderful." });
  expect(good.body).toEqual({ sentiment: "POSITIVE", score: expect.any(Number), engine: "built-in" });
  expect(good.body.score).toBeGreaterThan(0);
  expect((await call("analyze-sentiment", { text: "This was a terrible exam." })).body.sentiment).toBe(
    "NEGATIVE",
  );
});

test.each([20, 80, 200])("a summary has at most %i characters and is never blank", async (maxLength) => {
  const { body } = await call("summarize-text", { text: TEXT, maxLength });
  expect(body.engine).toBe("built-in");
  expect(body.summary.length).toBeLessThanOrEqual(maxLength);
  expect(body.summary).toMatch(/[.…]$/);
  const signs = await call("summarize-text", { text: "!!! ???", maxLength });
  expect(signs.body.summary).not.toBe("");
});

test("there are at most as many key points and tags as requested", async () => {
  const points = await call("extract-key-points", { text: TEXT, count: 2 });
  expect(points.body.keyPoints).toHaveLength(2);
  for (const point of points.body.keyPoints) expect(TEXT.replace(/\s+/g, " ")).toContain(point);
  const tags = await call("generate-tags", { text: TEXT, maxTags: 3 });
  expect(tags.body.tags.length).toBeGreaterThan(0);
  expect(tags.body.tags.length).toBeLessThanOrEqual(3);
});

test("an analysis contains what its type asks for", async () => {
  const keys = async (analysisType?: string) =>
    Object.keys((await call("analyze-text", { text: TEXT, analysisType })).body);
  expect((await keys()).toSorted()).toEqual(
    ["analysisType", "engine", "keyPoints", "readability", "sentiment", "summary", "tags"].toSorted(),
  );
  expect((await keys("key points")).toSorted()).toEqual(["analysisType", "engine", "keyPoints"]);
  expect((await keys("READABILITY")).toSorted()).toEqual(["analysisType", "engine", "readability"]);
  expect((await call("analyze-text", { text: TEXT, analysisType: "HOROSCOPE" })).status).toBe(400);
});

test("grammar errors are found with their positions", { timeout: 240_000 }, async () => {
  const text = "She go to school. He have a book.";
  const { status, body } = await call("check-grammar", { text });
  expect(status).toBe(200);
  expect(body.engine).toBe("built-in");
  expect(body.issues.length).toBeGreaterThan(0);
  for (const issue of body.issues) {
    expect(text.slice(issue.offset, issue.offset + issue.length)).toBe(issue.text);
  }
  expect(body.correctedText).not.toBe(text);
});

test("a text that crashes the checker is refused, and the next caller is served", {
  timeout: 120_000,
}, async () => {
  const next = { text: "She go to school." };
  const [unbroken, after] = await Promise.all([
    call("check-grammar", { text: "a".repeat(Length.aiTextMax) }),
    call("check-grammar", next),
  ]);
  expect([unbroken.status, after.status]).toEqual([200, 200]);
  expect(unbroken.body).toMatchObject({ issues: [], correctedText: "a".repeat(Length.aiTextMax) });

  const broken = vi
    .spyOn(app.deps.grammar, "check")
    .mockRejectedValueOnce(new GrammarUnavailableError("broke", "unreachable"))
    .mockRejectedValueOnce(new GrammarUnavailableError("busy", "too many"));
  expect(await call("check-grammar", next)).toMatchObject({
    status: 400,
    body: { message: refusals.ai.textNotReadable },
  });
  expect((await call("check-grammar", next)).status).toBe(503);
  expect((await call("check-grammar", next)).status).toBe(200);
  broken.mockRestore();
});

test.each([
  "analyze-text",
  "check-grammar",
  "analyze-sentiment",
  "readability-score",
  "summarize-text",
  "extract-key-points",
  "generate-tags",
])("%s needs a text of bounded length", async (path) => {
  for (const text of [undefined, 7, "  "]) {
    const reply = await call(path, { text });
    expect([reply.status, reply.body.message]).toEqual([400, messages.ai.textRequired]);
  }
  expect((await call(path, { text: "a ".repeat(Length.aiTextMax) })).status).toBe(400);
});

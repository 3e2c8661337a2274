import "fake-indexeddb/auto";
import type { Pack } from "@prepfeed/contract/learning/packs";
import { afterEach, expect, it } from "vitest";
import { dropPerson } from "../copy-store.ts";
import { PACKS_DATABASE } from "./database-name.ts";
import { keepPack, keepPackAnswers, listPacks, removePack } from "./pack-store.ts";

afterEach(() => void indexedDB.deleteDatabase(PACKS_DATABASE));

const packOf = (title: string, madeAt = "2026-11-18T10:00:00.000Z"): Pack => ({
  topic: "ray-optics",
  title,
  examType: null,
  madeAt,
  questions: [
    {
      kind: "SINGLE",
      questionText: "How fast is light?",
      optionA: "Very",
      optionB: "Not very",
      optionC: "Slow",
      optionD: "It stands",
      correctAnswer: "A",
      explanation: "It is",
      difficultyLevel: "EASY",
    },
  ],
});

it("packs are listed for their owner only, the newest first, with their size", async () => {
  await keepPack("asha", packOf("Older", "2026-11-17T10:00:00.000Z"));
  await keepPack("asha", packOf("Newer"));
  await keepPack("kabir", packOf("Kabir's"));
  const packs = await listPacks("asha");
  expect(packs.map(({ pack }) => pack.title)).toEqual(["Newer", "Older"]);
  expect(packs[0]?.size).toBe(JSON.stringify(packOf("Newer")).length);
});

it("answers stay with their pack, and a pack can be removed", async () => {
  const { id } = await keepPack("asha", packOf("Optics"));
  await keepPackAnswers("asha", id, ["B"]);
  expect((await listPacks("asha"))[0]?.answers).toEqual(["B"]);
  await removePack("asha", id);
  await keepPackAnswers("asha", id, ["A"]);
  expect(await listPacks("asha")).toEqual([]);
});

it("packs are deleted when a session ends", async () => {
  await keepPack("asha", packOf("Optics"));
  await dropPerson("asha", false);
  expect(await listPacks("asha")).toEqual([]);
});

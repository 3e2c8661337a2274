import { expect, it } from "vitest";
import { forgetUsed, isKept, keepUsed } from "./used-cards.ts";

it("keeps the twenty most recently used cards", () => {
  const gone: string[] = [];
  const use = (id: string) => keepUsed(id, () => gone.push(id));
  for (let i = 0; i < 20; i++) use(`card ${i}`);
  use("card 0");
  expect(gone).toEqual([]);
  use("card 20");
  expect(gone).toEqual(["card 1"]);
  expect([isKept("card 0"), isKept("card 1")]).toEqual([true, false]);
  forgetUsed("card 0");
  use("card 21");
  expect(gone).toEqual(["card 1"]);
});

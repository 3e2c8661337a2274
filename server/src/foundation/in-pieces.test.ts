import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { betweenPieces } from "./in-pieces.ts";

function workFor(milliseconds: number) {
  for (const began = performance.now(); performance.now() - began < milliseconds; );
}

test("after a long piece of work other requests get more than one turn", async () => {
  const order: string[] = [];
  const pause = betweenPieces();
  workFor(30);
  const other = sleep(3).then(() => order.push("somebody else"));
  await pause();
  order.push("the next piece");
  await other;
  expect(order).toEqual(["somebody else", "the next piece"]);
});

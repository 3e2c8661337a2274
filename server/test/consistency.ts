import { expect } from "vitest";
import { verify } from "../src/features/verify/verify.service.ts";
import type { TestApp } from "./test-app.ts";

/** Every counter, score, total and rank equals its rows. */
export async function expectConsistent(app: TestApp) {
  await app.deps.rollup.run();
  const { findings } = await verify(app.deps.db, { now: app.deps.now() });
  expect(findings).toEqual([]);
}

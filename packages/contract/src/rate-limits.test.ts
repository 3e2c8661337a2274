import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "./contract.ts";
import { RateLimit } from "./foundation/rate-limits.ts";

const calls = Object.entries(contract);

test.each(calls)("%s counts per viewer only if there is one", (_, call) => {
  const limits = [call.rateLimit ?? [], Object.values(call.rateLimitWith ?? {})].flat();
  const perViewer = limits.filter((limit) => RateLimit[limit].per === "viewer");
  expect(call.access === "public" ? perViewer : []).toEqual([]);
});

test.each(calls)("%s counts as a search if it searches", (_, { query, rateLimit, rateLimitWith }) => {
  const parameters = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  for (const name of ["search", "query"].filter((parameter) => parameters.includes(parameter))) {
    expect([rateLimit, rateLimitWith?.[name]]).toContain("search");
  }
});

test("only health checks have no limit", () => {
  expect(calls.filter(([, { isUnlimited }]) => isUnlimited).map(([name]) => name)).toEqual([
    "getHealth",
    "getLiveness",
    "getReadiness",
  ]);
});

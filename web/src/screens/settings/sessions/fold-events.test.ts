import type { AccountEvent } from "@prepfeed/contract/accounts/account";
import { expect, test } from "vitest";
import { foldEvents } from "./fold-events.ts";

const at = (minute: number, change: Partial<AccountEvent> = {}): AccountEvent => ({
  id: String(minute),
  event: "signed-in",
  note: "password",
  byOperator: false,
  device: "Firefox on Linux",
  network: "203.0.113.0/24",
  createdAt: `2026-11-18T10:${String(minute).padStart(2, "0")}:00Z`,
  ...change,
});

test("repeats in a row are one entry, from the oldest to the newest", () => {
  const folded = foldEvents([at(9), at(8), at(7), at(6, { event: "password-changed" }), at(5)]);
  expect(folded.map(({ event, times }) => [event, times])).toEqual([
    ["signed-in", 3],
    ["password-changed", 1],
    ["signed-in", 1],
  ]);
  expect(folded[0]).toMatchObject({ createdAt: at(9).createdAt, since: at(7).createdAt });
});

test.each<Partial<AccountEvent>>([
  { note: "passkey" },
  { device: "Safari on iPhone" },
  { network: "198.51.100.0/24" },
  { byOperator: true },
])("events that differ in %o are separate entries", (change) => {
  expect(foldEvents([at(2), at(1, change)])).toHaveLength(2);
});

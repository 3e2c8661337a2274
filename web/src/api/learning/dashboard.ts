import { type Dashboard, getDashboard } from "@prepfeed/contract/learning/dashboard";
import { useEffect, useState } from "react";
import { call } from "../../http/call.ts";

/**
 * The reply that the parts of an opening dashboard wait for, without the parts that were already taken from
 * it.
 */
let opening: { reply: Promise<Dashboard>; taken: Set<keyof Dashboard> } | undefined;

/**
 * Requests all parts of the dashboard at once. The parts take theirs from that reply while they appear; what none of
 * them has taken by then is still fresh in the cache and is dropped.
 */
export function useDashboardInOneCall() {
  useState(() => {
    const reply = call(getDashboard, { query: {} });
    reply.catch(() => {}); // Each part then sends its own request, and shows what failed.
    opening = { reply, taken: new Set() };
  });
  useEffect(() => {
    // Once every part has appeared.
    queueMicrotask(() => {
      opening = undefined;
    });
  }, []);
}

/** A part of the opening dashboard, otherwise the result of `load`. */
export async function fromDashboard<Part extends keyof Dashboard>(
  part: Part,
  load: () => Promise<Dashboard[Part]>,
): Promise<Dashboard[Part]> {
  if (!opening || opening.taken.has(part)) return load();
  opening.taken.add(part);
  try {
    return (await opening.reply)[part];
  } catch {
    return load();
  }
}

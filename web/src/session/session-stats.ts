import { useSyncExternalStore } from "react";
import {
  afterAnswer,
  type CountedAnswer,
  NO_STATS,
  readStats,
  type SessionStats,
} from "./session-stats-rule.ts";

/** Stored for the session: it survives a reload, not the tab, and never mixes two people. */
const KEY = "prepfeed:session-stats";
const listeners = new Set<() => void>();
let kept: { userId: string; stats: SessionStats } | null = null;

export function useSessionStats(userId: string): SessionStats {
  return useSyncExternalStore(subscribe, () => statsOf(userId));
}

export function countAnswer(userId: string, answer: CountedAnswer) {
  kept = { userId, stats: afterAnswer(statsOf(userId), answer) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without browser storage it still counts until the page is left.
  }
  for (const listener of listeners) listener();
}

function statsOf(userId: string): SessionStats {
  kept ??= readStats(storedText());
  return kept?.userId === userId ? kept.stats : NO_STATS;
}

function storedText() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

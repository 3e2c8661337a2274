import { useSyncExternalStore } from "react";
import {
  afterAnswer,
  type CountedAnswer,
  NO_STATS,
  readStats,
  type SessionStats,
} from "./session-stats-rule.ts";

/** Kept for the sitting: it survives a reload, not the tab, and never mixes two people. */
const KEY = "prepfeed:session-stats";
const listeners = new Set<() => void>();
let held: { userId: string; stats: SessionStats } | null = null;

export function useSessionStats(userId: string): SessionStats {
  return useSyncExternalStore(subscribe, () => statsOf(userId));
}

export function countAnswer(userId: string, answer: CountedAnswer) {
  held = { userId, stats: afterAnswer(statsOf(userId), answer) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // A browser that keeps nothing still counts until the page is left.
  }
  for (const listener of listeners) listener();
}

function statsOf(userId: string): SessionStats {
  held ??= readStats(storedText());
  return held?.userId === userId ? held.stats : NO_STATS;
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

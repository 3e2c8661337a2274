import { useSyncExternalStore } from "react";

/** Whether questions show their remaining time; stored in this browser. */
const KEY = "prepfeed.hide-clock";
const listeners = new Set<() => void>();

function isHidden(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function showClock(isShown: boolean) {
  try {
    if (isShown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "1");
  } catch {
    // Without browser storage the clock is shown.
  }
  for (const listener of listeners) listener();
}

export const useIsClockShown = () => !useSyncExternalStore(subscribe, isHidden);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { type ComponentType, use } from "react";

const failures = new Set<() => void>();

/** A screen in a chunk of its own, asked for when it is shown. */
export function screen(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;
  return function Screen() {
    loading ??= load().catch((error: unknown) => {
      failures.add(() => {
        loading = undefined;
      });
      throw error;
    });
    const Loaded = use(loading);
    return <Loaded />;
  };
}

/** Lets screens that failed to load be asked for again; called once the failure is on the page, not before. */
export function forgetFailedScreens() {
  for (const forget of failures) forget();
  failures.clear();
}

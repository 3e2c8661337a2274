import { type ComponentType, use } from "react";

/** A screen in a chunk of its own, asked for when it is shown. One that failed to load can be tried again. */
export function screen(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;
  return function Screen() {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const Loaded = use(loading);
    return <Loaded />;
  };
}

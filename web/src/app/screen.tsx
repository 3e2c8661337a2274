import { type ComponentType, use } from "react";

const failures = new Set<() => void>();

export type Screen = ComponentType & { load: () => Promise<ComponentType> };

/** A screen in a chunk of its own, asked for when it is shown or about to be. */
export function screen(fetchScreen: () => Promise<ComponentType>): Screen {
  let loading: Promise<ComponentType> | undefined;
  let Loaded: ComponentType | undefined;
  function load() {
    loading ??= fetchScreen()
      .then((fetched) => {
        Loaded = fetched;
        return fetched;
      })
      .catch((error: unknown) => {
        failures.add(() => {
          loading = undefined;
        });
        throw error;
      });
    return loading;
  }
  function Screen() {
    const Shown = Loaded ?? use(load());
    return <Shown />;
  }
  return Object.assign(Screen, { load });
}

/** Lets screens that failed to load be asked for again; called once the failure is on the page, not before. */
export function forgetFailedScreens() {
  for (const forget of failures) forget();
  failures.clear();
}

/** Runs something while the tab is seen, and a while longer; `start` returns how to stop it. Returns how to end all. */
export function whileVisible(start: () => () => void, graceMs: number): () => void {
  let stop: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow() {
    clearTimeout(timer);
    if (document.visibilityState === "visible") {
      stop ??= start();
      return;
    }
    timer = setTimeout(() => {
      stop?.();
      stop = null;
    }, graceMs);
  }

  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
    stop?.();
  };
}

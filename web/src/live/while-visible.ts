/** Runs something while the tab is seen, and a while longer; `start` returns how to stop it. Returns how to end all. */
export function whileVisible(start: () => () => void, graceMs: number): () => void {
  let stop: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function halt() {
    clearTimeout(timer);
    stop?.();
    stop = null;
  }

  function follow() {
    clearTimeout(timer);
    if (document.visibilityState === "visible") stop ??= start();
    else timer = setTimeout(halt, graceMs);
  }

  follow();
  document.addEventListener("visibilitychange", follow);
  // A page that is left is kept by the browser, to be back at once, only if nothing goes on in it.
  window.addEventListener("pagehide", halt);
  window.addEventListener("pageshow", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("pagehide", halt);
    window.removeEventListener("pageshow", follow);
    halt();
  };
}

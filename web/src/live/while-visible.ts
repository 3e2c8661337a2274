/**
 * Runs something while the tab is visible, and a while longer; `start` returns the function that stops it. Returns
 * the function that ends everything.
 */
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
  // Browsers keep a page that is left for a quick return only if nothing is running in it.
  window.addEventListener("pagehide", halt);
  window.addEventListener("pageshow", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("pagehide", halt);
    window.removeEventListener("pageshow", follow);
    halt();
  };
}

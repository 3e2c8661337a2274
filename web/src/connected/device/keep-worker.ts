import { noteNewVersion } from "./new-version.ts";

const ASK_AGAIN_MS = 60 * 60_000;

/** Registers the service worker, and asks now and then whether there is a newer release. */
export async function keepWorker(signal: AbortSignal): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker
    .register("/sw.js", { updateViaCache: "none" })
    .catch(() => undefined);
  if (!registration || signal.aborted) return;
  let isFirst = !hadOne;
  const follow = () => {
    if (!isFirst) noteNewVersion();
    isFirst = false;
  };
  navigator.serviceWorker.addEventListener("controllerchange", follow, { signal });
  let askedAt = performance.now();
  const ask = () => {
    if (document.visibilityState !== "visible" || performance.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = performance.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask, { signal });
  const timer = setInterval(ask, ASK_AGAIN_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/** A user who requested another page and is still here after this time has stayed. */
export const LEAVING_MS = 10_000;

let askedAt = Number.NEGATIVE_INFINITY;

window.addEventListener("beforeunload", () => {
  askedAt = performance.now();
});

/** Firefox fails running requests as soon as another page is requested; such failures are not shown. */
export const isLeaving = () => performance.now() - askedAt < LEAVING_MS;

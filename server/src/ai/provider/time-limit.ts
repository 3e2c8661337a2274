/**
 * Aborts after this many milliseconds. `AbortSignal.timeout` is not reliable here: `AbortSignal.any` holds it only
 * weakly, so that it may be garbage-collected.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException("The time is up", "TimeoutError"));
  setTimeout(end, milliseconds).unref();
  return controller.signal;
}

/**
 * Aborts after so many milliseconds. Unlike `AbortSignal.timeout`, which `AbortSignal.any` holds only weakly and the garbage
 * collector then takes away, it is sure to.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException("The time is up", "TimeoutError"));
  setTimeout(end, milliseconds).unref();
  return controller.signal;
}

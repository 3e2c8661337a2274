import { useEffect, useRef, useState } from "react";

/** One long call at a time, which the user can cancel and which ends when the screen is left. */
export function useCancellable() {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Undefined if it was cancelled; otherwise the result or error of the work. */
  async function run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result | undefined> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const result = await work(controller.signal);
      return controller.signal.aborted ? undefined : result;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    } finally {
      if (running.current === controller) {
        running.current = null;
        setBusy(false);
      }
    }
  }

  return { run, isBusy, cancel: () => running.current?.abort() };
}

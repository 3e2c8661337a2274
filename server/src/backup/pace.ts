import { setTimeout as wait } from "node:timers/promises";

const WORK_MS = 20;

/** Call it often in long work: it pauses as long as it has worked, so that urgent requests find a free processor. */
export function halfTime(): () => Promise<void> {
  let beganAt = performance.now();
  return async () => {
    const worked = performance.now() - beganAt;
    if (worked < WORK_MS) return;
    await wait(worked);
    beganAt = performance.now();
  };
}

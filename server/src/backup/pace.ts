import { setTimeout as wait } from "node:timers/promises";

const WORK_MS = 20;

/** To be called often by long work: it rests as long as it has worked, so that whoever is in a hurry finds a processor free. */
export function halfTime(): () => Promise<void> {
  let beganAt = performance.now();
  return async () => {
    const worked = performance.now() - beganAt;
    if (worked < WORK_MS) return;
    await wait(worked);
    beganAt = performance.now();
  };
}

/** Milliseconds before each further try. */
const PAUSES = [1_000, 3_000];

/**
 * Requests code again after a pause if it could not be loaded; without a network it fails at once, because a pause
 * would not help.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>, wait = sleep): Promise<Loaded> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await wait(pause);
    }
  }
  return load();
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

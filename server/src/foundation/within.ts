/**
 * A timer that fires this late means that this process was blocked, and says nothing about the other side.
 */
const LATE_MS = 20;

/**
 * Gives up after this time; time during which this process was blocked does not count, and data that has arrived by
 * then is read first.
 */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const wait = () => {
      const due = performance.now() + ms;
      timer = setTimeout(() => {
        if (performance.now() - due > LATE_MS) wait();
        else setImmediate(reject, new Error(`no answer in ${ms} ms`));
      }, ms);
    };
    wait();
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

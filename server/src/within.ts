/** A clock that comes this late says that we were held up ourselves, and nothing about who was asked. */
const LATE_MS = 20;

/** Gives up after so long; time that we were held up ourselves does not count, and what has arrived by then is read first. */
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

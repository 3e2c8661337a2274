/** The longest time without a pause in milliseconds, so that a page full of formulas stays responsive. */
const STRETCH = 8;

const waiting: (() => void)[] = [];

/** Runs it after earlier work, a few at a time. */
export function inTurn(work: () => void) {
  waiting.push(work);
  if (waiting.length === 1) setTimeout(doSome);
}

function doSome() {
  const end = performance.now() + STRETCH;
  while (waiting.length > 0 && performance.now() < end) {
    waiting[0]?.();
    waiting.shift();
  }
  if (waiting.length > 0) setTimeout(doSome);
}

interface Measure {
  read: () => boolean;
  tell: (result: boolean) => void;
}
const measures: Measure[] = [];

/** Everything since the last frame is measured before the page changes, so that it is laid out once. */
export function measureSoon(read: Measure["read"], tell: Measure["tell"]) {
  measures.push({ read, tell });
  if (measures.length > 1) return;
  requestAnimationFrame(() => {
    const all = measures.splice(0);
    const results = all.map(({ read }) => read());
    all.forEach(({ tell }, i) => {
      tell(results[i] ?? false);
    });
  });
}

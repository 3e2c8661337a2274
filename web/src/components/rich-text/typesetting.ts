/** At most so many milliseconds at a stretch: a page full of formulas answers to a tap meanwhile. */
const STRETCH = 8;

const waiting: (() => void)[] = [];

/** Does it after what waits already, a few at a time. */
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

/** All that came since the last frame is read before any of it changes the page, which is then laid out once. */
export function measureSoon(read: Measure["read"], tell: Measure["tell"]) {
  measures.push({ read, tell });
  if (measures.length > 1) return;
  requestAnimationFrame(() => {
    const all = measures.splice(0);
    const results = all.map(({ read }) => read());
    all.forEach(({ tell }, i) => {
      if (results[i]) tell(true);
    });
  });
}

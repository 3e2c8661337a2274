interface BreakerSettings {
  /** Failures in a row that open it. */
  failures: number;
  /** Milliseconds until one call may try again. */
  pause: number;
}

/** How a call that was let through ended; each call says so once. */
export interface Attempt {
  succeeded(): void;
  failed(): void;
  /** Ended without saying anything about the provider. */
  abandoned(): void;
}

export interface CircuitBreaker {
  isOpen(): boolean;
  /** `undefined` when the provider is left alone for now. */
  enter(): Attempt | undefined;
}

const BREAKER: BreakerSettings = { failures: 5, pause: 30_000 };

/** Leaves a failing provider alone, and lets one call at a time find out whether it is back. */
export function circuitBreaker(now: () => Date, { failures, pause } = BREAKER): CircuitBreaker {
  let inARow = 0;
  let openedAt: number | undefined;
  let isTrying = false;

  const isOpen = () => openedAt !== undefined && (isTrying || now().getTime() - openedAt < pause);
  return {
    isOpen,
    enter() {
      if (isOpen()) return undefined;
      const isTrial = openedAt !== undefined;
      isTrying = isTrial;
      const endTrial = () => {
        if (isTrial) isTrying = false;
      };
      return {
        succeeded() {
          endTrial();
          inARow = 0;
          openedAt = undefined;
        },
        failed() {
          endTrial();
          inARow++;
          const isNews = openedAt === undefined || isTrial;
          if (inARow >= failures && isNews) openedAt = now().getTime();
        },
        abandoned: endTrial,
      };
    },
  };
}

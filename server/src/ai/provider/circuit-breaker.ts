interface BreakerSettings {
  /** The number of failures in a row that opens it. */
  failures: number;
  /** Milliseconds until one call may try again. */
  pause: number;
}

/** How an allowed call ended; each call reports it once. */
export interface Attempt {
  succeeded(): void;
  failed(): void;
  /** It ended without saying anything about the provider. */
  abandoned(): void;
}

export interface CircuitBreaker {
  isOpen(): boolean;
  /** `undefined` while the provider is not called. */
  enter(): Attempt | undefined;
}

const BREAKER: BreakerSettings = { failures: 5, pause: 30_000 };

/** Stops calling a failing provider, and lets one call at a time find out whether it is back. */
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

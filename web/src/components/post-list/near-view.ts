import { startTransition } from "react";

/** Cards are rendered this far above and below the window, so that nobody sees them appear. */
const MARGIN = "120% 0px";

type Tell = (isNear: boolean, height: number) => void;

const watched = new Map<Element, Tell>();
let observer: IntersectionObserver | undefined;

/**
 * Reports when an element comes near the window or leaves it, and its height; one observer for all. Returns the
 * function that stops it.
 */
export function watchNearness(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(hear, { rootMargin: MARGIN });
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** The rest is rendered in slices, with lower priority than user input. */
function hear(entries: IntersectionObserverEntry[]) {
  startTransition(() => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      watched.get(target)?.(isIntersecting, boundingClientRect.height);
    }
  });
}

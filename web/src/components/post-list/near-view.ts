import { startTransition } from "react";

/** Cards are drawn this far above and below the window, so that nobody sees them come. */
const MARGIN = "120% 0px";

type Tell = (isNear: boolean, height: number) => void;

const watched = new Map<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Tells when an element comes near the window or leaves it, and how high it is; one observer for all. Returns how to stop. */
export function watchNearness(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(hear, { rootMargin: MARGIN });
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** What follows is drawn in slices, behind whatever the reader does. */
function hear(entries: IntersectionObserverEntry[]) {
  startTransition(() => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      watched.get(target)?.(isIntersecting, boundingClientRect.height);
    }
  });
}

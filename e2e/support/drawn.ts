import type { Page } from "@playwright/test";

/** As much of React's tree as its developer tools look at. */
interface Fiber {
  flags: number;
  stateNode: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** Places of the list that were drawn, in the order in which they were. */
    drawnPlaces: number[];
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
  }
}

/** Writes down which posts of a list React draws, in the page as it is built for users; before any page is opened. */
export async function noteDrawnPosts(page: Page) {
  await page.addInitScript(() => {
    const DID_RENDER = 1;
    window.drawnPlaces = [];
    const hostOf = (fiber: Fiber | null): Element | null => {
      while (fiber && !(fiber.stateNode instanceof Element)) fiber = fiber.child;
      return fiber ? (fiber.stateNode as Element) : null;
    };
    /** Whole cards only: a clock within one goes on by itself, and a place that is left far behind rests. */
    const note = (fiber: Fiber) => {
      const host = hostOf(fiber);
      const place = host?.parentElement;
      if (!place || !host.matches("[role=feed] > * > [aria-labelledby]")) return;
      window.drawnPlaces.push([...(place.parentElement?.children ?? [])].indexOf(place));
    };
    const visit = (fiber: Fiber) => {
      const isComponent = !(fiber.stateNode instanceof Element);
      if (isComponent && fiber.flags & DID_RENDER) note(fiber);
      if (fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
    };
  });
  return {
    /** Those since the last time one asked, each once. */
    take: () => page.evaluate(() => [...new Set(window.drawnPlaces.splice(0))]),
  };
}

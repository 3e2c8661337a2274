import type { Page } from "@playwright/test";

/** The part of React's tree that its developer tools use. */
interface Fiber {
  flags: number;
  stateNode: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** The list items that were rendered, in order. */
    drawnPlaces: number[];
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
  }
}

/** Records which posts of a list React renders, in the production build; call it before any page is opened. */
export async function noteDrawnPosts(page: Page) {
  await page.addInitScript(() => {
    const DID_RENDER = 1;
    window.drawnPlaces = [];
    const hostOf = (fiber: Fiber | null): Element | null => {
      while (fiber && !(fiber.stateNode instanceof Element)) fiber = fiber.child;
      return fiber ? (fiber.stateNode as Element) : null;
    };
    /** Whole cards only: a clock within one updates by itself, and a far item is not rendered. */
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
    /** Those since the last call, each once. */
    take: () => page.evaluate(() => [...new Set(window.drawnPlaces.splice(0))]),
  };
}

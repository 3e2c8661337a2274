import { useLayoutEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** How far down the list of each address was left. */
const positions = new Map<string, number>();

/** What is loaded anew begins at its top. */
export function forgetPlaces() {
  positions.clear();
}

/**
 * Coming back, one is where one was: `isReady` once the list is there again. By a link that holds only where `isByLink`
 * says so, and for a list that was kept; others begin at their top. Returns whether the place is kept, which the page must know.
 */
export function useKeptPlace(isReady: boolean, isByLink: boolean): boolean {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const [wasKept] = useState(isReady);
  const address = `${pathname}${search}`;
  const remembered = positions.get(address);
  const isKept =
    isReady && remembered !== undefined && ((isByLink && wasKept) || type === NavigationType.Pop);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one goes back to one's place on arrival, not while scrolling
  useLayoutEffect(() => {
    if (!isReady) return;
    if (isKept && remembered !== undefined) window.scrollTo(0, remembered);
    const remember = () => void positions.set(address, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [isReady, address]);
  return isKept;
}

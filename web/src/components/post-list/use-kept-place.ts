import { useEffectEvent, useLayoutEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** The scroll position of the list of each address. */
const positions = new Map<string, number>();

/** A reloaded list begins at its top. */
export function forgetPlaces() {
  positions.clear();
}

/**
 * Restores the scroll position: `isReady` once the list is loaded again. After a link this happens only with
 * `isByLink`, and for a cached list; others begin at their top. Returns whether the position is kept, which the page
 * must know.
 */
export function useKeptPlace(isReady: boolean, isByLink: boolean): boolean {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const [wasKept] = useState(isReady);
  const address = `${pathname}${search}`;
  const remembered = positions.get(address);
  const isKept =
    isReady && remembered !== undefined && ((isByLink && wasKept) || type === NavigationType.Pop);

  const comeBack = useEffectEvent(() => {
    if (isKept && remembered !== undefined) window.scrollTo(0, remembered);
  });
  useLayoutEffect(() => {
    if (!isReady) return;
    comeBack();
    const remember = () => void positions.set(address, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [isReady, address]);
  return isKept;
}

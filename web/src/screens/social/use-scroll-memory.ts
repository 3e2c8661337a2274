import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** How far down each address of the feed was left. */
const positions = new Map<string, number>();

/** Coming back by the browser's way, one is where one was; `isReady` once the list is there again. */
export function useScrollMemory(isReady: boolean) {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const address = `${pathname}${search}`;

  useLayoutEffect(() => {
    if (!isReady) return;
    const remembered = positions.get(address);
    if (type === NavigationType.Pop && remembered !== undefined) window.scrollTo(0, remembered);
    const remember = () => void positions.set(address, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [isReady, address, type]);
}

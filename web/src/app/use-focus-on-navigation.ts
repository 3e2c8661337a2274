import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * A new page starts at its top, and a screen reader must announce it: its heading gets the focus, unless a field
 * already has it. When going back, the browser restores the position; a screen can say that it keeps its position
 * itself.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const keepsPlace = main.current?.querySelector("[data-place-kept]");
    if (type !== NavigationType.Pop && !hash && !keepsPlace) window.scrollTo(0, 0);
    if (main.current?.contains(document.activeElement)) return;
    const heading = main.current?.querySelector<HTMLElement>("h1[tabindex]");
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, type, main]);
}

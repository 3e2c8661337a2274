import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { isNewVersionReady } from "./new-version.ts";

const SITTING = new RegExp(`^${paths.mockTests}/attempts/[^/]+$`);

/**
 * A new release is taken at the next navigation: what was filled in on the page before is already left. A running test
 * is never disturbed.
 */
export function useNewVersion() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isNewVersionReady() && navigator.onLine && !SITTING.test(pathname)) window.location.reload();
  }, [pathname]);
}

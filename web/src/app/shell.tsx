import { type RefObject, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { useSession } from "../session/session.tsx";
import classes from "./bars.module.css";
import { BottomBar } from "./bottom-bar.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import { TopBar } from "./top-bar.tsx";

/** The frame around every screen: the bars of a signed-in user, or the header of a visitor. */
export function Shell() {
  const { user } = useSession();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <>
      <a href="#main" className={classes.skipLink}>
        Skip to content
      </a>
      {user ? <TopBar user={user} /> : <PublicHeader />}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={classes.main}
        data-bottom-bar={user ? true : undefined}
      >
        <Outlet />
      </main>
      {user ? <BottomBar /> : <PublicFooter />}
    </>
  );
}

/** A screen reader must hear that the page changed: its heading takes the focus, unless a field already has it. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (main.current?.contains(document.activeElement)) return;
    const heading = main.current?.querySelector<HTMLElement>("h1[tabindex]");
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}

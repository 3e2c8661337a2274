import { Suspense, useRef } from "react";
import { useLocation } from "react-router";
import { BubbleLoader } from "../components/states/bubble-loader.tsx";
import { useSession } from "../session/session.tsx";
import { BottomBar } from "./bars/bottom-bar.tsx";
import { PublicFooter } from "./bars/public-footer.tsx";
import { PublicHeader } from "./bars/public-header.tsx";
import { TopBar } from "./bars/top-bar.tsx";
import { DeviceRoom } from "./device-room.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AppRoutes } from "./routes.tsx";
import classes from "./shell.module.css";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** The frame around every screen: the bars of a signed-in user, or the header of a visitor. */
export function Shell() {
  const { user } = useSession();
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <>
      <a href="#main" className={classes.skipLink}>
        Skip to content
      </a>
      {user ? <TopBar user={user} /> : <PublicHeader />}
      {user && <DeviceRoom userId={user.id} />}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={classes.main}
        data-bottom-bar={user ? true : undefined}
      >
        <ErrorBoundary place={key}>
          <Suspense fallback={<BubbleLoader />}>
            <AppRoutes />
          </Suspense>
        </ErrorBoundary>
      </main>
      {user ? <BottomBar /> : <PublicFooter />}
    </>
  );
}

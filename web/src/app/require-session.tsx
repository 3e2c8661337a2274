import { Navigate, Outlet, useLocation } from "react-router";
import { paths } from "../addresses/paths.ts";
import { BubbleLoader } from "../components/states/bubble-loader.tsx";
import { useSession } from "../session/session.tsx";

/** Sends a visitor to the login page, which returns here afterwards. */
export function RequireSession() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === "loading") return <BubbleLoader />;
  if (status === "signed-out")
    return <Navigate to={paths.login} replace state={{ from: `${pathname}${search}${hash}` }} />;
  return <Outlet />;
}

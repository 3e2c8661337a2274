import { Navigate, Outlet, useLocation } from "react-router";
import { BubbleLoader } from "../components/states/bubble-loader.tsx";
import { paths } from "../paths.ts";
import { useSession } from "../session/session.tsx";

/** Leads a visitor to the login page, which leads back here. */
export function RequireSession() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === "loading") return <BubbleLoader />;
  if (status === "signed-out")
    return <Navigate to={paths.login} replace state={{ from: `${pathname}${search}${hash}` }} />;
  return <Outlet />;
}

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../addresses/paths.ts";
import { toast } from "../toast/toast.ts";

const LONGEST_SHOWN = 60;

/** Leads to the feed, as specified, and says why. */
export function UnknownAddress() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const shown = pathname.length > LONGEST_SHOWN ? `${pathname.slice(0, LONGEST_SHOWN)}…` : pathname;
    toast.info(`There is no page at ${shown}`);
    void navigate(paths.social, { replace: true });
  }, [pathname, navigate]);
  return null;
}

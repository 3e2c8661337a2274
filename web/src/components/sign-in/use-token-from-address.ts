import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/**
 * The token of a mailed link. It is removed from the address bar, and so from the browser's history, at once.
 */
export function useTokenFromAddress() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const given = parameters.get("token");
  const [token, setToken] = useState(given);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (given === null) return;
    setToken(given);
    void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  return token;
}

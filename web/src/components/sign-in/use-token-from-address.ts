import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** The token of a mailed link. It leaves the address bar, and with it the browser's history, at once. */
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

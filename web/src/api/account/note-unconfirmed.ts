import { ApiError } from "../../http/api-error.ts";
import { useSession } from "../../session/session.tsx";

/** Notices when the server requires a confirmed address, so that `ConfirmEmailNotice` appears. */
export function useNoteUnconfirmed() {
  const { user, setUser } = useSession();
  return (error: unknown) => {
    const isRefused = error instanceof ApiError && error.code === "email-not-confirmed";
    if (isRefused && user?.emailConfirmed) setUser({ ...user, emailConfirmed: false });
  };
}

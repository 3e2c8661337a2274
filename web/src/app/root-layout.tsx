import { WebTiming } from "@prepfeed/contract/limits";
import { lazy, Suspense } from "react";
import { SessionProvider } from "../session/session.tsx";
import { ConnectivityChip } from "./connectivity-chip.tsx";
import { Shell } from "./shell.tsx";

/** Nobody needs it before the first toast. */
const Notifications = lazy(async () => ({ default: (await import("@mantine/notifications")).Notifications }));

export function RootLayout() {
  return (
    <SessionProvider>
      <Shell />
      <ConnectivityChip />
      <Suspense>
        <Notifications position="top-right" autoClose={WebTiming.toastClose} />
      </Suspense>
    </SessionProvider>
  );
}

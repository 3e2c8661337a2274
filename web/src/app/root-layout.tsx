import { WebTiming } from "@prepfeed/contract/limits";
import { lazy, Suspense } from "react";
import { SessionProvider } from "../session/session.tsx";
import { ConnectivityChip } from "./connectivity-chip.tsx";
import { Shell } from "./shell.tsx";

/** Nobody needs it before the first toast. */
const Notifications = lazy(async () => ({ default: (await import("@mantine/notifications")).Notifications }));

/** Not part of what is built for users. */
const DebugProbe = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("./debug-probe.tsx")).DebugProbe }))
  : null;

export function RootLayout() {
  return (
    <SessionProvider>
      <Shell />
      <ConnectivityChip />
      <Suspense>
        <Notifications position="top-right" autoClose={WebTiming.toastClose} />
        {DebugProbe && <DebugProbe />}
      </Suspense>
    </SessionProvider>
  );
}

import { lazy, Suspense } from "react";
import { SessionProvider } from "../session/session.tsx";
import { ConnectivityChip } from "./connectivity-chip.tsx";
import { Shell } from "./shell.tsx";

/** After the first screen, and before the first toast: one may be about a lost connection. */
const Toasts = lazy(async () => ({ default: (await import("./toasts.tsx")).Toasts }));

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
        <Toasts />
        {DebugProbe && <DebugProbe />}
      </Suspense>
    </SessionProvider>
  );
}

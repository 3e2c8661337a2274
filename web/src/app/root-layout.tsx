import { lazy, Suspense } from "react";
import { SessionProvider } from "../session/session.tsx";
import { Toasts } from "../toast/toasts.tsx";
import { ConnectivityChip } from "./connectivity-chip.tsx";
import { Shell } from "./shell.tsx";

/** Not part of what is built for users. */
const DebugProbe = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("./debug/debug-probe.tsx")).DebugProbe }))
  : null;

export function RootLayout() {
  return (
    <SessionProvider>
      <Shell />
      <ConnectivityChip />
      <Toasts />
      {DebugProbe && (
        <Suspense>
          <DebugProbe />
        </Suspense>
      )}
    </SessionProvider>
  );
}

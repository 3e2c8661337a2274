import { Suspense } from "react";
import { late } from "../components/late/late.tsx";
import { ReportHost } from "../connected/reporting/report-host.tsx";
import { SessionProvider } from "../session/session.tsx";
import { Toasts } from "../toast/toasts.tsx";
import { ConnectivityChip } from "./connectivity-chip.tsx";
import { Shell } from "./shell.tsx";

/** Not part of the production build. */
const DebugProbe = import.meta.env.DEV
  ? late(async () => ({ default: (await import("./debug/debug-probe.tsx")).DebugProbe }))
  : null;

export function RootLayout() {
  return (
    <SessionProvider>
      <Shell />
      <ConnectivityChip />
      <Toasts />
      <ReportHost />
      {DebugProbe && (
        <Suspense>
          <DebugProbe />
        </Suspense>
      )}
    </SessionProvider>
  );
}

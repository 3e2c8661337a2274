import { Notifications } from "@mantine/notifications";
import { WebTiming } from "@prepfeed/contract/limits";
import { ScrollRestoration } from "react-router";
import { SessionProvider } from "../session/session.tsx";
import { ConnectivityChip } from "./connectivity-chip.tsx";
import { Shell } from "./shell.tsx";

export function RootLayout() {
  return (
    <SessionProvider>
      <Shell />
      <ConnectivityChip />
      <Notifications position="top-right" autoClose={WebTiming.toastClose} />
      <ScrollRestoration />
    </SessionProvider>
  );
}

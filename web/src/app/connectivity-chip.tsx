import { useNetwork } from "@mantine/hooks";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useId } from "react";
import { useHealth } from "../api/server/health.ts";
import classes from "./connectivity-chip.module.css";

const STATES = {
  connected: { label: "Connected", description: "Prepfeed answers." },
  checking: { label: "Checking...", description: "Asking whether Prepfeed answers." },
  "server-offline": { label: "Server Offline", description: messages.web.backendUnreachable },
  offline: { label: "Offline", description: "Your device is not connected to the internet." },
} as const;

/**
 * A small, fixed chip that shows whether the browser is online and the server answers. Pressing it checks
 * again.
 */
export function ConnectivityChip() {
  const descriptionId = useId();
  const { online } = useNetwork();
  const health = useHealth(online);
  const state = online ? serverState(health) : "offline";
  const { label, description } = STATES[state];
  return (
    <div className={classes.place}>
      <div role="status">
        <button
          type="button"
          className={classes.chip}
          data-state={state}
          aria-describedby={descriptionId}
          onClick={() => void health.refetch()}
        >
          <span className={classes.dot} aria-hidden />
          <span className={classes.label}>{label}</span>
        </button>
      </div>
      <span id={descriptionId} role="tooltip" className={classes.description}>
        {description}
      </span>
    </div>
  );
}

function serverState({ data, isError, isFetching }: ReturnType<typeof useHealth>): keyof typeof STATES {
  if (isError) return isFetching ? "checking" : "server-offline";
  if (!data) return "checking";
  return data.status === "UP" ? "connected" : "server-offline";
}

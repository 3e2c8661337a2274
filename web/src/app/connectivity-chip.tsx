import { Tooltip } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { messages } from "@prepfeed/contract/messages";
import { useHealth } from "../api/health.ts";
import classes from "./connectivity-chip.module.css";

const STATES = {
  connected: { label: "Connected", description: "Prepfeed answers." },
  checking: { label: "Checking...", description: "Asking whether Prepfeed answers." },
  "server-offline": { label: "Server Offline", description: messages.web.backendUnreachable },
  offline: { label: "Offline", description: "Your device is not connected to the internet." },
} as const;

/** Small and fixed: whether the browser is online and the server answers. A press asks again. */
export function ConnectivityChip() {
  const { online } = useNetwork();
  const health = useHealth(online);
  const state = online ? serverState(health) : "offline";
  const { label, description } = STATES[state];
  return (
    <div role="status" className={classes.place}>
      <Tooltip label={description} events={{ hover: true, focus: true, touch: true }} position="top-start">
        <button
          type="button"
          className={classes.chip}
          data-state={state}
          onClick={() => void health.refetch()}
        >
          <span className={classes.dot} aria-hidden />
          <span className={classes.label}>{label}</span>
        </button>
      </Tooltip>
    </div>
  );
}

function serverState({ data, isError, isFetching }: ReturnType<typeof useHealth>): keyof typeof STATES {
  if (isError) return isFetching ? "checking" : "server-offline";
  if (!data) return "checking";
  return data.status === "UP" ? "connected" : "server-offline";
}

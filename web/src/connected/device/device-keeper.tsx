import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "../../addresses/paths.ts";
import { loadTodayAhead } from "../../api/learning/today.ts";
import { keepSendingLeft } from "../../api/mock-tests/keep-sending-left.ts";
import { keepSending } from "../../api/waiting/keep-sending.ts";
import { onSettled } from "../../api/waiting/line.ts";
import { NOTHING_SENT, sentWords, withSent } from "../../api/waiting/sent-words.ts";
import { isDeviceUsable, startKeeping } from "../../device/copies.ts";
import { toast } from "../../toast/toast.ts";
import { keepWorker } from "./keep-worker.ts";
import { SignOutHost } from "./sign-out-host.tsx";
import { useNewVersion } from "./use-new-version.ts";
import { WaitingBar } from "./waiting-bar.tsx";

/** Stores pages and replies on this device, and sends what waits: everything that must not delay the first screen. */
export function DeviceKeeper({ userId }: { userId: string }) {
  const queries = useQueryClient();
  useEffect(() => {
    startKeeping();
    if (!isDeviceUsable()) return;
    const stop = new AbortController();
    void keepWorker(stop.signal);
    void start(userId, () => void queries.invalidateQueries(), stop.signal).catch(() => undefined);
    keepSendingLeft(userId, stop.signal);
    return () => stop.abort();
  }, [userId, queries]);
  useNewVersion();
  return (
    <>
      <WaitingBar userId={userId} />
      <SignOutHost />
    </>
  );
}

async function start(userId: string, onSent: () => void, signal: AbortSignal) {
  let sums = NOTHING_SENT;
  const unsubscribe = onSettled({
    onTaken: (waiting, reply) => {
      sums = withSent(sums, waiting, reply);
    },
    onRefused: () => {
      sums = { ...sums, refused: sums.refused + 1 };
    },
  });
  signal.addEventListener("abort", unsubscribe);
  keepSending(
    userId,
    () => {
      const words = sentWords(sums);
      if (!words) return;
      if (sums.refused > 0) toast.error(words, { text: "Show", to: paths.onThisDevice });
      else toast.info(words);
      sums = NOTHING_SENT;
      // What was refused is perhaps changed, closed or deleted: then it is shown as it is now.
      onSent();
    },
    signal,
  );
  await loadTodayAhead();
}

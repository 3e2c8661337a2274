import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { useEffect, useState } from "react";
import { probeServer, probeSession, timeRoundTrip } from "../../../api/server/connection.ts";
import { CONNECTION_TESTS, runTests, type TestKey, type TestState } from "./connection-tests.ts";

export interface ShownTest {
  state: TestState;
  /** Stays while the test runs again. */
  detail: string;
}

const PROBES = { isOnline: () => navigator.onLine, probeServer, probeSession, timeRoundTrip };

const PENDING = Object.fromEntries(
  CONNECTION_TESTS.map(({ key }) => [key, { state: "pending", detail: "Waiting" }]),
) as Record<TestKey, ShownTest>;

/** Tests at once and repeatedly after a pause, while the dialog is open. */
export function useConnectionTests() {
  const [tests, setTests] = useState(PENDING);
  const [testedAt, setTestedAt] = useState<Date | null>(null);

  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (key: TestKey, test: Partial<ShownTest>) =>
      isOpen && setTests((shown) => ({ ...shown, [key]: { ...shown[key], ...test } }));

    async function run() {
      await runTests(PROBES, (key) => change(key, { state: "loading" }), change);
      if (!isOpen) return;
      setTestedAt(new Date());
      timer = setTimeout(() => void run(), WebTiming.connectionRefresh);
    }
    void run();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, []);

  return { tests, testedAt };
}

import { Suspense, useEffect, useState } from "react";
import { late } from "../components/late/late.tsx";

const DeviceKeeper = late(
  async () => ({ default: (await import("../connected/device/device-keeper.tsx")).DeviceKeeper }),
  null,
);

/** How long after the first screen the device begins to store anything. */
const REST_MS = 3_000;

/** Only for signed-in users: a first visit loads and stores nothing of it. */
export function DeviceRoom({ userId }: { userId: string }) {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => void setTimeout(() => setCalm(true), REST_MS), []);
  return (
    isCalm && (
      <Suspense>
        <DeviceKeeper key={userId} userId={userId} />
      </Suspense>
    )
  );
}

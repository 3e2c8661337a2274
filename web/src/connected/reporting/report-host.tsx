import { Suspense, useEffect, useState } from "react";
import { late } from "../../components/late/late.tsx";
import { onAskReport, type Reported } from "./ask-report.ts";

/** Loaded when a user reports something. */
const ReportDialog = late(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

/** The place where the report form opens. */
export function ReportHost() {
  const [thing, setThing] = useState<Reported>();
  useEffect(() => onAskReport(setThing), []);
  return (
    thing && (
      <Suspense>
        <ReportDialog key={`${thing.kind} ${thing.id}`} thing={thing} onClose={() => setThing(undefined)} />
      </Suspense>
    )
  );
}

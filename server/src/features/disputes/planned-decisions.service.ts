import { Moderation } from "@prepfeed/contract/moderation/report-reasons";
import * as queries from "./disputes.queries.ts";
import { carryOut, type DisputeDeps } from "./disputes.service.ts";

const AT_ONCE = 100;

/** Carries out what moderators have decided and can no longer undo; while an event asks the question, it waits. */
export async function carryOutDecisions({ db, now, regrades }: Pick<DisputeDeps, "db" | "now" | "regrades">) {
  const at = now();
  const due = await queries.listPlanned(
    db,
    new Date(at.getTime() - Moderation.undoMinutes * 60_000),
    AT_ONCE,
  );
  for (const { id } of due)
    await db.transaction(async (tx) => {
      await queries.lockCase(tx, id);
      const found = await queries.findCase(tx, id, id, at);
      if (!found?.planned || found.event_until !== null) return;
      const { planned, decided_by: by } = found;
      await carryOut(tx, found, { ...planned, by, as: "MODERATOR" }, at);
    });
  if (due.length > 0) void regrades.run();
}

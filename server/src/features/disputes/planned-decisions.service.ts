import { Moderation } from "@prepfeed/contract/moderation/report-reasons";
import type { Logger } from "pino";
import * as queries from "./disputes.queries.ts";
import { carryOut, type DisputeDeps } from "./disputes.service.ts";

const AT_ONCE = 100;

interface PlannedDeps extends Pick<DisputeDeps, "db" | "now" | "regrades"> {
  log: Pick<Logger, "warn">;
}

/** Carries out what moderators have decided and can no longer undo; while an event asks the question, it waits. */
export async function carryOutDecisions({ db, now, regrades, log }: PlannedDeps) {
  const at = now();
  const undoable = new Date(at.getTime() - Moderation.undoMinutes * 60_000);
  const due = await queries.listPlanned(db, undoable, at, AT_ONCE);
  for (const { id } of due)
    await carryOutOne(db, id, at).catch((error: unknown) =>
      log.warn({ err: error, case: id }, "a decision could not be carried out; trying again later"),
    );
  if (due.length > 0) void regrades.run();
}

const carryOutOne = (db: DisputeDeps["db"], id: string, at: Date) =>
  db.transaction(async (tx) => {
    await queries.lockCase(tx, id);
    const found = await queries.findCase(tx, id, id, at);
    if (!found?.planned || found.event_until !== null) return;
    const { planned, decided_by: by } = found;
    await carryOut(tx, found, { ...planned, by, as: "MODERATOR" }, at);
  });

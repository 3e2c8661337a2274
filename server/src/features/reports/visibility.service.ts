import type { ReportKind } from "@prepfeed/contract/moderation/report-reasons";
import type { Database } from "../../db/database.ts";
import { letGo, stay } from "../kept-pictures/kept-pictures.service.ts";
import * as queries from "./visibility.queries.ts";

export interface ReportedThing {
  kind: ReportKind;
  thingId: string;
  /** The profile picture at the time of the report. */
  picture: string | null;
}

/**
 * Changes a case, and then shows or hides its content as all cases about it say together: so one decision never ends
 * another. An AI answer is visible only to its reader anyway.
 */
export async function changeCase(
  tx: Database,
  { kind, thingId, picture }: ReportedThing,
  change: () => Promise<void>,
): Promise<void> {
  await queries.lockThing(tx, thingId);
  const wasTaken = picture !== null && (await queries.isPictureTaken(tx, thingId, picture));
  await change();
  if (picture) await setPicture(tx, { userId: thingId, picture, wasTaken });
  if (kind === "AI_ANSWER" || kind === "PICTURE") return;
  const { visibility, is_locked: isLocked } = await queries.findStanding(tx, kind, thingId);
  await queries.updateVisibility(tx, kind, thingId, visibility);
  if (kind === "POST") await queries.updateCommentsLocked(tx, thingId, isLocked);
}

/** The file of a removed picture is kept as long as the evidence. A picture that the person removed stays removed. */
async function setPicture(
  tx: Database,
  { userId, picture, wasTaken }: { userId: string; picture: string; wasTaken: boolean },
) {
  const isTaken = await queries.isPictureTaken(tx, userId, picture);
  if (isTaken && (await queries.takePicture(tx, userId, picture))) await letGo(tx, picture);
  if (wasTaken && !isTaken && (await queries.giveBackPicture(tx, userId, picture))) await stay(tx, picture);
}

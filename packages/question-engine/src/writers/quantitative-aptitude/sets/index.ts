import type { SetWriter } from "../../../set-writer.ts";
import { candidatesTable } from "./candidates.ts";
import { circlesCaselet } from "./caselet-of-groups.ts";
import { staffCaselet } from "./caselet-of-staff.ts";
import { drills } from "./drills.ts";
import { groupsWithBounds } from "./groups-with-bounds.ts";
import { incomeBars } from "./income.ts";
import { marksTable } from "./marks.ts";
import { tableWithGaps } from "./missing.ts";
import { pieInDegrees, pieInPercent } from "./pies.ts";
import { twoShares } from "./two-shares.ts";
import { votesByPreference } from "./votes.ts";
import { groupedBars, lineOfYears, tableOfYears } from "./years-and-places.ts";

export const sets: readonly SetWriter[] = [
  tableOfYears,
  candidatesTable,
  marksTable,
  groupedBars,
  incomeBars,
  lineOfYears,
  pieInPercent,
  pieInDegrees,
  twoShares,
  tableWithGaps,
  circlesCaselet,
  staffCaselet,
  groupsWithBounds,
  votesByPreference,
  ...drills,
];

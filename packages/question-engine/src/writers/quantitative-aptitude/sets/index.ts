import type { SetWriter } from "../../../writing/set-writer.ts";
import { circlesCaselet } from "./caselet-of-groups.ts";
import { staffCaselet } from "./caselet-of-staff.ts";
import { drills } from "./drills.ts";
import { groupsWithBounds } from "./groups-with-bounds.ts";
import { candidatesTable } from "./tables/candidates.ts";
import { incomeBars } from "./tables/income.ts";
import { marksTable } from "./tables/marks.ts";
import { tableWithGaps } from "./tables/missing.ts";
import { pieInDegrees, pieInPercent } from "./tables/pies.ts";
import { twoShares } from "./tables/two-shares.ts";
import { groupedBars, lineOfYears, tableOfYears } from "./tables/years-and-places.ts";
import { votesByPreference } from "./votes.ts";

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

import type { WriterList } from "../../writer.ts";
import { committees, fiveYearPlans, indianBodies, milestones, revolutions } from "./indian-economy.ts";
import { reports, worldInstitutions } from "./institutions.ts";
import { economicTerms } from "./terms.ts";
import { economicsBooks, economists, laws } from "./thinkers.ts";

export const writers: WriterList = [
  economicTerms,
  economists,
  economicsBooks,
  laws,
  worldInstitutions,
  reports,
  fiveYearPlans,
  committees,
  milestones,
  revolutions,
  indianBodies,
];

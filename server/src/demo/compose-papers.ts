import { type PaperRules, rulesOf } from "@prepfeed/contract/mock-tests/paper-rules";
import { patternOf } from "@prepfeed/question-engine/exams";
import { composePaper } from "../features/mock-tests/compose-paper.service.ts";
import type { DemoPaper, Member } from "./community-types.ts";
import { DAY, HOUR } from "./when.ts";

const OPEN_AUTHOR = "rohan_kulkarni";
const PATTERN = "jee-advanced-2026-1";

const OWN_PAPERS_DAYS_AGO = [17, 10, 2];
const openPaperAt = (now: number) => now - 8 * DAY;
const ownPaperAt = (now: number, daysAgo: number) => now - daysAgo * DAY - 2.5 * HOUR;

/** When the visitor starts each paper. */
export const visitorsPapersAt = (now: number) => [
  openPaperAt(now),
  ...OWN_PAPERS_DAYS_AGO.map((daysAgo) => ownPaperAt(now, daysAgo)),
];

/**
 * A paper that almost everybody has sat, so that it has ranks, and three of the visitor's own, which make a trend.
 */
export async function composePapers(
  members: readonly Member[],
  quiet: readonly Member[],
  now: number,
): Promise<DemoPaper[]> {
  const visitor = members[0] as Member;
  const author = members.find(({ username }) => username === OPEN_AUTHOR) as Member;
  const open: DemoPaper = {
    author,
    at: now - 9 * DAY,
    title: "Sunday physics sprint",
    description: "Ten questions, fifteen minutes, marked like JEE Main. Tell me how it went.",
    subject: "PHYSICS",
    examType: "JEE_MAIN",
    pattern: null,
    visibility: "public",
    ...(await composed(SPRINT, "JEE_MAIN", "sprint")),
    sitters: [...members, ...quiet]
      .filter((member) => member !== author)
      .map((member, place) => ({ member, at: openPaperAt(now) + place * 4 * HOUR, practice: 0 })),
  };
  const pattern = patternOf(PATTERN);
  const rules = pattern && rulesOf(pattern, "section", "Physics");
  if (!pattern || !rules) throw new Error("the pattern of the demo's papers is gone");
  const own = OWN_PAPERS_DAYS_AGO.map(async (daysAgo, place): Promise<DemoPaper> => {
    const at = ownPaperAt(now, daysAgo);
    return {
      author: visitor,
      at: at - HOUR / 2,
      title: `Physics, week ${place + 1}`,
      description: "",
      subject: null,
      examType: pattern.examType,
      pattern: { id: pattern.id, year: pattern.year, notes: pattern.notes },
      visibility: "private",
      ...(await composed(rules, pattern.examType, `week ${place}`)),
      sitters: [{ member: visitor, at, practice: place * 0.8 - 0.6 }],
    };
  });
  return [open, ...(await Promise.all(own))];
}

const SPRINT: PaperRules = {
  durationMinutes: 15,
  locked: false,
  aids: [],
  dropPolicy: "marks-to-all",
  sections: [
    {
      name: "Physics",
      about: [{ subject: "PHYSICS", weight: 1 }],
      rules: [{ kind: "SINGLE", count: 10, marks: "4", negativeMarks: "1", partial: false }],
      durationMinutes: null,
    },
  ],
};

async function composed(rules: PaperRules, examType: NonNullable<DemoPaper["examType"]>, seed: string) {
  const paper = await composePaper({
    rules,
    examType,
    difficulty: undefined,
    seed: `demo ${seed}`,
    known: new Set(),
    options: 4,
  });
  return { paper };
}

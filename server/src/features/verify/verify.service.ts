import type { Database } from "../../db/database.ts";
import type { Check, Difference } from "./check.queries.ts";
import * as queries from "./verify.queries.ts";

interface Finding {
  /** Such as "posts.likes_count". */
  name: string;
  differ: number;
  examples: { key: string; stored: string | null; actual: string | null }[];
}

export interface Verification {
  checks: number;
  findings: Finding[];
  /** What is still wrong: everything, or nothing after a successful repair. */
  left: Finding[];
}

/** Recomputes every sum of other rows and lists what differs; `fix` corrects it, one table after the other. */
export async function verify(
  db: Database,
  { fix = false, now }: { fix?: boolean; now: Date },
): Promise<Verification> {
  const result: Verification = { checks: queries.CHECKS.length, findings: [], left: [] };
  for (const check of queries.CHECKS) {
    const found = await compare(db, check, now);
    result.findings.push(...found);
    if (found.length === 0) continue;
    if (fix) await repair(db, check, now);
    result.left.push(...(fix ? await compare(db, check, now) : found));
  }
  return result;
}

function compare(db: Database, check: Check, now: Date): Promise<Finding[]> {
  return db.transaction(async (tx) => {
    await queries.liftTimeLimit(tx);
    return findingsOf(check, await queries.findDifferences(tx, check, now));
  });
}

function repair(db: Database, check: Check, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await queries.liftTimeLimit(tx);
    await queries.lockForRepair(tx, check);
    await queries.repair(tx, check, now);
  });
}

function findingsOf({ table }: Check, differences: Difference[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { name, key, stored, actual, total } of differences) {
    const finding = findings.get(name) ?? {
      name: name.includes(" ") ? name : `${table}.${name}`,
      differ: total,
      examples: [],
    };
    findings.set(name, finding);
    finding.examples.push({ key, stored, actual });
  }
  return [...findings.values()];
}

/** The report for a person, line by line. */
export function describeVerification({ checks, findings, left }: Verification, fix: boolean): string[] {
  if (findings.length === 0) return [`Everything adds up: ${checks} checks found nothing that differs.`];
  const lines = findings.map(describeFinding);
  if (!fix) return [...lines, "Nothing was changed. To repair it: npm run verify -- --fix"];
  if (left.length === 0) return [...lines, "Repaired; now everything adds up."];
  return [
    ...lines,
    "Still different after the repair, perhaps because of new activity:",
    ...left.map(describeFinding),
  ];
}

function describeFinding({ name, differ, examples }: Finding): string {
  const [first] = examples;
  const example =
    first && `, e.g. ${first.key} has ${first.stored ?? "nothing"} instead of ${first.actual ?? "nothing"}`;
  return `${name}: ${differ} ${differ === 1 ? "differs" : "differ"}${example ?? ""}`;
}

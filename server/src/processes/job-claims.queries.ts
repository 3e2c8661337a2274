import type { Database } from "../db/database.ts";

/** By the database's clock; a claim that was returned does not delay the job. */
export async function claimJob(db: Database, name: string, seconds: number): Promise<boolean> {
  const claimed = await db.query(
    `insert into job_claims (name) values ($1) on conflict (name) do update set claimed_at = now()
     where job_claims.claimed_at not between now() - make_interval(secs => $2) and now() + interval '1 minute' returning name`,
    [name, seconds],
  );
  return claimed.length > 0;
}

CREATE INDEX "moderation_cases_thing_idx" ON "moderation_cases" USING btree ("thing_id","kind");--> statement-breakpoint
-- With a null on either side the comparisons were null, so an event about nobody could be put on a deleted account, and the other way round.
CREATE OR REPLACE FUNCTION is_deleted_account(before text, later text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF before IS NULL OR later IS NULL OR before !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' OR later !~ '^deleted:[A-Za-z0-9_-]{43}$' THEN
    RETURN false;
  END IF;
  RETURN NOT EXISTS (SELECT 1 FROM users WHERE id = before::uuid AND deleted_at IS NULL);
END $$;

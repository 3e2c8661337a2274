ALTER TABLE "study_plan_days" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_plan_days" ADD COLUMN "marked_by" text;--> statement-breakpoint
ALTER TABLE "study_plans" ADD COLUMN "answered_before" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
-- Plans so far: what their days are about, what was ticked off by hand, and only answers from now on count.
UPDATE "study_plan_days" SET "topics" = string_to_array("topic", '; ') WHERE "topic" NOT IN ('Revision', 'Mock test', 'Last revision');--> statement-breakpoint
UPDATE "study_plan_days" SET "marked_by" = 'hand' WHERE "done_at" IS NOT NULL;--> statement-breakpoint
UPDATE "study_plans" p SET "answered_before" = before."topics" FROM (
	SELECT "user_id", "subject", jsonb_object_agg("topic", "attempts") AS "topics" FROM "topic_skills" GROUP BY 1, 2
) before WHERE before."user_id" = p."user_id" AND before."subject" = p."subject";

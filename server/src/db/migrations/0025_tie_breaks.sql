DROP INDEX "mock_attempts_score_idx";--> statement-breakpoint
ALTER TABLE "mock_attempts" ADD COLUMN "tie_key" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "mock_attempts_score_idx" ON "mock_attempts" USING btree ("test_id","score","tie_key") WHERE "mock_attempts"."ranked";
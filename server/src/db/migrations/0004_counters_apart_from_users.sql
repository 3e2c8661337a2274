ALTER TABLE "attempt_deltas" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "attempt_deltas" CASCADE;--> statement-breakpoint
DROP INDEX "users_top_idx";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "score";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "total_questions";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "correct_answers";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "posts_count";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "followers_count";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "following_count";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "last_post_at";
DROP INDEX "questions_topic_idx";--> statement-breakpoint
DROP INDEX "questions_level_idx";--> statement-breakpoint
CREATE INDEX "questions_topic_idx" ON "questions" USING btree ("subject","topic","created_at") WHERE "questions"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "questions_level_idx" ON "questions" USING btree ("subject","estimate") WHERE "questions"."post_id" is not null;
DROP INDEX "posts_trending_idx";--> statement-breakpoint
CREATE INDEX "posts_trending_idx" ON "posts" USING btree ("trending","id","subject","exam_family","difficulty","author_id");
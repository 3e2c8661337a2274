ALTER TABLE "users" ADD COLUMN "last_post_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "last_post_at" = (SELECT max("created_at") FROM "posts" WHERE "author_id" = "users"."id");

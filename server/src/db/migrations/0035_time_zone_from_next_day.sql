ALTER TABLE "users" ADD COLUMN "next_time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_time_zone_from" date;
CREATE TABLE "picture_removals" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "picture_removals_due_idx" ON "picture_removals" USING btree ("due_at");
CREATE TABLE "buried_questions" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "buried_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"due" date NOT NULL,
	"last_day" date NOT NULL,
	"last_correct" boolean NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"misses" integer NOT NULL,
	"set_aside" boolean NOT NULL,
	CONSTRAINT "memories_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "memory_backlog" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"after" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learner_days" ADD COLUMN "reviews" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "time_spent" real;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "day" date DEFAULT (now() at time zone 'UTC')::date NOT NULL;--> statement-breakpoint
CREATE INDEX "memories_due_idx" ON "memories" USING btree ("user_id","subject","last_correct","due") WHERE not "memories"."set_aside";--> statement-breakpoint
CREATE INDEX "memories_aside_idx" ON "memories" USING btree ("user_id","last_day") WHERE "memories"."set_aside";
--> statement-breakpoint
-- Reviews so far: their day where the learner lives, which counts as an active one. Memories of earlier answers come in the background.
UPDATE "reviews" r SET "day" = (r."created_at" AT TIME ZONE u."time_zone")::date FROM "users" u WHERE u."id" = r."user_id";--> statement-breakpoint
INSERT INTO "learner_days" ("user_id", "day", "reviews")
	SELECT r."user_id", r."day", count(*) FROM "reviews" r
	JOIN "answers" a ON a."user_id" = r."user_id" AND a."question_id" = r."question_id" AND a."counts" GROUP BY 1, 2
	ON CONFLICT ("user_id", "day") DO UPDATE SET "reviews" = excluded."reviews";--> statement-breakpoint
INSERT INTO "memory_backlog" ("user_id") SELECT DISTINCT "user_id" FROM "answers";

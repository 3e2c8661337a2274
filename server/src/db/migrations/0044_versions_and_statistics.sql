CREATE TABLE "choice_counts" (
	"question_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"exam_family" text NOT NULL,
	"choice" text NOT NULL,
	"rest_bin" smallint NOT NULL,
	"time_bucket" smallint NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "choice_counts_pk" PRIMARY KEY("question_id","version","exam_family","choice","rest_bin","time_bucket")
);
--> statement-breakpoint
CREATE TABLE "past_keys" (
	"question_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"correct_answer" text NOT NULL,
	"tolerance" text,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "past_keys_question_id_version_replaced_at_pk" PRIMARY KEY("question_id","version","replaced_at")
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"question_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"kind" text DEFAULT 'SINGLE' NOT NULL,
	"question_text" text NOT NULL,
	"option_a" text,
	"option_b" text,
	"option_c" text,
	"option_d" text,
	"option_e" text,
	"correct_answer" text NOT NULL,
	"tolerance" text,
	"figure" jsonb,
	"stimulus_id" uuid,
	"picture_id" uuid,
	"picture_description" text,
	"context_key" uuid,
	"explanation" text NOT NULL,
	"change" text,
	"statistics_version" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fingerprint" uuid GENERATED ALWAYS AS (question_fingerprint(question_text, context_key, case correct_answer when 'A' then option_a when 'B' then option_b when 'C' then option_c when 'D' then option_d when 'E' then option_e else right_options(correct_answer, array[option_a, option_b, option_c, option_d, option_e]) end)) STORED NOT NULL,
	"text_key" uuid GENERATED ALWAYS AS (question_fingerprint(question_text, context_key, '')) STORED NOT NULL,
	CONSTRAINT "question_versions_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
CREATE TABLE "statistics_backlog" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"before" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "rest_bin" smallint;--> statement-breakpoint
ALTER TABLE "mock_test_questions" ADD COLUMN "source_version" smallint;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "seed" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "statistics_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "earlier_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "past_keys" ADD CONSTRAINT "past_keys_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_stimulus_id_stimuli_id_fk" FOREIGN KEY ("stimulus_id") REFERENCES "public"."stimuli"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_picture_id_question_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."question_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_versions_stimulus_idx" ON "question_versions" USING btree ("stimulus_id") WHERE "question_versions"."stimulus_id" is not null;--> statement-breakpoint
CREATE INDEX "question_versions_picture_idx" ON "question_versions" USING btree ("picture_id") WHERE "question_versions"."picture_id" is not null;--> statement-breakpoint
-- Adding an answer up writes to its row once more: with some room left on each page that touches no index.
ALTER TABLE "answers" SET (fillfactor = 90);--> statement-breakpoint
-- Answers so far come into the statistics in the background.
INSERT INTO "statistics_backlog" ("user_id") SELECT DISTINCT "user_id" FROM "answers";

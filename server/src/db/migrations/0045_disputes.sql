CREATE TABLE "objections" (
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"answer" text,
	"text" text NOT NULL,
	"weight" real NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "objections_case_id_user_id_pk" PRIMARY KEY("case_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "question_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL,
	"exam_family" text NOT NULL,
	"opened_by" text NOT NULL,
	"objections" integer DEFAULT 0 NOT NULL,
	"weight" real DEFAULT 0 NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"author_until" timestamp (3) with time zone NOT NULL,
	"defence" text,
	"defended_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_as" text,
	"decided_at" timestamp (3) with time zone,
	"takes_points" boolean DEFAULT false NOT NULL,
	"old_answer" text,
	"old_also_right" text[],
	"new_answer" text,
	"new_also_right" text[],
	"questions" uuid[] DEFAULT '{}' NOT NULL,
	"stage" text,
	"after_question" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"after_user" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"affected" integer,
	"regraded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "regraded_answers" (
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"was_correct" boolean NOT NULL,
	"is_correct" boolean NOT NULL,
	"was_dropped" boolean NOT NULL,
	"is_dropped" boolean NOT NULL,
	"paid_before" smallint NOT NULL,
	"paid" smallint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "regraded_answers_case_id_user_id_question_id_pk" PRIMARY KEY("case_id","user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "regraded_attempts" (
	"case_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"old_score" integer NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "regraded_attempts_case_id_user_id_attempt_id_pk" PRIMARY KEY("case_id","user_id","attempt_id")
);
--> statement-breakpoint
DROP INDEX "answers_question_idx";--> statement-breakpoint
DROP INDEX "notifications_once_idx";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "dropped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "question_case_id" uuid;--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "also_right" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "also_right" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_case_id_question_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."question_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_cases" ADD CONSTRAINT "question_cases_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_cases" ADD CONSTRAINT "question_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_answers" ADD CONSTRAINT "regraded_answers_case_id_question_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."question_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_attempts" ADD CONSTRAINT "regraded_attempts_case_id_question_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."question_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_attempts" ADD CONSTRAINT "regraded_attempts_attempt_id_mock_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."mock_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "objections_user_idx" ON "objections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "question_cases_open_idx" ON "question_cases" USING btree ("question_id","version") WHERE "question_cases"."outcome" is null;--> statement-breakpoint
CREATE INDEX "question_cases_question_idx" ON "question_cases" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "question_cases_queue_idx" ON "question_cases" USING btree ("escalated_at") WHERE "question_cases"."outcome" is null;--> statement-breakpoint
CREATE INDEX "question_cases_log_idx" ON "question_cases" USING btree ("decided_at") WHERE "question_cases"."outcome" is not null;--> statement-breakpoint
CREATE INDEX "question_cases_running_idx" ON "question_cases" USING btree ("decided_at") WHERE "question_cases"."stage" <> 'DONE';--> statement-breakpoint
CREATE INDEX "question_cases_decider_idx" ON "question_cases" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "regraded_answers_user_idx" ON "regraded_answers" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "regraded_attempts_attempt_idx" ON "regraded_attempts" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "regraded_attempts_user_idx" ON "regraded_attempts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_question_case_id_question_cases_id_fk" FOREIGN KEY ("question_case_id") REFERENCES "public"."question_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_question_case_idx" ON "notifications" USING btree ("question_case_id");--> statement-breakpoint
CREATE INDEX "answers_question_idx" ON "answers" USING btree ("question_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once_idx" ON "notifications" USING btree ("user_id","kind",coalesce("actor_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("post_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("comment_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("attempts", 0),coalesce("case_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("outcome", ''),coalesce("question_case_id", '00000000-0000-0000-0000-000000000000'::uuid));
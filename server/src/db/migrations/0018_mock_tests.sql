CREATE TABLE "mock_answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" text,
	"marked" boolean NOT NULL,
	"sequence" integer NOT NULL,
	"time_spent" real NOT NULL,
	"confidence" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"units" integer,
	"reason" text,
	CONSTRAINT "mock_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "mock_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"timed" boolean NOT NULL,
	"session_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"section_starts" timestamp (3) with time zone[],
	"section_ends" timestamp (3) with time zone[],
	"leaves" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"ended_by" text,
	"ranked" boolean DEFAULT false NOT NULL,
	"score" integer,
	"right_count" smallint,
	"partial_count" smallint,
	"wrong_count" smallint,
	"skipped_count" smallint,
	"recorded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mock_test_questions" (
	"test_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"section" smallint NOT NULL,
	"rule" smallint NOT NULL,
	"question_id" uuid NOT NULL,
	CONSTRAINT "mock_test_questions_test_id_position_pk" PRIMARY KEY("test_id","position")
);
--> statement-breakpoint
CREATE TABLE "mock_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"is_ready" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"instructions" text NOT NULL,
	"subject" text,
	"exam_type" text,
	"difficulty" text NOT NULL,
	"pattern" text,
	"year" smallint,
	"form" text NOT NULL,
	"visibility" text NOT NULL,
	"shuffled" boolean DEFAULT false NOT NULL,
	"rules" jsonb NOT NULL,
	"notes" text[] NOT NULL,
	"cut_offs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"sat_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mock_answers" ADD CONSTRAINT "mock_answers_attempt_id_mock_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."mock_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_attempts" ADD CONSTRAINT "mock_attempts_test_id_mock_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."mock_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_attempts" ADD CONSTRAINT "mock_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_test_questions" ADD CONSTRAINT "mock_test_questions_test_id_mock_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."mock_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_test_questions" ADD CONSTRAINT "mock_test_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_tests" ADD CONSTRAINT "mock_tests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mock_attempts_number_idx" ON "mock_attempts" USING btree ("test_id","user_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_attempts_running_idx" ON "mock_attempts" USING btree ("test_id","user_id") WHERE "mock_attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "mock_attempts_newest_idx" ON "mock_attempts" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "mock_attempts_overdue_idx" ON "mock_attempts" USING btree ("ends_at") WHERE "mock_attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "mock_attempts_unrecorded_idx" ON "mock_attempts" USING btree ("finished_at") WHERE "mock_attempts"."finished_at" is not null and "mock_attempts"."recorded_at" is null and "mock_attempts"."number" = 1;--> statement-breakpoint
CREATE INDEX "mock_attempts_score_idx" ON "mock_attempts" USING btree ("test_id","score") WHERE "mock_attempts"."ranked";--> statement-breakpoint
CREATE INDEX "mock_attempts_latest_idx" ON "mock_attempts" USING btree ("test_id","finished_at") WHERE "mock_attempts"."ranked";--> statement-breakpoint
CREATE UNIQUE INDEX "mock_test_questions_once_idx" ON "mock_test_questions" USING btree ("question_id","test_id");--> statement-breakpoint
CREATE INDEX "mock_tests_author_idx" ON "mock_tests" USING btree ("author_id","created_at","id");
CREATE TABLE "shared_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"shows_name" boolean NOT NULL,
	"shows_score" boolean NOT NULL,
	"shows_sections" boolean NOT NULL,
	"shows_rank" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_results_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "mock_attempts" ADD COLUMN "extra_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_test_questions" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "extra_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_attempt_id_mock_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."mock_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_test_questions" ADD CONSTRAINT "mock_test_questions_source_id_questions_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mock_attempts_sitting_idx" ON "mock_attempts" USING btree ("user_id") WHERE "mock_attempts"."finished_at" is null or ("mock_attempts"."number" = 1 and "mock_attempts"."recorded_at" is null);--> statement-breakpoint
CREATE INDEX "mock_test_questions_source_idx" ON "mock_test_questions" USING btree ("source_id") WHERE "mock_test_questions"."source_id" is not null;
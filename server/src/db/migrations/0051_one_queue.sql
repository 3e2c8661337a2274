ALTER TABLE "question_cases" ADD COLUMN "planned" jsonb;--> statement-breakpoint
ALTER TABLE "question_cases" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "question_cases" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_cases" ADD CONSTRAINT "question_cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_cases_assignee_idx" ON "question_cases" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "question_cases_planned_idx" ON "question_cases" USING btree ("decided_at") WHERE "question_cases"."planned" is not null;
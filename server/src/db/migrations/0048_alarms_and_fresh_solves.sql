CREATE TABLE "questions_to_examine" (
	"question_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_cases" ADD COLUMN "fresh_solve" jsonb;--> statement-breakpoint
ALTER TABLE "questions_to_examine" ADD CONSTRAINT "questions_to_examine_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Answers so far may already contradict a key.
INSERT INTO "questions_to_examine" ("question_id") SELECT "id" FROM "questions" WHERE "attempts_count" >= 60;

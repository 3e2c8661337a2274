CREATE TABLE "ai_daily_answers" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_daily_answers_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "tutor_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"ask" text NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"is_helpful" boolean,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_daily_answers" ADD CONSTRAINT "ai_daily_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_answers" ADD CONSTRAINT "tutor_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_answers" ADD CONSTRAINT "tutor_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_answers_user_idx" ON "tutor_answers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tutor_answers_question_idx" ON "tutor_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "tutor_answers_newest_idx" ON "tutor_answers" USING btree ("created_at");
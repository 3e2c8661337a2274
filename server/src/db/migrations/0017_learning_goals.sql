CREATE TABLE "learning_goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"exam_type" text NOT NULL,
	"exam_date" date,
	"minutes_per_day" smallint NOT NULL,
	"subjects" text[] NOT NULL,
	"since" date NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_goals" ADD CONSTRAINT "learning_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
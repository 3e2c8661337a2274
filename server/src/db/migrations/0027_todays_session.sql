CREATE TABLE "daily_picks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"basis" text NOT NULL,
	"picks" jsonb NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_variants" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"variant_id" uuid,
	CONSTRAINT "open_variants_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hour" smallint NOT NULL,
	"channel" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "variant_of" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "open_variants" ADD CONSTRAINT "open_variants_variant_id_questions_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_variants_variant_idx" ON "open_variants" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "reminders_next_idx" ON "reminders" USING btree ("next_at");
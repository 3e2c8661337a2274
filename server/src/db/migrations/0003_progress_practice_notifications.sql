CREATE TABLE "ai_daily_calls" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_daily_questions" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_daily_questions_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "answer_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"post_id" uuid,
	"is_correct" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"turns" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learner_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learner_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "learner_totals" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"exam_family" text NOT NULL,
	"difficulty" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learner_totals_user_id_subject_exam_family_difficulty_pk" PRIMARY KEY("user_id","subject","exam_family","difficulty")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"post_id" uuid,
	"comment_id" uuid,
	"attempts" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "revenue_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"earned_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"selected_option" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_counts" (
	"period" text NOT NULL,
	"subject" text NOT NULL,
	"exam_family" text NOT NULL,
	"level" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "standing_counts_period_subject_exam_family_level_bucket_pk" PRIMARY KEY("period","subject","exam_family","level","bucket")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"period" text NOT NULL,
	"subject" text NOT NULL,
	"exam_family" text NOT NULL,
	"user_id" uuid NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"total_questions" integer DEFAULT 0 NOT NULL,
	"reached_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "standings_user_id_period_subject_exam_family_pk" PRIMARY KEY("user_id","period","subject","exam_family")
);
--> statement-breakpoint
CREATE TABLE "study_plan_days" (
	"plan_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"date" date NOT NULL,
	"topic" text NOT NULL,
	"goals" text[] NOT NULL,
	"questions" integer NOT NULL,
	"minutes" integer NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "study_plan_days_plan_id_day_pk" PRIMARY KEY("plan_id","day")
);
--> statement-breakpoint
CREATE TABLE "study_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"exam_type" text NOT NULL,
	"level" text NOT NULL,
	"duration" integer NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"total_questions" integer DEFAULT 0 NOT NULL,
	"correct_answers" integer DEFAULT 0 NOT NULL,
	"posts_count" integer DEFAULT 0 NOT NULL,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"last_post_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "day" date DEFAULT (now() at time zone 'UTC')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "exam_family" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "difficulty" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "exam_family" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hide_from_leaderboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_daily_questions" ADD CONSTRAINT "ai_daily_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_days" ADD CONSTRAINT "learner_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_totals" ADD CONSTRAINT "learner_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_entries" ADD CONSTRAINT "revenue_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan_days" ADD CONSTRAINT "study_plan_days_plan_id_study_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."study_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_counters" ADD CONSTRAINT "user_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_deltas_post_idx" ON "answer_deltas" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "answer_deltas_user_idx" ON "answer_deltas" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversations_newest_idx" ON "conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "notifications_newest_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once_idx" ON "notifications" USING btree ("user_id","kind",coalesce("actor_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("post_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("comment_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("attempts", 0));--> statement-breakpoint
CREATE INDEX "notifications_post_idx" ON "notifications" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "notifications_actor_idx" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_comment_idx" ON "notifications" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "revenue_entries_user_idx" ON "revenue_entries" USING btree ("user_id","earned_on");--> statement-breakpoint
CREATE INDEX "reviews_question_idx" ON "reviews" USING btree ("user_id","question_id","created_at");--> statement-breakpoint
CREATE INDEX "standings_order_idx" ON "standings" USING btree ("period","subject","exam_family","score" DESC NULLS FIRST,"total_questions","reached_at","user_id") WHERE not "standings"."hidden";--> statement-breakpoint
CREATE INDEX "study_plans_newest_idx" ON "study_plans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_counters_top_idx" ON "user_counters" USING btree ("score","followers_count","user_id");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_mistakes_idx" ON "answers" USING btree ("user_id","submitted_at") WHERE not "answers"."is_correct";--> statement-breakpoint
CREATE INDEX "answers_question_idx" ON "answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "questions_asked_idx" ON "questions" USING btree ("asked_by","created_at") WHERE "questions"."asked_by" is not null;--> statement-breakpoint
UPDATE "questions" SET "exam_family" = CASE "exam_type" WHEN 'UPSC_CIVIL_SERVICES' THEN 'UPSC' WHEN 'SSC_CGL' THEN 'SSC'
  WHEN 'IBPS_PO' THEN 'BANK_PO' WHEN 'SBI_PO' THEN 'BANK_PO' WHEN 'RRB_NTPC' THEN 'RAILWAYS' ELSE "exam_type" END;--> statement-breakpoint
UPDATE "answers" a SET "day" = (a."submitted_at" AT TIME ZONE 'UTC')::date, "subject" = q."subject", "exam_family" = q."exam_family",
  "difficulty" = q."difficulty", "topic" = q."topic" FROM "questions" q WHERE q."id" = a."question_id";--> statement-breakpoint
INSERT INTO "user_counters" ("user_id", "score", "total_questions", "correct_answers", "posts_count", "followers_count", "following_count", "last_post_at")
  SELECT "id", "score", "total_questions", "correct_answers", "posts_count", "followers_count", "following_count", "last_post_at" FROM "users";--> statement-breakpoint
-- What was not added up yet.
UPDATE "questions" q SET "attempts_count" = q."attempts_count" + d."attempts", "correct_count" = q."correct_count" + d."correct", "estimate" = q."estimate" + d."shift"
  FROM (SELECT "question_id", count(*)::int AS "attempts", count(*) FILTER (WHERE "is_correct")::int AS "correct", sum("shift") AS "shift" FROM "attempt_deltas" GROUP BY "question_id") d
  WHERE q."id" = d."question_id";--> statement-breakpoint
UPDATE "posts" p SET "attempts_count" = p."attempts_count" + d."attempts",
  "trending" = trending_score(p."likes_count", p."comments_count", p."bookmarks_count", p."shares_count", p."attempts_count" + d."attempts", p."created_at")
  FROM (SELECT "post_id", count(*)::int AS "attempts" FROM "attempt_deltas" GROUP BY "post_id") d WHERE p."id" = d."post_id";--> statement-breakpoint
INSERT INTO "learner_totals" ("user_id", "subject", "exam_family", "difficulty", "attempts", "correct", "score")
  SELECT "user_id", coalesce("subject", ''), coalesce("exam_family", ''), coalesce("difficulty", ''), count(*), count(*) FILTER (WHERE "is_correct"), sum("points_earned")
  FROM "answers" WHERE "counts" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "learner_days" ("user_id", "day", "attempts", "correct")
  SELECT "user_id", "day", count(*), count(*) FILTER (WHERE "is_correct") FROM "answers" WHERE "counts" GROUP BY 1, 2;--> statement-breakpoint
-- All time, this week and today, in UTC; earlier weeks and days are over.
INSERT INTO "standings" ("period", "subject", "exam_family", "user_id", "score", "total_questions", "reached_at")
  SELECT p."period", CASE WHEN GROUPING("subject") = 1 THEN '' ELSE "subject" END, CASE WHEN GROUPING("exam_family") = 1 THEN '' ELSE "exam_family" END,
    "user_id", sum("points_earned"), count(*), coalesce(max("submitted_at") FILTER (WHERE "points_earned" > 0), min("submitted_at"))
  FROM "answers" a CROSS JOIN LATERAL (
    VALUES ('all', '-infinity'::timestamp), (to_char(date_trunc('week', now() AT TIME ZONE 'UTC'), '"w"YYYY-MM-DD'), date_trunc('week', now() AT TIME ZONE 'UTC')),
      (to_char(now() AT TIME ZONE 'UTC', '"d"YYYY-MM-DD'), date_trunc('day', now() AT TIME ZONE 'UTC'))) AS p ("period", "since")
  WHERE a."counts" AND (a."submitted_at" AT TIME ZONE 'UTC') >= p."since"
  GROUP BY GROUPING SETS ((p."period", "user_id"), (p."period", "user_id", "subject"), (p."period", "user_id", "exam_family"), (p."period", "user_id", "subject", "exam_family"))
  HAVING (GROUPING("subject") = 1 OR "subject" IS NOT NULL) AND (GROUPING("exam_family") = 1 OR "exam_family" IS NOT NULL);--> statement-breakpoint
INSERT INTO "standing_counts" ("period", "subject", "exam_family", "level", "bucket", "people")
  SELECT "period", "subject", "exam_family", 0, "score", count(*) FROM "standings" GROUP BY 1, 2, 3, 5
  UNION ALL SELECT "period", "subject", "exam_family", 1, "score" / 64, count(*) FROM "standings" GROUP BY 1, 2, 3, 5;

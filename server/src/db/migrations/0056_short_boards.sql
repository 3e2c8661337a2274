-- Rows keep their values; they name their board by its number instead of three texts.
CREATE TABLE "boards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"period" text NOT NULL,
	"subject" text NOT NULL,
	"exam_family" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_counts" (
	"board_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "board_counts_board_id_level_bucket_pk" PRIMARY KEY("board_id","level","bucket")
);
--> statement-breakpoint
CREATE TABLE "board_scores" (
	"user_id" uuid NOT NULL,
	"board_id" integer NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"total_questions" integer DEFAULT 0 NOT NULL,
	"reached_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "board_scores_user_id_board_id_pk" PRIMARY KEY("user_id","board_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "boards_name_idx" ON "boards" USING btree ("period","subject","exam_family");--> statement-breakpoint
INSERT INTO "boards" ("period", "subject", "exam_family")
  SELECT "period", "subject", "exam_family" FROM "standings" UNION SELECT "period", "subject", "exam_family" FROM "standing_counts";--> statement-breakpoint
INSERT INTO "board_scores" ("user_id", "board_id", "score", "total_questions", "reached_at", "hidden")
  SELECT s."user_id", b."id", s."score", s."total_questions", s."reached_at", s."hidden"
  FROM "standings" s JOIN "boards" b USING ("period", "subject", "exam_family");--> statement-breakpoint
INSERT INTO "board_counts" ("board_id", "level", "bucket", "people")
  SELECT b."id", c."level", c."bucket", c."people" FROM "standing_counts" c JOIN "boards" b USING ("period", "subject", "exam_family");--> statement-breakpoint
DROP TABLE "standings";--> statement-breakpoint
DROP TABLE "standing_counts";--> statement-breakpoint
CREATE INDEX "board_scores_order_idx" ON "board_scores" USING btree ("board_id","score" DESC NULLS FIRST,"total_questions","reached_at","user_id") WHERE not "board_scores"."hidden";--> statement-breakpoint
CREATE INDEX "board_scores_hidden_idx" ON "board_scores" USING btree ("board_id") WHERE "board_scores"."hidden";--> statement-breakpoint
-- A server of the version before can read leaderboards until it is replaced; what it cannot add waits for the new ones.
CREATE VIEW "standings" AS
  SELECT b."period", b."subject", b."exam_family", s."user_id", s."score", s."total_questions", s."reached_at", s."hidden"
  FROM "board_scores" s JOIN "boards" b ON b."id" = s."board_id";--> statement-breakpoint
CREATE VIEW "standing_counts" AS
  SELECT b."period", b."subject", b."exam_family", c."level", c."bucket", c."people"
  FROM "board_counts" c JOIN "boards" b ON b."id" = c."board_id";

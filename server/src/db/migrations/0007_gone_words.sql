CREATE TABLE "gone_words" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gone_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL
);--> statement-breakpoint
-- Words of posts that went before: every word is looked up once.
INSERT INTO "gone_words" ("words")
SELECT array_agg(word) FROM (SELECT word, row_number() OVER () AS n FROM "words") numbered GROUP BY n / 20;

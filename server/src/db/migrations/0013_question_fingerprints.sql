-- Only immutable functions, and nothing strict, so that both are taken apart into the statements that use them.
-- Case, spacing, punctuation and the way a sign is written make no new question; a letter, digit, power or operator does.
CREATE FUNCTION folded_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  coalesce(nullif(btrim(
    regexp_replace(
      regexp_replace(
        translate(
          lower(normalize(regexp_replace(value, '([⁰¹²³⁴-⁹⁺⁻⁼⁽⁾ⁿ])', '^\1', 'g'), NFKC)),
          '‐‒–—−' || E'\u00AD\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF', '-----'),
        '[\s.,;:?!"''`“”‘’«»$_।॥]+', ' ', 'g'),
      ' ?([-+*/=<>^|&%~(){}\\×÷·≤≥≠≈]|\[|\]) ?', '\1', 'g')), ''), value);--> statement-breakpoint
CREATE FUNCTION question_fingerprint(question_text text, correct_option text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  encode(substring(sha256(decode(replace(folded_text(question_text) || chr(10) || folded_text(correct_option), '\', '\\'), 'escape')) for 16), 'hex')::uuid;--> statement-breakpoint
CREATE TABLE "author_points" (
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "author_points_user_id_author_id_day_pk" PRIMARY KEY("user_id","author_id","day")
);
--> statement-breakpoint
CREATE TABLE "seen_keys" (
	"user_id" uuid NOT NULL,
	"fingerprint" uuid NOT NULL,
	"source" text NOT NULL,
	"question_id" uuid,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_keys_user_id_fingerprint_pk" PRIMARY KEY("user_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "unpaid" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "fingerprint" uuid GENERATED ALWAYS AS (question_fingerprint(question_text, case correct_answer when 'A' then option_a when 'B' then option_b when 'C' then option_c else option_d end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "seen_keys_drafts_idx" ON "seen_keys" USING btree ("user_id","seen_at","fingerprint") WHERE "seen_keys"."source" = 'draft';--> statement-breakpoint
CREATE INDEX "questions_fingerprint_idx" ON "questions" USING btree ("fingerprint");--> statement-breakpoint
-- What people have answered and written so far they have seen. Points given for it stay.
INSERT INTO "seen_keys" ("user_id", "fingerprint", "source", "seen_at")
SELECT a."user_id", q."fingerprint", 'before', min(a."submitted_at") FROM "answers" a JOIN "questions" q ON q."id" = a."question_id" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "seen_keys" ("user_id", "fingerprint", "source", "seen_at")
SELECT q."author_id", q."fingerprint", 'own', min(q."created_at") FROM "questions" q JOIN "users" u ON u."id" = q."author_id" AND u."deleted_at" IS NULL
GROUP BY 1, 2 ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "answers" SET "unpaid" = 'OWN_QUESTION' WHERE NOT "counts" AND "is_correct";

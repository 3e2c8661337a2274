CREATE TABLE "stimuli" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"figure" jsonb,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "option_a" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "option_b" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "option_c" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "option_d" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "kind" text DEFAULT 'SINGLE' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "option_e" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "tolerance" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "figure" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "stimulus_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "context_key" uuid;--> statement-breakpoint
-- The texts of several right options in an order of their own, whatever places they have; a number is itself.
CREATE FUNCTION right_options(correct_answer text, options text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN correct_answer ~ '^[A-E]+$'
    THEN (SELECT string_agg(o, chr(10) ORDER BY o COLLATE "C") FROM unnest(options) WITH ORDINALITY AS given (o, n) WHERE strpos(correct_answer, chr(64 + n::int)) > 0)
    ELSE correct_answer END;--> statement-breakpoint
-- As before for a question of text alone.
CREATE FUNCTION question_fingerprint(question_text text, context_key uuid, right_answer text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  encode(substring(sha256(decode(replace(folded_text(question_text) || chr(10) || folded_text(right_answer) || coalesce(chr(10) || context_key, ''), '\', '\\'), 'escape')) for 16), 'hex')::uuid;--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "fingerprint";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "fingerprint" uuid GENERATED ALWAYS AS (question_fingerprint(question_text, context_key, case correct_answer when 'A' then option_a when 'B' then option_b when 'C' then option_c when 'D' then option_d when 'E' then option_e else right_options(correct_answer, array[option_a, option_b, option_c, option_d, option_e]) end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_fingerprint_idx" ON "questions" USING btree ("fingerprint");--> statement-breakpoint
DROP FUNCTION question_fingerprint(text, text);--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_stimulus_id_stimuli_id_fk" FOREIGN KEY ("stimulus_id") REFERENCES "public"."stimuli"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_stimulus_idx" ON "questions" USING btree ("stimulus_id") WHERE "questions"."stimulus_id" is not null;

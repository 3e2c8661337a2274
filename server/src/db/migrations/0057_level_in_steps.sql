DROP INDEX "questions_level_idx";--> statement-breakpoint
-- Room for the next state of a row beside it, so that an answer which changes no indexed column writes to no index.
ALTER TABLE "questions" SET (fillfactor = 90);--> statement-breakpoint
-- Computed while the table is written anew, and a plain column from then on.
ALTER TABLE "questions" ADD COLUMN "indexed_estimate" real GENERATED ALWAYS AS ("estimate") STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "indexed_estimate" DROP EXPRESSION;--> statement-breakpoint
CREATE INDEX "questions_level_idx" ON "questions" USING btree ("subject","indexed_estimate") WHERE "questions"."post_id" is not null;--> statement-breakpoint
-- Only for new questions: a trigger of updates would have PostgreSQL compute the fingerprint of the text with each answer.
CREATE FUNCTION begin_indexed_estimate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.indexed_estimate := coalesce(NEW.indexed_estimate, NEW.estimate);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER questions_level_begun BEFORE INSERT ON questions FOR EACH ROW EXECUTE FUNCTION begin_indexed_estimate();--> statement-breakpoint
-- Also where rows are loaded with triggers off.
ALTER TABLE questions ENABLE ALWAYS TRIGGER questions_level_begun;

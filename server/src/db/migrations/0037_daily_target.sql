ALTER TABLE "learner_days" ADD COLUMN "target" smallint;--> statement-breakpoint
ALTER TABLE "learner_days" ADD COLUMN "cleared" boolean DEFAULT false NOT NULL;
ALTER TABLE "learning_goals" ADD COLUMN "sections" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The sections that the papers of these exams have, as a new goal takes them over.
UPDATE "learning_goals" SET "sections" = CASE
    WHEN "exam_type" = 'BANK_PO' THEN '{Banking,Reasoning}'::text[]
    ELSE '{Reasoning}'::text[] END
  WHERE "exam_type" IN ('SSC', 'SSC_CGL', 'BANK_PO', 'IBPS_PO', 'SBI_PO', 'RAILWAYS', 'RRB_NTPC', 'AFCAT', 'CAT', 'GATE', 'GMAT');

-- A question that an engine wrote is counted under the style it was asked for in, and doesn't say it is from an earlier paper.
UPDATE "questions" SET "exam_type" = NULL WHERE "engine" IS NOT NULL AND "exam_type" = 'PREVIOUS_YEAR';

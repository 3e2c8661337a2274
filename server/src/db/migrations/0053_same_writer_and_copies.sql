--> statement-breakpoint
-- A copy of a copy follows the question that both are copies of.
WITH RECURSIVE "chains" AS (
  SELECT "question_id" AS "copy", "source_id", "source_version", 0 AS "steps" FROM "mock_test_questions" WHERE "source_id" IS NOT NULL
  UNION ALL
  SELECT c."copy", m."source_id", m."source_version", c."steps" + 1 FROM "chains" c
    JOIN "mock_test_questions" m ON m."question_id" = c."source_id" WHERE m."source_id" IS NOT NULL AND c."steps" < 100
)
UPDATE "mock_test_questions" m SET "source_id" = o."source_id", "source_version" = o."source_version"
FROM (SELECT DISTINCT ON ("copy") * FROM "chains" ORDER BY "copy", "steps" DESC) o
WHERE m."question_id" = o."copy" AND o."steps" > 0;

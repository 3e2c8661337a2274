-- What was earned today, from all sources together, counts against the limit of a day from now on.
INSERT INTO "author_points" ("user_id", "author_id", "day", "points")
SELECT "user_id", 'ffffffff-ffff-ffff-ffff-ffffffffffff', (now() at time zone 'UTC')::date, least(sum("points_earned"), 200)
FROM "answers" WHERE "points_earned" > 0 AND "submitted_at" >= (now() at time zone 'UTC')::date at time zone 'UTC'
GROUP BY "user_id";

ALTER TABLE "users" ADD COLUMN "hides_anything" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Its arguments are the columns of the new row that name people.
CREATE FUNCTION note_hiding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET hides_anything = true
  WHERE NOT hides_anything AND id = ANY (ARRAY(SELECT (to_jsonb(NEW) ->> name)::uuid FROM unnest(TG_ARGV) AS name));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER blocks_noted AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION note_hiding('blocker_id', 'blocked_id');--> statement-breakpoint
CREATE TRIGGER muted_people_noted AFTER INSERT ON muted_people FOR EACH ROW EXECUTE FUNCTION note_hiding('user_id');--> statement-breakpoint
CREATE TRIGGER muted_texts_noted AFTER INSERT ON muted_texts FOR EACH ROW EXECUTE FUNCTION note_hiding('user_id');--> statement-breakpoint
CREATE TRIGGER reports_noted AFTER INSERT ON reports FOR EACH ROW EXECUTE FUNCTION note_hiding('reporter_id');--> statement-breakpoint
UPDATE users SET hides_anything = true WHERE id IN (
  SELECT blocker_id FROM blocks UNION SELECT blocked_id FROM blocks
  UNION SELECT user_id FROM muted_people UNION SELECT user_id FROM muted_texts
  UNION SELECT reporter_id FROM reports);

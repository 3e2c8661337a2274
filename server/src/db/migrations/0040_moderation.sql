CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"account" text,
	"thing_kind" text,
	"thing_id" uuid,
	"reason" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_events_time_idx" ON "audit_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_kind_idx" ON "audit_events" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor");--> statement-breakpoint
CREATE INDEX "audit_events_account_idx" ON "audit_events" USING btree ("account","created_at","id");--> statement-breakpoint
-- Whether who an event names may change from one to the other: only from the id of an account that is deleted to a keyed hash.
CREATE FUNCTION is_deleted_account(before text, later text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF before !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' OR later !~ '^deleted:[A-Za-z0-9_-]{43}$' THEN
    RETURN false;
  END IF;
  RETURN NOT EXISTS (SELECT 1 FROM users WHERE id = before::uuid AND deleted_at IS NULL);
END $$;--> statement-breakpoint
CREATE FUNCTION keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'actor' - 'account' = to_jsonb(OLD) - 'actor' - 'account'
      AND (NEW.actor = OLD.actor OR is_deleted_account(OLD.actor, NEW.actor))
      AND (NEW.account IS NOT DISTINCT FROM OLD.account OR coalesce(is_deleted_account(OLD.account, NEW.account), false)) THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF OLD.kind = 'SECURITY' AND OLD.created_at < now() - interval '400 days' THEN
      RETURN OLD;
    END IF;
  ELSIF NOT EXISTS (SELECT 1 FROM audit_events) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit events are never changed or removed' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_kept BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION keep_audit_events();--> statement-breakpoint
CREATE TRIGGER audit_events_not_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_events();
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"account_id" uuid,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"reason" text NOT NULL,
	"urgent" boolean NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"evidence" jsonb,
	"picture" text,
	"version" integer DEFAULT 1 NOT NULL,
	"assignee_id" uuid,
	"decision" text,
	"decision_reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"weight" real NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strikes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"suspended_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"appeal_outcome" text,
	"appeal_answer" text DEFAULT '' NOT NULL,
	"appeal_decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "notifications_once_idx";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "comments_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_idx" ON "moderation_cases" USING btree ("kind","thing_id") WHERE "moderation_cases"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "moderation_cases_queue_idx" ON "moderation_cases" USING btree ("status","urgent","reports","created_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_account_idx" ON "moderation_cases" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_assignee_idx" ON "moderation_cases" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decider_idx" ON "moderation_cases" USING btree ("decided_by","decided_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_decided_idx" ON "moderation_cases" USING btree ("decided_at") WHERE "moderation_cases"."evidence" is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_picture_idx" ON "moderation_cases" USING btree ("picture") WHERE "moderation_cases"."picture" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_idx" ON "reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_hidden_idx" ON "reports" USING btree ("reporter_id","thing_id","kind");--> statement-breakpoint
CREATE INDEX "strikes_user_idx" ON "strikes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "strikes_case_idx" ON "strikes" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "strikes_appeals_idx" ON "strikes" USING btree ("appealed_at") WHERE "strikes"."appeal_outcome" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_thing_idx" ON "audit_events" USING btree ("thing_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_case_idx" ON "notifications" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once_idx" ON "notifications" USING btree ("user_id","kind",coalesce("actor_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("post_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("comment_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("attempts", 0),coalesce("case_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("outcome", ''));
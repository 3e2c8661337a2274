CREATE TABLE "email_confirmations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_confirmations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_look" text DEFAULT '';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What plain names look like, as `lookOf` has it; the server works out the others when it starts.
UPDATE "users" SET "username_look" = CASE WHEN octet_length("username") = length("username")
	THEN replace(translate(lower("username"), 'i10', 'llo'), 'm', 'rn') END WHERE "deleted_at" IS NULL;--> statement-breakpoint
-- Characters that new names lose, as `inOneLine` has it.
UPDATE "users" SET "full_name" = btrim(regexp_replace(
		regexp_replace("full_name", '[\u0001-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g'),
		'[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+', '', 'g'))
	WHERE "full_name" ~ '[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]';--> statement-breakpoint
CREATE INDEX "users_look_idx" ON "users" USING btree ("username_look");
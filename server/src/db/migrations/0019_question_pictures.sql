CREATE TABLE "question_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "picture_description" text;--> statement-breakpoint
ALTER TABLE "question_pictures" ADD CONSTRAINT "question_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_pictures_owner_idx" ON "question_pictures" USING btree ("owner_id","used_at");--> statement-breakpoint
CREATE INDEX "question_pictures_used_idx" ON "question_pictures" USING btree ("used_at");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_picture_id_question_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."question_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_picture_idx" ON "questions" USING btree ("picture_id") WHERE "questions"."picture_id" is not null;
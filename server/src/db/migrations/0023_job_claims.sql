CREATE TABLE "job_claims" (
	"name" text PRIMARY KEY NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

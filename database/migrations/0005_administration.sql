-- What staff did, to what, and when. Only ever added to: the database itself refuses to change or forget a line.
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "activity_by_age" ON "activity" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "activity_of_actor" ON "activity" USING btree ("actor","at");
--> statement-breakpoint
CREATE INDEX "activity_of_subject" ON "activity" USING btree ("subject_kind","subject_id","at");
--> statement-breakpoint
CREATE INDEX "activity_search" ON "activity" USING gin ((lower(actor || ' ' || action || ' ' || subject_kind || ' ' || subject_id || ' ' || subject_name)) gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION "refuse_activity_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'activity is only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "activity_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_activity_change"();
--> statement-breakpoint
-- Guarded edits: what staff change together carries a version. Packages, add-ons and events that leave keep their names
-- in the requests that chose them.
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "showcase_yachts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "archived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "add_ons" ADD COLUMN "archived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "archived_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "calendar_entries_ahead" ON "calendar_entries" USING btree ("yacht_id", (upper("occupied")));

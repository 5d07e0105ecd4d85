ALTER TABLE "charter_requests" ADD COLUMN "departs_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD COLUMN "returns_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD COLUMN "estimate" jsonb;
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD COLUMN "agreed_at" timestamp with time zone;
--> statement-breakpoint
-- The slots of features/calendar/domain.ts on the day they were asked for, by Miami's clocks.
UPDATE "charter_requests" SET
	"departs_at" = ("start_on" + CASE "slot" WHEN 'afternoon' THEN time '12:00' WHEN 'evening' THEN time '17:00' ELSE time '09:00' END) AT TIME ZONE 'America/New_York',
	"returns_at" = ("start_on" + CASE "slot" WHEN 'morning' THEN time '12:00' WHEN 'evening' THEN time '20:00' ELSE time '17:00' END) AT TIME ZONE 'America/New_York';
--> statement-breakpoint
ALTER TABLE "charter_requests" ALTER COLUMN "departs_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "charter_requests" ALTER COLUMN "returns_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD CONSTRAINT "charter_requests_lasts" CHECK ("departs_at" < "returns_at");
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD CONSTRAINT "charter_requests_status"
	CHECK ("status" in ('pending', 'reviewed', 'contacted', 'quoted', 'confirmed', 'completed', 'cancelled'));
--> statement-breakpoint
CREATE INDEX "charter_requests_to_depart" ON "charter_requests" USING btree ("departs_at") WHERE status = 'confirmed';
--> statement-breakpoint
CREATE TABLE "charter_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"price" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"terms" text[] NOT NULL,
	"quoted_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_name" text,
	"accepted_address" text,
	"accepted_browser" text,
	CONSTRAINT "charter_quotes_numbered" UNIQUE("charter_id","number"),
	CONSTRAINT "charter_quotes_accepted_by_name" CHECK (("accepted_at" is null) = ("accepted_name" is null))
);
--> statement-breakpoint
CREATE TABLE "charter_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "charter_links_of_charter" ON "charter_links" USING btree ("charter_id");
--> statement-breakpoint
CREATE INDEX "charter_links_by_age" ON "charter_links" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "charter_quotes" ADD CONSTRAINT "charter_quotes_of_charter"
	FOREIGN KEY ("charter_id") REFERENCES "charter_requests"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "charter_links" ADD CONSTRAINT "charter_links_of_charter"
	FOREIGN KEY ("charter_id") REFERENCES "charter_requests"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- A charter has one time on the calendar, held or confirmed, and no second one.
DROP INDEX "calendar_entries_of_charter";
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_entries_one_of_charter" ON "calendar_entries" USING btree ("charter_id") WHERE charter_id is not null;
--> statement-breakpoint
-- Who is taken at a time, asked for the whole fleet at once: the exclusion constraint's own index begins with the yacht.
CREATE INDEX "calendar_entries_by_time" ON "calendar_entries" USING gist ("occupied") INCLUDE ("yacht_id", "expires_at");
--> statement-breakpoint
CREATE INDEX "yachts_with_turnaround" ON "yachts" USING btree ("id") WHERE turnaround_minutes > 0;

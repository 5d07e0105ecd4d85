-- All migrations of a start are one transaction: what earlier ones left to its end is done first, or the table can't be altered.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
-- When a charter was marked as completed: for a day it can be taken back.
ALTER TABLE "charter_requests" ADD COLUMN "completed_at" timestamp with time zone;
--> statement-breakpoint
-- The sample charters of a new site were sailed without a place on their calendars. What is a client's own stays as it is.
INSERT INTO "calendar_entries" ("id", "yacht_id", "kind", "occupied", "charter_id", "created_at")
SELECT gen_random_uuid(), "yacht_id", 'charter', tstzrange("departs_at", "returns_at"), "id", "updated_at"
FROM "charter_requests"
WHERE "status" = 'completed' AND "returns_at" <= now() AND "contact_email" LIKE '%@sample.invalid'
	AND NOT EXISTS (SELECT FROM "calendar_entries" entry WHERE entry."charter_id" = "charter_requests"."id")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Known where the history says so, and where it can be: after the return, of a charter that has its place.
UPDATE "charter_requests" SET "completed_at" = marked."at"
FROM (
	SELECT "charter_id", max("changed_at") AS "at" FROM "charter_history" WHERE "event" = 'complete' GROUP BY "charter_id"
) marked
WHERE marked."charter_id" = "charter_requests"."id" AND "status" = 'completed' AND marked."at" >= "returns_at"
	AND EXISTS (
		SELECT FROM "calendar_entries" entry
		WHERE entry."charter_id" = "charter_requests"."id" AND entry."kind" = 'charter'
	);
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD CONSTRAINT "charter_requests_completed_after_return"
	CHECK ("completed_at" is null or ("status" = 'completed' and "completed_at" >= "returns_at"));

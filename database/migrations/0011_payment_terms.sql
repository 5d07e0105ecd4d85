-- An event is paid by rules of its own (30 %, the rest 14 days before), and every price keeps the terms it was named with.
ALTER TABLE "charter_requests" ADD COLUMN "billed_as" text DEFAULT 'charter' NOT NULL;
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD CONSTRAINT "charter_requests_billed_as" CHECK ("charter_requests"."billed_as" in ('charter', 'event'));
--> statement-breakpoint
-- Prices named so far were a charter's, whose balance was due as the settings say.
WITH terms AS (
	SELECT jsonb_build_object('balanceDue', jsonb_build_object('unit', 'hours', 'before', coalesce(
		(SELECT (value ->> 'charterBalanceHoursBefore')::integer FROM "site_settings" WHERE "key" = 'money'), 24
	))) AS of_a_charter
), asked AS (
	UPDATE "charter_requests" SET "estimate" = "estimate" || terms.of_a_charter FROM terms WHERE "estimate" IS NOT NULL
)
UPDATE "charter_quotes" SET "price" = "price" || terms.of_a_charter FROM terms;
--> statement-breakpoint
-- What happened, and not only between which statuses: a correction is told from a move by more than how its reason begins.
ALTER TABLE "charter_history" ADD COLUMN "event" text;
--> statement-breakpoint
UPDATE "charter_history" SET "event" = CASE
	WHEN "from_status" = "to_status" AND "reason" LIKE 'Corrected: %' THEN 'correct'
	WHEN "from_status" = "to_status" AND "to_status" = 'quoted' THEN 'quote'
	WHEN "from_status" = "to_status" THEN 'move'
	WHEN "to_status" = 'reviewed' THEN 'review'
	WHEN "to_status" = 'contacted' THEN 'contact'
	WHEN "to_status" = 'quoted' THEN 'quote'
	WHEN "to_status" = 'confirmed' AND "changed_by" = 'client' THEN 'accept'
	WHEN "to_status" = 'confirmed' THEN 'confirm'
	WHEN "to_status" = 'completed' THEN 'complete'
	WHEN "to_status" = 'cancelled' THEN 'cancel'
	WHEN "to_status" = 'pending' THEN 'reopen'
END
WHERE "from_status" IS NOT NULL;

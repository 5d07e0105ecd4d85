-- How money goes back that its card did not take; null where it goes back as it came.
ALTER TABLE "money_refunds" ADD COLUMN "other_way" text
	CONSTRAINT "money_refunds_other_way" CHECK ("other_way" in ('bank-transfer', 'zelle', 'cash'));
--> statement-breakpoint
-- Whether a hold's release was planned by the charter's completion alone: then taking the completion back takes it back, too.
ALTER TABLE "money_holds" ADD COLUMN "is_release_assumed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "money_holds" SET "is_release_assumed" = true WHERE "release_at" IS NOT NULL AND NOT EXISTS (
	SELECT FROM "departures" WHERE "departures"."charter_id" = "money_holds"."charter_id" AND "departures"."returned_at" IS NOT NULL
);

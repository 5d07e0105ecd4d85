-- A refund made on the card company's own pages counts from when it was made there, not from when it was heard of
-- (of rows from before this, the time is still that).
ALTER TABLE "money_refunds_elsewhere" RENAME COLUMN "found_at" TO "made_at";
--> statement-breakpoint
-- Those heard of before there was this table were only mailed about. The next sweep asks for them again and keeps them to be entered.
UPDATE "money_notices" n SET "handled_at" = NULL
WHERE n."about" = 'refund' AND n."handled_at" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "money_card_refunds" c WHERE c."provider_refund" = n."object_id")
	AND NOT EXISTS (SELECT FROM "money_hold_returns" r WHERE r."provider_refund" = n."object_id")
	AND NOT EXISTS (SELECT FROM "money_refunds_elsewhere" e WHERE e."provider_refund" = n."object_id");

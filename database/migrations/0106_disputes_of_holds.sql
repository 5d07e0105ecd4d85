-- A client's bank can dispute a payment, or what was kept of a damage hold.
ALTER TABLE "money_disputes" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_disputes" ADD COLUMN "hold_id" uuid REFERENCES "money_holds"("id");--> statement-breakpoint
ALTER TABLE "money_disputes" ADD CONSTRAINT "money_disputes_of_one" CHECK (num_nonnulls("payment_id", "hold_id") = 1);--> statement-breakpoint
-- Until now a dispute of a hold was only in the ledger. Its reason and its day are at the card company.
INSERT INTO "money_disputes" ("id", "charter_id", "hold_id", "cents", "reason", "state", "opened_at", "changed_at")
	SELECT substr(taken."cause", 9), taken."charter_id", hold."id", entry."cents", 'general',
		CASE WHEN won."id" IS NULL THEN 'open' ELSE 'won' END, taken."made_at", coalesce(won."made_at", taken."made_at")
	FROM "money_transactions" taken
	JOIN "money_entries" entry ON entry."transaction_id" = taken."id" AND entry."account" = 'disputes'
	JOIN LATERAL (SELECT "id" FROM "money_holds"
		WHERE "charter_id" = taken."charter_id" AND "state" = 'captured' ORDER BY "made_at" DESC LIMIT 1) hold ON true
	LEFT JOIN "money_transactions" won ON won."cause" = 'dispute-won:' || substr(taken."cause", 9)
	WHERE taken."cause" LIKE 'dispute:%'
		AND NOT EXISTS (SELECT FROM "money_disputes" known WHERE known."id" = substr(taken."cause", 9));

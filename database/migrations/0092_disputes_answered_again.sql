-- A bank that only asked may take the money after all, and is then answered anew: what was staged is handed in once.
DROP INDEX "money_dispute_answers_submitted_once";
--> statement-breakpoint
CREATE UNIQUE INDEX "money_dispute_answers_submitted_once" ON "money_dispute_answers" USING btree ("dispute_id","file_id") WHERE kind = 'submitted' and state <> 'failed';
--> statement-breakpoint
-- One that began with a question stayed answered when the bank took the money, which is when it was written into the ledger: unless an
-- answer was handed in since, it is to be answered.
UPDATE "money_disputes" d SET "is_answered" = false
FROM "money_transactions" t
WHERE d.state = 'open' AND d.is_answered AND t.cause = 'dispute:' || d.id AND t.made_at > d.opened_at + interval '1 minute'
	AND NOT EXISTS (
		SELECT FROM "money_dispute_answers" a
		WHERE a.dispute_id = d.id AND a.kind = 'submitted' AND a.state = 'done' AND a.done_at >= t.made_at
	);

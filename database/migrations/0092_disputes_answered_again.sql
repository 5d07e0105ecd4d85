-- A bank that only asked may take the money after all, and is then answered anew: what was staged is handed in once.
DROP INDEX "money_dispute_answers_submitted_once";
--> statement-breakpoint
CREATE UNIQUE INDEX "money_dispute_answers_submitted_once" ON "money_dispute_answers" USING btree ("dispute_id","file_id") WHERE kind = 'submitted' and state <> 'failed';

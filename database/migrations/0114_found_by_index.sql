-- What is read at each opening of a screen, each night or for each deleted account is found by an index, however long the
-- business has run: money by its time, charters by their number, inquiries by address, state and colleague.
CREATE INDEX "money_transactions_by_time" ON "money_transactions" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "charter_requests_by_number" ON "charter_requests" USING btree (right(id::text, 8));--> statement-breakpoint
CREATE INDEX "charter_requests_active" ON "charter_requests" USING btree ("returns_at") WHERE status = 'confirmed' and not suspected_spam;--> statement-breakpoint
DROP INDEX "charter_requests_by_status";--> statement-breakpoint
CREATE INDEX "charter_requests_by_status" ON "charter_requests" USING btree ("status","suspected_spam","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_of_address" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
DROP INDEX "quote_requests_to_claim";--> statement-breakpoint
CREATE INDEX "quote_requests_of_address" ON "quote_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_new" ON "contact_messages" USING btree ("created_at","id") WHERE state = 'new' and not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_new" ON "quote_requests" USING btree ("created_at","id") WHERE state = 'new' and not suspected_spam;--> statement-breakpoint
CREATE INDEX "contact_messages_of_assignee" ON "contact_messages" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_of_assignee" ON "quote_requests" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "captain_choices_of_charter" ON "captain_choices" USING btree ("charter_id");

-- What a client's bank asked about and let rest is closed: no money has moved, and nobody has to answer any more.
ALTER TABLE "money_disputes" DROP CONSTRAINT "money_disputes_state";--> statement-breakpoint
ALTER TABLE "money_disputes" ADD CONSTRAINT "money_disputes_state" CHECK ("state" in ('inquiry', 'closed', 'open', 'won', 'lost'));

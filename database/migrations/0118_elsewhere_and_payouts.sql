-- Refunds of card payments that were made on the card company's own pages, until a colleague enters them.
CREATE TABLE "money_refunds_elsewhere" (
	"provider_refund" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL REFERENCES "money_payments"("id"),
	"cents" bigint NOT NULL,
	"state" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_refunds_elsewhere_above_nothing" CHECK ("cents" > 0)
);
--> statement-breakpoint
CREATE INDEX "money_refunds_elsewhere_of_payment" ON "money_refunds_elsewhere" USING btree ("payment_id");
--> statement-breakpoint
-- A payout is of many charters' money at once, so its transaction names none.
ALTER TABLE "money_transactions" ALTER COLUMN "charter_id" DROP NOT NULL;
--> statement-breakpoint
-- Lines of the bank that are payouts of the card company, or cash that was paid in.
CREATE TABLE "money_bank_payouts" (
	"transaction_id" uuid PRIMARY KEY NOT NULL REFERENCES "money_transactions"("id"),
	"line_id" uuid NOT NULL REFERENCES "money_bank_lines"("id"),
	"fee_cents" bigint NOT NULL,
	CONSTRAINT "money_bank_payouts_fee" CHECK ("fee_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX "money_bank_payouts_of_line" ON "money_bank_payouts" USING btree ("line_id");
--> statement-breakpoint
CREATE TRIGGER "money_bank_payouts_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "money_bank_payouts"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_money_change"();
--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "money_bank_payouts" FROM CURRENT_USER, PUBLIC;
--> statement-breakpoint
-- A line is one payment or one payout; another only once that one was reversed.
CREATE FUNCTION "check_bank_line_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.line_id::text, 36));
	IF EXISTS (
		SELECT FROM money_bank_matches m
		WHERE m.line_id = NEW.line_id AND NOT EXISTS (SELECT FROM money_reversals v WHERE v.payment_id = m.payment_id)
	) OR EXISTS (
		SELECT FROM money_bank_payouts p
		WHERE p.line_id = NEW.line_id AND NOT EXISTS (SELECT FROM money_transactions v WHERE v.reverses = p.transaction_id)
	) THEN
		RAISE EXCEPTION 'a line is recorded once' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_bank_lines_once';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_bank_payouts_once" BEFORE INSERT ON "money_bank_payouts"
	FOR EACH ROW EXECUTE FUNCTION "check_bank_line_once"();
--> statement-breakpoint
CREATE TRIGGER "money_bank_matches_or_payout" BEFORE INSERT ON "money_bank_matches"
	FOR EACH ROW EXECUTE FUNCTION "check_bank_line_once"();

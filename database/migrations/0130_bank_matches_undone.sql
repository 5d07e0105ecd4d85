-- A line of the bank that was said to be a payment recorded by hand can be taken from it again. Both are kept; a payment can then
-- belong to a line once more, so that its id no longer names the match.
ALTER TABLE "money_bank_matches" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "money_bank_matches" DROP CONSTRAINT "money_bank_matches_pkey";
--> statement-breakpoint
ALTER TABLE "money_bank_matches" ADD CONSTRAINT "money_bank_matches_pkey" PRIMARY KEY ("id");
--> statement-breakpoint
CREATE INDEX "money_bank_matches_of_payment" ON "money_bank_matches" USING btree ("payment_id");
--> statement-breakpoint
CREATE TABLE "money_bank_match_undos" (
	"match_id" uuid PRIMARY KEY NOT NULL REFERENCES "money_bank_matches"("id"),
	"undone_by" text NOT NULL,
	"undone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "money_bank_match_undos_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "money_bank_match_undos"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_money_change"();
--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "money_bank_match_undos" FROM CURRENT_USER, PUBLIC;
--> statement-breakpoint
-- A line is one payment of its own amount, whose day is up to ten days from the bank's, and a payment is one line; another only once
-- that one was reversed or the match undone.
CREATE OR REPLACE FUNCTION "check_bank_match"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.line_id::text, 36));
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.payment_id::text, 37));
	IF NOT EXISTS (
		SELECT FROM money_payments p JOIN money_bank_lines l ON l.id = NEW.line_id
		WHERE p.id = NEW.payment_id AND p.cents = l.cents AND abs(p.received_on - l.received_on) <= 10
	) OR EXISTS (
		SELECT FROM money_bank_matches m
		WHERE m.line_id = NEW.line_id AND NOT EXISTS (SELECT FROM money_reversals v WHERE v.payment_id = m.payment_id)
			AND NOT EXISTS (SELECT FROM money_bank_match_undos u WHERE u.match_id = m.id)
	) OR EXISTS (
		SELECT FROM money_bank_matches m
		WHERE m.payment_id = NEW.payment_id AND NOT EXISTS (SELECT FROM money_bank_match_undos u WHERE u.match_id = m.id)
	) THEN
		RAISE EXCEPTION 'a line is one payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_bank_matches_once';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_bank_line_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.line_id::text, 36));
	IF EXISTS (
		SELECT FROM money_bank_matches m
		WHERE m.line_id = NEW.line_id AND NOT EXISTS (SELECT FROM money_reversals v WHERE v.payment_id = m.payment_id)
			AND NOT EXISTS (SELECT FROM money_bank_match_undos u WHERE u.match_id = m.id)
	) OR EXISTS (
		SELECT FROM money_bank_payouts p
		WHERE p.line_id = NEW.line_id AND NOT EXISTS (SELECT FROM money_transactions v WHERE v.reverses = p.transaction_id)
	) THEN
		RAISE EXCEPTION 'a line is recorded once' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_bank_lines_once';
	END IF;
	RETURN NEW;
END
$$;

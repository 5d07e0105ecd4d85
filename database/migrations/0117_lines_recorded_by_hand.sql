-- A line of the bank can be a payment that staff recorded by hand, whose day is up to ten days from the bank's.
CREATE OR REPLACE FUNCTION "check_bank_match"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.line_id::text, 36));
	IF NOT EXISTS (
		SELECT FROM money_payments p JOIN money_bank_lines l ON l.id = NEW.line_id
		WHERE p.id = NEW.payment_id AND p.cents = l.cents AND abs(p.received_on - l.received_on) <= 10
	) OR EXISTS (
		SELECT FROM money_bank_matches m
		WHERE m.line_id = NEW.line_id AND NOT EXISTS (SELECT FROM money_reversals v WHERE v.payment_id = m.payment_id)
	) THEN
		RAISE EXCEPTION 'a line is one payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_bank_matches_once';
	END IF;
	RETURN NEW;
END
$$;

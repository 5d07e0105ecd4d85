-- Money that came in by a bank's files: each line once, the payment that it became, and why one became none.
CREATE TABLE "money_bank_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"received_on" date NOT NULL,
	"cents" bigint NOT NULL,
	"words" text NOT NULL,
	"taken_by" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_bank_lines_identity_unique" UNIQUE("identity"),
	CONSTRAINT "money_bank_lines_above_nothing" CHECK ("cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "money_bank_matches" (
	"payment_id" uuid PRIMARY KEY NOT NULL REFERENCES "money_payments"("id"),
	"line_id" uuid NOT NULL REFERENCES "money_bank_lines"("id"),
	"matched_by" text NOT NULL,
	"matched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_bank_asides" (
	"line_id" uuid PRIMARY KEY NOT NULL REFERENCES "money_bank_lines"("id"),
	"reason" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "money_bank_lines_by_day" ON "money_bank_lines" USING btree ("received_on","id");
--> statement-breakpoint
CREATE INDEX "money_bank_matches_of_line" ON "money_bank_matches" USING btree ("line_id");
--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['money_bank_matches', 'money_bank_asides'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change()', kept || '_append_only', kept);
	END LOOP;
	FOREACH kept IN ARRAY ARRAY['money_bank_lines', 'money_bank_matches', 'money_bank_asides'] LOOP
		EXECUTE format('REVOKE DELETE, TRUNCATE ON %I FROM CURRENT_USER, PUBLIC', kept);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_bank_lines_stay" BEFORE DELETE OR TRUNCATE ON "money_bank_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_money_change"();
--> statement-breakpoint
-- What the bank wrote names people, and is forgotten in time; nothing else of a line ever changes.
CREATE FUNCTION "check_bank_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.words <> '' OR (NEW.id, NEW.identity, NEW.received_on, NEW.cents, NEW.taken_by, NEW.taken_at)
		IS DISTINCT FROM (OLD.id, OLD.identity, OLD.received_on, OLD.cents, OLD.taken_by, OLD.taken_at)
	THEN
		RAISE EXCEPTION 'a line of the bank stays as it is' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_bank_lines_forget_alone" BEFORE UPDATE ON "money_bank_lines"
	FOR EACH ROW EXECUTE FUNCTION "check_bank_line"();
--> statement-breakpoint
-- A line is one payment of its own amount and day; another only once that one was reversed.
CREATE FUNCTION "check_bank_match"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.line_id::text, 36));
	IF NOT EXISTS (
		SELECT FROM money_payments p JOIN money_bank_lines l ON l.id = NEW.line_id
		WHERE p.id = NEW.payment_id AND p.cents = l.cents AND p.received_on = l.received_on
	) OR EXISTS (
		SELECT FROM money_bank_matches m
		WHERE m.line_id = NEW.line_id AND NOT EXISTS (SELECT FROM money_reversals v WHERE v.payment_id = m.payment_id)
	) THEN
		RAISE EXCEPTION 'a line is one payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_bank_matches_once';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_bank_matches_once" BEFORE INSERT ON "money_bank_matches"
	FOR EACH ROW EXECUTE FUNCTION "check_bank_match"();

-- Money: what clients owe, what they paid and got back, and the ledger of all of it. Only ever added to: the database itself
-- refuses to change or forget a line. None of it hangs on its charter: what was paid stays on record whatever becomes of it.
CREATE TABLE "money_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"reverses" uuid,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "money_transactions_cause_unique" UNIQUE("cause"),
	CONSTRAINT "money_transactions_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "money_transactions_reverses" FOREIGN KEY ("reverses") REFERENCES "money_transactions"("id")
);
--> statement-breakpoint
CREATE TABLE "money_entries" (
	"transaction_id" uuid NOT NULL REFERENCES "money_transactions"("id"),
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "money_entries_pkey" PRIMARY KEY("transaction_id","account"),
	CONSTRAINT "money_entries_move_something" CHECK ("cents" <> 0),
	CONSTRAINT "money_entries_account" CHECK ("account" in ('cleared', 'bank', 'deposits', 'sales-tax', 'gratuity', 'apa', 'revenue', 'cancellation-income', 'fees', 'disputes', 'damage-holds'))
);
--> statement-breakpoint
CREATE TABLE "money_obligations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"base_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"gratuity_cents" bigint NOT NULL,
	"apa_cents" bigint NOT NULL,
	"hold_cents" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"withdraws" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_obligations_withdraws_unique" UNIQUE("withdraws"),
	CONSTRAINT "money_obligations_withdraws" FOREIGN KEY ("withdraws") REFERENCES "money_obligations"("id"),
	CONSTRAINT "money_obligations_kind" CHECK ("kind" in ('deposit', 'balance', 'apa', 'cancellation', 'allowance', 'damage-hold')),
	-- An allowance and a withdrawal take off; an allowance that is withdrawn adds again.
	CONSTRAINT "money_obligations_direction" CHECK (
		CASE WHEN ("kind" = 'allowance') = ("withdraws" is null)
			THEN greatest("base_cents", "tax_cents", "gratuity_cents", "apa_cents", "hold_cents") <= 0
			ELSE least("base_cents", "tax_cents", "gratuity_cents", "apa_cents", "hold_cents") >= 0
		END
	)
);
--> statement-breakpoint
CREATE TABLE "money_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"receipt_number" integer DEFAULT 0 NOT NULL,
	"cents" bigint NOT NULL,
	"method" text NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_by_account" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_payments_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "money_payments_above_nothing" CHECK ("cents" > 0),
	CONSTRAINT "money_payments_method" CHECK ("method" in ('bank-transfer', 'zelle', 'cash', 'card-by-phone'))
);
--> statement-breakpoint
CREATE TABLE "money_reversals" (
	"payment_id" uuid PRIMARY KEY NOT NULL REFERENCES "money_payments"("id"),
	"reason" text NOT NULL,
	"reversed_by" text NOT NULL,
	"reversed_by_account" uuid,
	"reversed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL REFERENCES "money_payments"("id"),
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"cause" text NOT NULL,
	"wanted_by" text NOT NULL,
	"wanted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_refunds_once" UNIQUE("cause","payment_id"),
	CONSTRAINT "money_refunds_above_nothing" CHECK ("cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "money_refund_steps" (
	"refund_id" uuid NOT NULL REFERENCES "money_refunds"("id"),
	"step" text NOT NULL,
	"note" text NOT NULL,
	"done_by" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_refund_steps_pkey" PRIMARY KEY("refund_id","step"),
	CONSTRAINT "money_refund_steps_step" CHECK ("step" in ('sent', 'succeeded', 'failed', 'withdrawn'))
);
--> statement-breakpoint
CREATE INDEX "money_transactions_of_charter" ON "money_transactions" USING btree ("charter_id","made_at");
--> statement-breakpoint
CREATE INDEX "money_entries_of_account" ON "money_entries" USING btree ("account");
--> statement-breakpoint
CREATE INDEX "money_obligations_of_charter" ON "money_obligations" USING btree ("charter_id");
--> statement-breakpoint
CREATE INDEX "money_obligations_by_due_date" ON "money_obligations" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "money_payments_of_charter" ON "money_payments" USING btree ("charter_id","recorded_at");
--> statement-breakpoint
CREATE INDEX "money_payments_by_day" ON "money_payments" USING btree ("received_on");
--> statement-breakpoint
CREATE INDEX "money_refunds_of_charter" ON "money_refunds" USING btree ("charter_id");
--> statement-breakpoint
CREATE INDEX "money_refunds_of_payment" ON "money_refunds" USING btree ("payment_id");
--> statement-breakpoint
CREATE FUNCTION "refuse_money_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['money_transactions', 'money_entries', 'money_obligations', 'money_payments', 'money_reversals', 'money_refunds', 'money_refund_steps'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change()', kept || '_append_only', kept);
		-- What nobody may do they need no right to. That to update stays: references are checked with it.
		EXECUTE format('REVOKE DELETE, TRUNCATE ON %I FROM CURRENT_USER, PUBLIC', kept);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_late_money_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM money_transactions t WHERE t.id = NEW.transaction_id AND t.written_in = pg_current_xact_id()) THEN
		RAISE EXCEPTION 'entries come with their transaction' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_entries_come_along" BEFORE INSERT ON "money_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_late_money_entry"();
--> statement-breakpoint
-- To nothing in sum, with two lines at least; one that reverses another has its lines the other way round.
CREATE FUNCTION "check_money_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	checked uuid := CASE WHEN TG_TABLE_NAME = 'money_transactions' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'transaction_id')::uuid END;
	undone uuid;
BEGIN
	IF (SELECT count(*) < 2 OR sum(cents) <> 0 FROM money_entries WHERE transaction_id = checked) THEN
		RAISE EXCEPTION 'a transaction comes to nothing in sum' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_transactions_balance';
	END IF;
	SELECT reverses INTO undone FROM money_transactions WHERE id = checked;
	IF undone IS NOT NULL AND EXISTS (
		(SELECT account, cents FROM money_entries WHERE transaction_id = checked
			EXCEPT SELECT account, -cents FROM money_entries WHERE transaction_id = undone)
		UNION ALL
		(SELECT account, -cents FROM money_entries WHERE transaction_id = undone
			EXCEPT SELECT account, cents FROM money_entries WHERE transaction_id = checked)
	) THEN
		RAISE EXCEPTION 'a reversal is the other way round' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_transactions_reversal';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "money_transactions_balance" AFTER INSERT ON "money_transactions"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_money_transaction"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "money_entries_balance" AFTER INSERT ON "money_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_money_transaction"();
--> statement-breakpoint
CREATE FUNCTION "check_money_withdrawal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.withdraws IS NOT NULL AND NOT EXISTS (
		SELECT FROM money_obligations o
		WHERE o.id = NEW.withdraws AND o.withdraws IS NULL AND o.charter_id = NEW.charter_id AND o.kind = NEW.kind
			AND o.due_at = NEW.due_at AND o.base_cents = -NEW.base_cents AND o.tax_cents = -NEW.tax_cents
			AND o.gratuity_cents = -NEW.gratuity_cents AND o.apa_cents = -NEW.apa_cents AND o.hold_cents = -NEW.hold_cents
	) THEN
		RAISE EXCEPTION 'a withdrawal is the other way round' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_obligations_withdrawal';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_obligations_withdrawal" BEFORE INSERT ON "money_obligations"
	FOR EACH ROW EXECUTE FUNCTION "check_money_withdrawal"();
--> statement-breakpoint
-- Numbers without a gap: whoever comes next waits until it is known whether this one is kept.
CREATE FUNCTION "number_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('money_payments.receipt_number'));
	SELECT coalesce(max(receipt_number), 0) + 1 INTO NEW.receipt_number FROM money_payments;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_payments_number" BEFORE INSERT ON "money_payments"
	FOR EACH ROW EXECUTE FUNCTION "number_receipt"();
--> statement-breakpoint
CREATE FUNCTION "money_given_back"(payment uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT coalesce(sum(r.cents), 0)::bigint FROM money_refunds r
	WHERE r.payment_id = payment
		AND NOT EXISTS (SELECT FROM money_refund_steps s WHERE s.refund_id = r.id AND s.step IN ('failed', 'withdrawn'))
$$;
--> statement-breakpoint
-- Never more back than was paid, whoever writes it and however many at once.
CREATE FUNCTION "check_money_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid bigint;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.payment_id::text, 34));
	SELECT p.cents INTO paid FROM money_payments p
	WHERE p.id = NEW.payment_id AND p.charter_id = NEW.charter_id
		AND NOT EXISTS (SELECT FROM money_reversals r WHERE r.payment_id = p.id);
	IF paid IS NULL OR money_given_back(NEW.payment_id) + NEW.cents > paid THEN
		RAISE EXCEPTION 'more than was paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_refunds_at_most_paid';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_refunds_at_most_paid" BEFORE INSERT ON "money_refunds"
	FOR EACH ROW EXECUTE FUNCTION "check_money_refund"();
--> statement-breakpoint
CREATE FUNCTION "check_money_reversal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.payment_id::text, 34));
	IF money_given_back(NEW.payment_id) > 0 THEN
		RAISE EXCEPTION 'some of it went back' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_reversals_of_whole';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_reversals_of_whole" BEFORE INSERT ON "money_reversals"
	FOR EACH ROW EXECUTE FUNCTION "check_money_reversal"();
--> statement-breakpoint
-- Only forward: wanted, sent, then arrived or failed (which may show later); withdrawn before it was sent.
CREATE FUNCTION "check_money_refund_step"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	done text[];
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(NEW.refund_id::text, 35));
	SELECT coalesce(array_agg(step), '{}') INTO done FROM money_refund_steps WHERE refund_id = NEW.refund_id;
	IF NOT (CASE NEW.step
		WHEN 'succeeded' THEN 'sent' = ANY (done) AND NOT 'failed' = ANY (done)
		WHEN 'failed' THEN 'sent' = ANY (done)
		ELSE done = '{}'
	END) THEN
		RAISE EXCEPTION 'not from where it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_refund_steps_forward';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_refund_steps_forward" BEFORE INSERT ON "money_refund_steps"
	FOR EACH ROW EXECUTE FUNCTION "check_money_refund_step"();

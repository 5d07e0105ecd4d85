-- Cards: what was asked of the provider, written down before it was asked; what it said has changed; what its banks dispute.
ALTER TABLE "money_payments" DROP CONSTRAINT "money_payments_method";
--> statement-breakpoint
ALTER TABLE "money_payments" ADD CONSTRAINT "money_payments_method" CHECK ("method" in ('bank-transfer', 'zelle', 'cash', 'card-by-phone', 'card'));
--> statement-breakpoint
CREATE TABLE "money_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"provider_checkout" text,
	"provider_payment" text,
	"payment_id" uuid REFERENCES "money_payments"("id"),
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_checkouts_provider_checkout_unique" UNIQUE("provider_checkout"),
	CONSTRAINT "money_checkouts_provider_payment_unique" UNIQUE("provider_payment"),
	CONSTRAINT "money_checkouts_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "money_checkouts_above_nothing" CHECK ("cents" > 0),
	CONSTRAINT "money_checkouts_kind" CHECK ("kind" in ('deposit', 'balance', 'apa', 'cancellation', 'allowance', 'damage-hold')),
	CONSTRAINT "money_checkouts_state" CHECK ("state" in ('wanted', 'open', 'on-its-way', 'paid', 'failed', 'expired')),
	CONSTRAINT "money_checkouts_paid" CHECK (("state" = 'paid') = ("payment_id" IS NOT NULL))
);
--> statement-breakpoint
-- One page at a time on which a charter can be paid: nobody pays the same twice.
CREATE UNIQUE INDEX "money_checkouts_one_at_a_time" ON "money_checkouts" USING btree ("charter_id") WHERE "state" in ('wanted', 'open', 'on-its-way');
--> statement-breakpoint
CREATE INDEX "money_checkouts_of_charter" ON "money_checkouts" USING btree ("charter_id");
--> statement-breakpoint
CREATE TABLE "money_card_refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL REFERENCES "money_refunds"("id"),
	"provider_refund" text,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_card_refunds_provider_refund_unique" UNIQUE("provider_refund")
);
--> statement-breakpoint
CREATE TABLE "money_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL REFERENCES "money_payments"("id"),
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_disputes_state" CHECK ("state" in ('inquiry', 'open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE INDEX "money_disputes_of_charter" ON "money_disputes" USING btree ("charter_id");
--> statement-breakpoint
CREATE TABLE "money_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"about" text NOT NULL,
	"object_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "money_notices_to_handle" ON "money_notices" USING btree ("received_at") WHERE "handled_at" is null;
--> statement-breakpoint
CREATE TABLE "money_sweeps" (
	"of" text PRIMARY KEY NOT NULL,
	"swept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What was asked for stays what it was, and what is paid stays paid, however late or often word of it comes.
CREATE FUNCTION "check_money_checkout"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR (NEW.id, NEW.charter_id, NEW.kind, NEW.cents) IS DISTINCT FROM (OLD.id, OLD.charter_id, OLD.kind, OLD.cents)
		OR (OLD.payment_id IS NOT NULL AND NEW.payment_id IS DISTINCT FROM OLD.payment_id)
		OR (OLD.state in ('failed', 'expired') AND NEW.state NOT in (OLD.state, 'paid'))
		OR (OLD.state in ('open', 'on-its-way') AND NEW.state = 'wanted')
		OR (OLD.state = 'on-its-way' AND NEW.state = 'open')
	THEN
		RAISE EXCEPTION 'a checkout only goes forward' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_checkouts_forward';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_checkouts_forward" BEFORE UPDATE OR DELETE ON "money_checkouts"
	FOR EACH ROW EXECUTE FUNCTION "check_money_checkout"();

-- Damage holds: what a yacht is chartered with, and each hold that was put on a client's card or taken by hand.
ALTER TABLE "yachts" ADD COLUMN "damage_hold_cents" integer;
--> statement-breakpoint
ALTER TABLE "yachts" ADD CONSTRAINT "yachts_damage_hold_not_negative" CHECK ("damage_hold_cents" >= 0);
--> statement-breakpoint
ALTER TABLE "money_entries" DROP CONSTRAINT "money_entries_account";
--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_account" CHECK ("account" in ('cleared', 'bank', 'deposits', 'sales-tax', 'gratuity', 'apa', 'revenue', 'cancellation-income', 'fees', 'disputes', 'damage-holds', 'damage-income'));
--> statement-breakpoint
CREATE TABLE "money_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"obligation_id" uuid NOT NULL REFERENCES "money_obligations"("id"),
	"cents" bigint NOT NULL,
	"way" text NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"provider_checkout" text,
	"provider_payment" text,
	"reference" text DEFAULT '' NOT NULL,
	"trouble" text DEFAULT '' NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"capture_before" timestamp with time zone,
	"release_at" timestamp with time zone,
	"kept_by" text,
	"order_kind" text,
	"order_cents" bigint,
	"order_reason" text DEFAULT '' NOT NULL,
	"ordered_by" text,
	"ordered_at" timestamp with time zone,
	"captured_cents" bigint DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "money_holds_provider_checkout_unique" UNIQUE("provider_checkout"),
	CONSTRAINT "money_holds_provider_payment_unique" UNIQUE("provider_payment"),
	CONSTRAINT "money_holds_above_nothing" CHECK ("cents" > 0),
	CONSTRAINT "money_holds_way" CHECK ("way" in ('saved-card', 'card-page', 'cash', 'terminal')),
	CONSTRAINT "money_holds_state" CHECK ("state" in ('wanted', 'open', 'held', 'released', 'captured', 'lapsed', 'failed')),
	CONSTRAINT "money_holds_order" CHECK ("order_kind" in ('release', 'capture')),
	CONSTRAINT "money_holds_order_whole" CHECK (("order_kind" IS NULL) = ("ordered_at" IS NULL) AND ("order_kind" IS NULL) = ("ordered_by" IS NULL)),
	CONSTRAINT "money_holds_capture" CHECK (("state" = 'captured') = ("captured_cents" > 0) AND "captured_cents" <= "cents"),
	CONSTRAINT "money_holds_order_cents" CHECK ("order_cents" > 0 AND "order_cents" <= "cents"),
	CONSTRAINT "money_holds_ended" CHECK (("state" in ('wanted', 'open', 'held')) = ("ended_at" IS NULL))
);
--> statement-breakpoint
-- One at a time: nobody has their card held twice for the same charter.
CREATE UNIQUE INDEX "money_holds_one_at_a_time" ON "money_holds" USING btree ("charter_id") WHERE "state" in ('wanted', 'open', 'held');
--> statement-breakpoint
CREATE INDEX "money_holds_of_charter" ON "money_holds" USING btree ("charter_id");
--> statement-breakpoint
-- What was asked for stays what it was, an order is given once, and what has ended stays ended. A hold that was given up may
-- turn out to have been captured all the same: that is money, and is written down.
CREATE FUNCTION "check_money_hold"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR (NEW.id, NEW.charter_id, NEW.obligation_id, NEW.cents, NEW.way) IS DISTINCT FROM (OLD.id, OLD.charter_id, OLD.obligation_id, OLD.cents, OLD.way)
		OR (OLD.order_kind IS NOT NULL AND (NEW.order_kind, NEW.order_cents, NEW.ordered_by, NEW.ordered_at) IS DISTINCT FROM (OLD.order_kind, OLD.order_cents, OLD.ordered_by, OLD.ordered_at))
		OR (OLD.state = 'captured' AND (NEW.state, NEW.captured_cents) IS DISTINCT FROM (OLD.state, OLD.captured_cents))
		OR (OLD.state in ('released', 'lapsed', 'failed') AND NEW.state NOT in (OLD.state, 'captured'))
		OR (OLD.state = 'held' AND NEW.state in ('wanted', 'open'))
		OR (OLD.state = 'open' AND NEW.state = 'wanted')
	THEN
		RAISE EXCEPTION 'a hold only goes forward' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_holds_forward';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_holds_forward" BEFORE UPDATE OR DELETE ON "money_holds"
	FOR EACH ROW EXECUTE FUNCTION "check_money_hold"();

-- Cards that are kept by consent in words, and what was charged to them; both written down before the provider is asked.
ALTER TABLE "money_checkouts" ADD COLUMN "keeps_card" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "money_payments_by_card" ON "money_payments" USING btree ("reference") WHERE "method" = 'card';
--> statement-breakpoint
CREATE TABLE "money_saved_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL REFERENCES "money_checkouts"("id"),
	"consent_version" text NOT NULL,
	"consent_language" text NOT NULL,
	"consent_words" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"provider_customer" text,
	"provider_method" text,
	"brand" text,
	"last_four" text,
	"kept_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"detached_at" timestamp with time zone,
	CONSTRAINT "money_saved_cards_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "money_saved_cards_consent" CHECK ("consent_words" <> '' AND "consent_language" in ('en', 'es', 'pt')),
	CONSTRAINT "money_saved_cards_last_four" CHECK ("last_four" ~ '^\d{4}$'),
	CONSTRAINT "money_saved_cards_ended" CHECK (("ended_at" IS NULL) = ("ended_by" IS NULL)),
	-- Nothing of a card is left once the provider has let go of it.
	CONSTRAINT "money_saved_cards_detached" CHECK ("detached_at" IS NULL OR ("ended_at" IS NOT NULL AND "provider_customer" IS NULL AND "provider_method" IS NULL AND "brand" IS NULL AND "last_four" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "money_saved_cards_one_at_a_time" ON "money_saved_cards" USING btree ("charter_id") WHERE "kept_at" IS NOT NULL AND "ended_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "money_saved_cards_of_charter" ON "money_saved_cards" USING btree ("charter_id");
--> statement-breakpoint
-- What was agreed to is what was shown, for good.
CREATE FUNCTION "check_money_saved_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR (NEW.id, NEW.charter_id, NEW.checkout_id, NEW.consent_version, NEW.consent_language, NEW.consent_words, NEW.consented_at)
			IS DISTINCT FROM (OLD.id, OLD.charter_id, OLD.checkout_id, OLD.consent_version, OLD.consent_language, OLD.consent_words, OLD.consented_at)
		OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS NULL)
		OR (OLD.detached_at IS NOT NULL AND NEW.detached_at IS NULL)
	THEN
		RAISE EXCEPTION 'a consent stays what it was' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_saved_cards_forward';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_saved_cards_forward" BEFORE UPDATE OR DELETE ON "money_saved_cards"
	FOR EACH ROW EXECUTE FUNCTION "check_money_saved_card"();
--> statement-breakpoint
CREATE TABLE "money_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"card_id" uuid NOT NULL REFERENCES "money_saved_cards"("id"),
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"provider_payment" text,
	"payment_id" uuid REFERENCES "money_payments"("id"),
	"trouble" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "money_charges_provider_payment_unique" UNIQUE("provider_payment"),
	CONSTRAINT "money_charges_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "money_charges_above_nothing" CHECK ("cents" > 0),
	CONSTRAINT "money_charges_kind" CHECK ("kind" in ('balance')),
	CONSTRAINT "money_charges_state" CHECK ("state" in ('wanted', 'on-its-way', 'paid', 'failed')),
	CONSTRAINT "money_charges_paid" CHECK (("state" = 'paid') = ("payment_id" IS NOT NULL)),
	CONSTRAINT "money_charges_ended" CHECK (("state" in ('wanted', 'on-its-way')) = ("ended_at" IS NULL))
);
--> statement-breakpoint
-- One at a time: nobody is charged the same twice.
CREATE UNIQUE INDEX "money_charges_one_at_a_time" ON "money_charges" USING btree ("charter_id") WHERE "state" in ('wanted', 'on-its-way');
--> statement-breakpoint
CREATE INDEX "money_charges_of_charter" ON "money_charges" USING btree ("charter_id");
--> statement-breakpoint
CREATE FUNCTION "check_money_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR (NEW.id, NEW.charter_id, NEW.card_id, NEW.kind, NEW.cents) IS DISTINCT FROM (OLD.id, OLD.charter_id, OLD.card_id, OLD.kind, OLD.cents)
		OR (OLD.payment_id IS NOT NULL AND NEW.payment_id IS DISTINCT FROM OLD.payment_id)
		OR (OLD.state = 'failed' AND NEW.state NOT in ('failed', 'paid'))
		OR (OLD.state = 'on-its-way' AND NEW.state = 'wanted')
	THEN
		RAISE EXCEPTION 'a charge only goes forward' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_charges_forward';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_charges_forward" BEFORE UPDATE OR DELETE ON "money_charges"
	FOR EACH ROW EXECUTE FUNCTION "check_money_charge"();

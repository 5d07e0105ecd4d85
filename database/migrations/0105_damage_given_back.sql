-- Money that was kept for damage and goes back to its client, whole or in parts.
CREATE TABLE "money_hold_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hold_id" uuid NOT NULL REFERENCES "money_holds"("id"),
	"cents" bigint NOT NULL,
	"method" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"trouble" text DEFAULT '' NOT NULL,
	"provider_refund" text,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_hold_returns_provider_refund_unique" UNIQUE("provider_refund"),
	CONSTRAINT "money_hold_returns_above_nothing" CHECK ("cents" > 0),
	CONSTRAINT "money_hold_returns_method" CHECK ("method" in ('bank-transfer', 'zelle', 'cash', 'card-by-phone', 'card')),
	CONSTRAINT "money_hold_returns_state" CHECK ("state" in ('wanted', 'sent', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "money_hold_returns_of_hold" ON "money_hold_returns" USING btree ("hold_id");
--> statement-breakpoint
-- Never more goes back than was kept, and no state is taken back. The hold's row is locked first, so that two at once are counted.
CREATE FUNCTION "check_money_hold_return"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kept bigint;
	gone bigint;
BEGIN
	IF TG_OP = 'DELETE' THEN
		RAISE EXCEPTION 'what went back stays on record' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_hold_returns_forward';
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF (NEW.id, NEW.hold_id, NEW.cents, NEW.method, NEW.reason, NEW.made_by, NEW.made_at) IS DISTINCT FROM (OLD.id, OLD.hold_id, OLD.cents, OLD.method, OLD.reason, OLD.made_by, OLD.made_at)
			OR array_position(ARRAY['wanted', 'sent', 'succeeded', 'failed'], NEW.state) < array_position(ARRAY['wanted', 'sent', 'succeeded', 'failed'], OLD.state)
		THEN
			RAISE EXCEPTION 'what goes back only goes forward' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_hold_returns_forward';
		END IF;
		RETURN NEW;
	END IF;
	SELECT "captured_cents" INTO kept FROM "money_holds" WHERE "id" = NEW.hold_id FOR UPDATE;
	SELECT coalesce(sum("cents"), 0) INTO gone FROM "money_hold_returns" WHERE "hold_id" = NEW.hold_id AND "state" <> 'failed';
	IF gone + NEW.cents > kept THEN
		RAISE EXCEPTION 'more would go back than was kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_hold_returns_within';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_hold_returns_forward" BEFORE INSERT OR UPDATE OR DELETE ON "money_hold_returns"
	FOR EACH ROW EXECUTE FUNCTION "check_money_hold_return"();

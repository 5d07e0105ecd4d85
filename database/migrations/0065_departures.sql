-- Captains as staff keep them, and who takes which charter out: a captain is on one charter at a time.
CREATE TABLE "captains" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"license" text NOT NULL,
	"license_number" text DEFAULT '' NOT NULL,
	"license_valid_until" date,
	"phone" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "captains_license" CHECK ("license" in ('oupv', 'master-25', 'master-50', 'master-100', 'master-200', 'master-500', 'master-1600', 'master'))
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"charter_id" uuid PRIMARY KEY NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"captain_id" text REFERENCES "captains"("id"),
	"during" tstzrange NOT NULL,
	"departed_at" timestamp with time zone,
	"departed_by" text,
	"returned_at" timestamp with time zone,
	"returned_by" text,
	"completed_at" timestamp with time zone,
	CONSTRAINT "departures_by_somebody" CHECK (("departed_at" IS NULL) = ("departed_by" IS NULL) AND ("returned_at" IS NULL) = ("returned_by" IS NULL)),
	CONSTRAINT "departures_returned_after_departing" CHECK ("returned_at" >= "departed_at" OR "returned_at" IS NULL),
	CONSTRAINT "departures_returned_once_departed" CHECK ("returned_at" IS NULL OR "departed_at" IS NOT NULL),
	CONSTRAINT "departures_one_at_a_time" EXCLUDE USING gist ("captain_id" WITH =, "during" WITH &&) WHERE ("captain_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX "departures_under_way" ON "departures" USING btree ("departed_at") WHERE "departed_at" IS NOT NULL AND "completed_at" IS NULL;
--> statement-breakpoint
-- What was missing and let pass, by whom and why: kept as it was written until nobody is to know any more whose charter it was.
CREATE TABLE "departure_overrides" (
	"charter_id" uuid NOT NULL REFERENCES "departures"("charter_id") ON DELETE CASCADE,
	"point" text NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departure_overrides_pkey" PRIMARY KEY("charter_id","point"),
	CONSTRAINT "departure_overrides_reason" CHECK ("reason" <> '')
);
--> statement-breakpoint
-- A charter that is under way is neither called off nor moved, and nobody who came aboard has not come: refused here, where two who
-- are at it at once wait for each other. UW001 is under way, UW002 has left; what is told of them stands in charters' changes.
-- One that is moved, or agreed on anew, is another departure: nobody has left on it, nothing is let pass, and its captain comes
-- along only where they are free. One that is completed by hand is not out any more. One that ends lets its captain go; what has left is never deleted.
CREATE FUNCTION "follow_charter"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	has_left boolean;
	is_under_way boolean;
	is_off boolean := NEW.status not in ('confirmed', 'completed');
	is_another boolean := (NEW.departs_at, NEW.returns_at, NEW.yacht_id) IS DISTINCT FROM (OLD.departs_at, OLD.returns_at, OLD.yacht_id)
		OR (NEW.status = 'confirmed' AND OLD.status not in ('confirmed', 'completed'));
BEGIN
	SELECT departed_at IS NOT NULL, departed_at IS NOT NULL AND returned_at IS NULL INTO has_left, is_under_way
		FROM departures WHERE charter_id = NEW.id;
	IF NOT FOUND THEN
		RETURN NULL;
	END IF;
	IF is_under_way AND (is_off OR is_another) THEN
		RAISE EXCEPTION 'a charter is under way' USING ERRCODE = 'UW001';
	ELSIF has_left AND NEW.status = 'no-show' AND OLD.status <> 'no-show' THEN
		RAISE EXCEPTION 'a charter has left' USING ERRCODE = 'UW002';
	ELSIF NEW.status = 'completed' AND is_under_way THEN
		UPDATE departures SET completed_at = coalesce(NEW.completed_at, now()) WHERE charter_id = NEW.id;
	ELSIF OLD.status = 'completed' AND is_under_way THEN
		UPDATE departures SET completed_at = NULL WHERE charter_id = NEW.id;
	ELSIF is_off THEN
		UPDATE departures SET captain_id = NULL WHERE charter_id = NEW.id;
		DELETE FROM departures WHERE charter_id = NEW.id AND NOT has_left AND NEW.status <> 'no-show';
	ELSIF is_another THEN
		DELETE FROM departure_overrides WHERE charter_id = NEW.id;
		UPDATE departures SET departed_at = NULL, departed_by = NULL, returned_at = NULL, returned_by = NULL, completed_at = NULL
			WHERE charter_id = NEW.id;
		BEGIN
			UPDATE departures SET during = tstzrange(NEW.departs_at, NEW.returns_at) WHERE charter_id = NEW.id;
		EXCEPTION WHEN exclusion_violation THEN
			UPDATE departures SET captain_id = NULL, during = tstzrange(NEW.departs_at, NEW.returns_at) WHERE charter_id = NEW.id;
		END;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "charter_requests_departure" AFTER UPDATE OF "status", "departs_at", "returns_at", "yacht_id" ON "charter_requests"
	FOR EACH ROW EXECUTE FUNCTION follow_charter();

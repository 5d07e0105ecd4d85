-- A completion by hand is marked also where the charter came back early: once it is taken back, no job completes it again.
CREATE OR REPLACE FUNCTION "follow_charter"() RETURNS trigger LANGUAGE plpgsql AS $$
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
	IF is_under_way AND (is_off OR is_another OR NEW.mode IS DISTINCT FROM OLD.mode) THEN
		RAISE EXCEPTION 'a charter is under way' USING ERRCODE = 'UW001';
	ELSIF has_left AND NEW.status = 'no-show' AND OLD.status <> 'no-show' THEN
		RAISE EXCEPTION 'a charter has left' USING ERRCODE = 'UW002';
	ELSIF NEW.status = 'completed' AND OLD.status <> 'completed' AND has_left THEN
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

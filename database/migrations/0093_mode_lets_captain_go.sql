-- With crew the house assigns the captain, bareboat the charterer chooses: whoever was there before the way of chartering changed is let
-- go, and free for others. Whoever has left with the yacht stays noted.
CREATE OR REPLACE FUNCTION "let_captain_go"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE departures SET captain_id = NULL WHERE charter_id = NEW.id AND departed_at IS NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "charter_requests_captain" AFTER UPDATE OF "mode" ON "charter_requests"
	FOR EACH ROW WHEN (OLD.mode IS DISTINCT FROM NEW.mode) EXECUTE FUNCTION let_captain_go();
--> statement-breakpoint
-- The same of those whose way changed before: bareboat whoever is not the client's choice now, with crew whoever still is and was not
-- assigned by the house since.
UPDATE "departures" SET "captain_id" = NULL
FROM "charter_requests"
WHERE "charter_requests"."id" = "departures"."charter_id" AND "charter_requests"."status" = 'confirmed'
	AND "departures"."departed_at" IS NULL AND "departures"."captain_id" IS NOT NULL
	AND ("charter_requests"."mode" = 'crewed') = EXISTS (
		SELECT FROM "captain_choices"
		WHERE "captain_choices"."charter_id" = "departures"."charter_id" AND "captain_choices"."ended_at" IS NULL
			AND "captain_choices"."captain_id" = "departures"."captain_id"
			AND ("charter_requests"."mode" = 'bareboat' OR NOT EXISTS (
				SELECT FROM "activity"
				WHERE "activity"."subject_kind" = 'charter' AND "activity"."subject_id" = "departures"."charter_id"::text
					AND "activity"."action" = 'assigned a captain to' AND "activity"."at" > "captain_choices"."chosen_at")));

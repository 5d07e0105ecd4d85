-- With crew the house assigns the captain, bareboat the charterer chooses: whoever was there before the way of chartering changed is let
-- go, and free for others. Whoever has left with the yacht stays noted.
CREATE FUNCTION "let_captain_go"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE departures SET captain_id = NULL WHERE charter_id = NEW.id AND departed_at IS NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "charter_requests_captain" AFTER UPDATE OF "mode" ON "charter_requests"
	FOR EACH ROW WHEN (OLD.mode IS DISTINCT FROM NEW.mode) EXECUTE FUNCTION let_captain_go();

-- What is open of each charter's money, so that whoever asks need not add up all that was ever owed and paid. A change of a charter's
-- money puts it in, without what is open: that is added up by whoever asks first. A job adds up all of them, and takes out those of
-- which nothing is open. The update locks the row until the change is committed, so that the job cannot note what was open before.
CREATE TABLE "money_unsettled" (
	"charter_id" uuid PRIMARY KEY NOT NULL,
	"open" jsonb
);
--> statement-breakpoint
INSERT INTO "money_unsettled" ("charter_id") SELECT "charter_id" FROM "money_obligations" UNION SELECT "charter_id" FROM "money_payments";
--> statement-breakpoint
CREATE FUNCTION "note_unsettled_money"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	charters uuid[];
BEGIN
	CASE TG_TABLE_NAME
		WHEN 'money_reversals' THEN charters := ARRAY(SELECT p.charter_id FROM changed c JOIN money_payments p ON p.id = c.payment_id);
		WHEN 'money_refund_steps' THEN charters := ARRAY(SELECT r.charter_id FROM changed c JOIN money_refunds r ON r.id = c.refund_id);
		ELSE charters := ARRAY(SELECT charter_id FROM changed);
	END CASE;
	INSERT INTO money_unsettled (charter_id) SELECT DISTINCT unnest(charters) ORDER BY 1
	ON CONFLICT (charter_id) DO UPDATE SET open = NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['money_obligations', 'money_payments', 'money_reversals', 'money_refunds', 'money_refund_steps', 'money_disputes'] LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_unsettled_money()', kept || '_unsettled', kept);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_disputes_changed_unsettled" AFTER UPDATE ON "money_disputes" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_unsettled_money"();

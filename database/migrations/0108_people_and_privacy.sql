-- A customer whose address is corrected stays the same customer: what staff have noted and corrected goes along. Where the new address
-- has a customer already, the two become one; but what staff added by themselves is left where it is then, because it may be another
-- person's.
CREATE FUNCTION "move_customer"(moved uuid, wanted text, owner uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	former customers%ROWTYPE;
BEGIN
	UPDATE customers SET email = nullif(wanted, ''), account_id = CASE WHEN wanted = '' THEN owner END,
		is_added = is_added AND wanted <> '', version = version + 1
	WHERE id = moved;
EXCEPTION WHEN unique_violation THEN
	DELETE FROM customers WHERE id = moved AND NOT is_added RETURNING * INTO former;
	UPDATE customers c SET
		notes = trim(c.notes || E'\n\n' || former.notes, E'\n'),
		name = CASE WHEN former.is_edited AND NOT c.is_edited THEN former.name ELSE c.name END,
		phone = CASE WHEN former.is_edited AND NOT c.is_edited THEN former.phone ELSE c.phone END,
		is_edited = c.is_edited OR former.is_edited,
		version = c.version + 1
	WHERE (c.email = wanted OR (wanted = '' AND c.account_id = owner)) AND (former.notes <> '' OR former.is_edited);
END
$$;
--> statement-breakpoint
-- Once nothing else has the former address.
CREATE FUNCTION "follow_customer"(former text, wanted text, owner uuid) RETURNS void LANGUAGE sql AS $$
	SELECT move_customer(c.id, wanted, owner) FROM customers c
	WHERE c.email = former AND former <> wanted
		AND NOT EXISTS (SELECT FROM charter_requests WHERE lower(contact_email) = former AND NOT suspected_spam)
		AND NOT EXISTS (SELECT FROM profiles p JOIN accounts a ON a.id = p.account_id WHERE lower(p.email) = former AND a.role = 'client')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_account_customer"(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	found record;
BEGIN
	SELECT a.username, a.role, a.created_at, p.email, p.phone, trim(p.first_name || ' ' || p.last_name) AS name INTO found
	FROM accounts a JOIN profiles p ON p.account_id = a.id WHERE a.id = wanted;
	IF found.role = 'client' AND found.email = '' THEN
		INSERT INTO customers (account_id, name, phone, accounts, first_seen_at, last_active_at)
		VALUES (wanted, coalesce(nullif(found.name, ''), found.username), found.phone, 1, found.created_at, found.created_at)
		ON CONFLICT (account_id) DO UPDATE SET
			name = CASE WHEN customers.is_edited THEN customers.name ELSE excluded.name END,
			phone = CASE WHEN customers.is_edited THEN customers.phone ELSE excluded.phone END,
			version = customers.version + CASE WHEN NOT customers.is_edited
				AND (customers.name, customers.phone) <> (excluded.name, excluded.phone) THEN 1 ELSE 0 END;
		RETURN;
	END IF;
	IF found.role = 'client' THEN
		PERFORM move_customer(c.id, lower(found.email), NULL) FROM customers c WHERE c.account_id = wanted;
	END IF;
	DELETE FROM customers WHERE account_id = wanted;
	PERFORM refresh_customer(lower(found.email));
END
$$;
--> statement-breakpoint
-- A client who is forgotten leaves an empty address behind, which nobody follows.
CREATE OR REPLACE FUNCTION "tell_customer_of_charter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.contact_email <> '' THEN
		PERFORM follow_customer(lower(OLD.contact_email), lower(NEW.contact_email), NULL);
	END IF;
	IF TG_OP <> 'INSERT' THEN PERFORM refresh_customer(lower(OLD.contact_email)); END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND lower(NEW.contact_email) <> lower(OLD.contact_email)) THEN
		PERFORM refresh_customer(lower(NEW.contact_email));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_customer_of_profile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- A closed account leaves nothing behind, not even what staff had written about it; of an address that was only typed, what
		-- staff have added is somebody else's.
		DELETE FROM customers WHERE account_id = OLD.account_id;
		UPDATE customers SET is_added = false WHERE email = lower(OLD.email) AND OLD.email_verified_at IS NOT NULL;
		PERFORM refresh_customer(lower(OLD.email));
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM accounts WHERE id = NEW.account_id AND role = 'client') AND (OLD.email_verified_at IS NOT NULL
		OR NOT EXISTS (SELECT FROM customers WHERE email = lower(OLD.email) AND is_added)) THEN
		PERFORM follow_customer(lower(OLD.email), lower(NEW.email), NEW.account_id);
	END IF;
	PERFORM refresh_account_customer(NEW.account_id);
	IF TG_OP = 'UPDATE' AND lower(NEW.email) <> lower(OLD.email) THEN PERFORM refresh_customer(lower(OLD.email)); END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- A privacy request outlives the account of the colleague who wrote it down: whoever asked by right still waits for an answer.
ALTER TABLE "privacy_requests" ALTER COLUMN "asked_by" DROP NOT NULL,
	DROP CONSTRAINT "privacy_requests_asked_by_fkey",
	ADD CONSTRAINT "privacy_requests_asked_by_fkey" FOREIGN KEY ("asked_by") REFERENCES "accounts"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- The ledger named a client who accepted a quote after money had come, and nothing in it can be erased with them.
ALTER TABLE "money_transactions" DISABLE TRIGGER "money_transactions_append_only";
--> statement-breakpoint
UPDATE "money_transactions" t SET "made_by" = 'client' FROM "case_history" h
WHERE t."cause" = 'settled:confirmed:' || h."id" AND h."changed_by" = 'client';
--> statement-breakpoint
ALTER TABLE "money_transactions" ENABLE TRIGGER "money_transactions_append_only";

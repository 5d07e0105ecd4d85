-- What a charter comes to: as quoted last, else as estimated. Kept with it, so that lists sort by it and months add up at once.
ALTER TABLE "charter_requests" ADD COLUMN "quoted_cents" bigint;
--> statement-breakpoint
UPDATE "charter_requests" SET "quoted_cents" = (
	SELECT ("price" ->> 'totalCents')::bigint FROM "charter_quotes"
	WHERE "charter_id" = "charter_requests"."id" ORDER BY "number" DESC LIMIT 1
);
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD COLUMN "total_cents" bigint
	GENERATED ALWAYS AS (coalesce("quoted_cents", ("estimate" ->> 'totalCents')::bigint)) STORED;
--> statement-breakpoint
CREATE FUNCTION "keep_quoted_total"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE charter_requests SET quoted_cents = (NEW.price ->> 'totalCents')::bigint WHERE id = NEW.charter_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "charter_quotes_total" AFTER INSERT ON "charter_quotes"
	FOR EACH ROW EXECUTE FUNCTION "keep_quoted_total"();
--> statement-breakpoint
-- What staff wrote to a client about a charter, and what they noted for each other.
CREATE TABLE "charter_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL REFERENCES "charter_requests"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"written_by" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charter_messages_kind" CHECK ("kind" in ('mail', 'note'))
);
--> statement-breakpoint
CREATE INDEX "charter_messages_of_charter" ON "charter_messages" USING btree ("charter_id","created_at");
--> statement-breakpoint
CREATE INDEX "charter_requests_search" ON "charter_requests" USING gin ((lower(contact_name || ' ' || contact_email || ' ' || contact_phone || ' ' || yacht_name || ' ' || right(id::text, 8))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "charter_requests_listed" ON "charter_requests" USING btree ("created_at","id") WHERE not suspected_spam;
--> statement-breakpoint
CREATE INDEX "charter_requests_by_status" ON "charter_requests" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "charter_requests_by_departure" ON "charter_requests" USING btree ("departs_at","id");
--> statement-breakpoint
CREATE INDEX "charter_requests_by_total" ON "charter_requests" USING btree ("total_cents" DESC NULLS LAST,"id" DESC);
--> statement-breakpoint
CREATE INDEX "charter_requests_by_name" ON "charter_requests" USING btree (lower(contact_name),"id");
--> statement-breakpoint
CREATE INDEX "charter_requests_sold" ON "charter_requests" USING btree ("departs_at") INCLUDE ("yacht_id","start_on","total_cents") WHERE status in ('confirmed', 'completed');
--> statement-breakpoint
CREATE INDEX "charter_requests_of_address" ON "charter_requests" USING btree (lower(contact_email),"created_at");
--> statement-breakpoint
-- Everybody who asked for a charter or made an account, one row for each address. What is counted in it is written by the
-- triggers below, whoever makes the change; the name, phone and notes that staff write are theirs.
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"account_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"is_added" boolean DEFAULT false NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"bookings" integer DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customers_email" UNIQUE("email"),
	CONSTRAINT "customers_account" UNIQUE("account_id"),
	CONSTRAINT "customers_email_lower" CHECK ("email" = lower("email") and "email" <> ''),
	CONSTRAINT "customers_known_by_one" CHECK (("email" is null) <> ("account_id" is null))
);
--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ((lower(name || ' ' || coalesce(email, '') || ' ' || phone)) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree (lower(name),"id");
--> statement-breakpoint
CREATE INDEX "customers_by_activity" ON "customers" USING btree ("last_active_at","id");
--> statement-breakpoint
CREATE INDEX "customers_by_total" ON "customers" USING btree ("spent_cents","id");
--> statement-breakpoint
CREATE INDEX "customers_by_bookings" ON "customers" USING btree ("bookings","id");
--> statement-breakpoint
CREATE INDEX "profiles_by_address" ON "profiles" USING btree (lower(email)) WHERE email <> '';
--> statement-breakpoint
-- Counts one address anew. Its row is taken first: of two changes at once, the second counts what the first has done.
CREATE FUNCTION "refresh_customer"(wanted text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(wanted, '') = '' THEN RETURN; END IF;
	INSERT INTO customers (email) VALUES (wanted) ON CONFLICT (email) DO UPDATE SET email = excluded.email;
	UPDATE customers c SET
		requests = asked.requests,
		bookings = asked.bookings,
		spent_cents = asked.spent,
		accounts = known.accounts,
		name = CASE WHEN c.is_edited THEN c.name ELSE coalesce(latest.contact_name, known.name, '') END,
		phone = CASE WHEN c.is_edited THEN c.phone ELSE coalesce(latest.contact_phone, known.phone, '') END,
		first_seen_at = coalesce(least(asked.first_at, known.first_at), c.first_seen_at),
		last_active_at = coalesce(greatest(asked.last_at, known.last_at), c.last_active_at)
	FROM
		(SELECT count(*) AS requests,
			count(*) FILTER (WHERE status in ('confirmed', 'completed')) AS bookings,
			coalesce(sum(total_cents) FILTER (WHERE status in ('confirmed', 'completed')), 0) AS spent,
			min(created_at) AS first_at,
			greatest(max(created_at), max(departs_at) FILTER (WHERE status in ('confirmed', 'completed'))) AS last_at
		FROM charter_requests WHERE lower(contact_email) = wanted AND NOT suspected_spam) asked
		LEFT JOIN LATERAL (SELECT contact_name, contact_phone FROM charter_requests
			WHERE lower(contact_email) = wanted AND NOT suspected_spam ORDER BY created_at DESC, id DESC LIMIT 1) latest ON true
		CROSS JOIN (SELECT count(*) AS accounts,
			max(coalesce(nullif(trim(first_name || ' ' || last_name), ''), username)) AS name, max(phone) AS phone,
			min(a.created_at) AS first_at, max(a.created_at) AS last_at
		FROM profiles p JOIN accounts a ON a.id = p.account_id WHERE lower(p.email) = wanted AND a.role = 'client') known
	WHERE c.email = wanted;
	DELETE FROM customers WHERE email = wanted AND requests = 0 AND accounts = 0 AND NOT is_added;
END
$$;
--> statement-breakpoint
-- An account without an address is a customer of its own until it has one; what was noted about it goes along.
CREATE FUNCTION "refresh_account_customer"(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	found record;
	former record;
BEGIN
	SELECT a.username, a.role, a.created_at, p.email, p.phone, trim(p.first_name || ' ' || p.last_name) AS name INTO found
	FROM accounts a JOIN profiles p ON p.account_id = a.id WHERE a.id = wanted;
	IF found.role = 'client' AND found.email = '' THEN
		INSERT INTO customers (account_id, name, phone, accounts, first_seen_at, last_active_at)
		VALUES (wanted, coalesce(nullif(found.name, ''), found.username), found.phone, 1, found.created_at, found.created_at)
		ON CONFLICT (account_id) DO UPDATE SET
			name = CASE WHEN customers.is_edited THEN customers.name ELSE excluded.name END,
			phone = CASE WHEN customers.is_edited THEN customers.phone ELSE excluded.phone END;
		RETURN;
	END IF;
	DELETE FROM customers WHERE account_id = wanted RETURNING notes INTO former;
	IF found.role = 'client' THEN
		PERFORM refresh_customer(lower(found.email));
		IF coalesce(former.notes, '') <> '' THEN
			UPDATE customers SET notes = trim(notes || E'\n\n' || former.notes, E'\n') WHERE email = lower(found.email);
		END IF;
	ELSIF found.email <> '' THEN
		PERFORM refresh_customer(lower(found.email));
	END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_customer_of_charter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN PERFORM refresh_customer(lower(OLD.contact_email)); END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND lower(NEW.contact_email) <> lower(OLD.contact_email)) THEN
		PERFORM refresh_customer(lower(NEW.contact_email));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_customer_of_profile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- A closed account leaves nothing behind, not even what staff had written about it.
		DELETE FROM customers WHERE account_id = OLD.account_id;
		UPDATE customers SET is_added = false WHERE email = lower(OLD.email);
		PERFORM refresh_customer(lower(OLD.email));
		RETURN NULL;
	END IF;
	PERFORM refresh_account_customer(NEW.account_id);
	IF TG_OP = 'UPDATE' AND lower(NEW.email) <> lower(OLD.email) THEN PERFORM refresh_customer(lower(OLD.email)); END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_customer_of_role"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_account_customer(NEW.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- At the end of the transaction, so that nobody waits for a customer's row while a charter is being confirmed.
CREATE CONSTRAINT TRIGGER "charter_requests_customer"
	AFTER INSERT OR DELETE OR UPDATE OF "contact_email", "contact_name", "contact_phone", "status", "departs_at", "quoted_cents", "estimate", "suspected_spam"
	ON "charter_requests" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_customer_of_charter"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "profiles_customer"
	AFTER INSERT OR DELETE OR UPDATE OF "email", "first_name", "last_name", "phone"
	ON "profiles" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_customer_of_profile"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "accounts_customer" AFTER UPDATE OF "role", "username"
	ON "accounts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_customer_of_role"();
--> statement-breakpoint
SELECT refresh_customer(address) FROM (
	SELECT lower(contact_email) AS address FROM charter_requests WHERE NOT suspected_spam
	UNION SELECT lower(email) FROM profiles
) addresses WHERE address <> '';
--> statement-breakpoint
SELECT refresh_account_customer(account_id) FROM profiles WHERE email = '';

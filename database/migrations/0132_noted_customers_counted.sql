-- What the team has noted of a customer stays, with name and phone, while a request marked as spam has the address: the mark can be
-- taken back. The count says so itself; the flag of 0131 said that staff had entered the customer, and was never taken back.
DROP TRIGGER "charter_requests_keep_customer" ON "charter_requests";
--> statement-breakpoint
DROP FUNCTION "keep_noted_customer"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_customer"(wanted text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(wanted, '') = '' THEN RETURN; END IF;
	INSERT INTO customers (email) VALUES (wanted) ON CONFLICT (email) DO UPDATE SET email = excluded.email;
	UPDATE customers c SET
		requests = asked.requests,
		bookings = asked.bookings,
		spent_cents = asked.spent,
		accounts = known.accounts,
		name = CASE WHEN c.is_edited THEN c.name ELSE coalesce(latest.contact_name, known.name, c.name) END,
		phone = CASE WHEN c.is_edited THEN c.phone ELSE coalesce(latest.contact_phone, known.phone, c.phone) END,
		version = c.version + CASE WHEN NOT c.is_edited AND (c.is_added OR c.requests + c.accounts > 0) AND (c.name, c.phone)
			<> (coalesce(latest.contact_name, known.name, c.name), coalesce(latest.contact_phone, known.phone, c.phone)) THEN 1 ELSE 0 END,
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
	DELETE FROM customers WHERE email = wanted AND requests = 0 AND accounts = 0 AND NOT is_added AND NOT ((notes <> '' OR is_edited)
		AND EXISTS (SELECT FROM charter_requests WHERE lower(contact_email) = wanted AND suspected_spam));
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_customer_of_profile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- A closed account leaves nothing behind, not even what staff had written about it; of an address that was only typed, what
		-- staff have added is somebody else's.
		DELETE FROM customers WHERE account_id = OLD.account_id;
		UPDATE customers SET is_added = false, is_edited = is_edited AND requests > 0, notes = CASE WHEN requests > 0 THEN notes ELSE '' END
			WHERE email = lower(OLD.email) AND OLD.email_verified_at IS NOT NULL;
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

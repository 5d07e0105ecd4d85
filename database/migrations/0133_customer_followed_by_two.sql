-- Two charters of one address can be corrected at the same moment. Each still saw the other at the former address, so nobody took the
-- customer along, and the row was deleted with what staff had noted. The second now waits for the first, and looks after that.
CREATE OR REPLACE FUNCTION "follow_customer"(former text, wanted text, owner uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM customers WHERE email = former AND former <> wanted FOR UPDATE;
	PERFORM move_customer(c.id, wanted, owner) FROM customers c
	WHERE c.email = former AND former <> wanted
		AND NOT EXISTS (SELECT FROM charter_requests WHERE lower(contact_email) = former AND NOT suspected_spam)
		AND NOT EXISTS (SELECT FROM profiles p JOIN accounts a ON a.id = p.account_id WHERE lower(p.email) = former AND a.role = 'client');
END
$$;

-- What the team has noted of a customer stays when their only request is marked as spam: the mark can be taken back. The customer
-- is counted anew at the end of the transaction, so this comes first.
CREATE FUNCTION "keep_noted_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE customers SET is_added = true WHERE email = lower(NEW.contact_email) AND (notes <> '' OR is_edited);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "charter_requests_keep_customer" AFTER UPDATE OF "suspected_spam" ON "charter_requests"
	FOR EACH ROW WHEN (NEW.suspected_spam AND NOT OLD.suspected_spam) EXECUTE FUNCTION "keep_noted_customer"();

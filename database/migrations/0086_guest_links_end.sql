-- Whose address turned out wrong had the charter's links, and with them the link of its guests: it leads nowhere from then on either.
CREATE FUNCTION "end_guest_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "guest_links" WHERE "case_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "charter_requests_guest_link" AFTER UPDATE OF "contact_email" ON "charter_requests"
FOR EACH ROW WHEN (lower(NEW."contact_email") <> lower(OLD."contact_email"))
EXECUTE FUNCTION end_guest_link();

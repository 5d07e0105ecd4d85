-- A charter names what was added to it by id alone, so that an add-on and a package must not share one: both would be charged.
-- Whoever inserts one that the other list has inserts nothing, as with an id of its own list, and takes the next.
UPDATE "packages" SET "id" = "id" || '-package' WHERE "id" IN (SELECT "id" FROM "add_ons");
--> statement-breakpoint
CREATE FUNCTION "extras_one_id"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_taken boolean;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('extra ' || NEW.id));
	EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id = $1)', TG_ARGV[0]) INTO is_taken USING NEW.id;
	RETURN CASE WHEN is_taken THEN NULL ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "add_ons_one_id" BEFORE INSERT ON "add_ons" FOR EACH ROW EXECUTE FUNCTION "extras_one_id"('packages');
--> statement-breakpoint
CREATE TRIGGER "packages_one_id" BEFORE INSERT ON "packages" FOR EACH ROW EXECUTE FUNCTION "extras_one_id"('add_ons');

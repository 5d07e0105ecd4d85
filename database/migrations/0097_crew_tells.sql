-- The crew is on a page that is kept until what it shows changes: like every public table, it tells.
CREATE TRIGGER "crew_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "crew"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('content');

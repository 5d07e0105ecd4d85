-- Who comes aboard a charter, what each has signed, and the one link by which guests sign. Whatever says who somebody is, is sealed.
CREATE TABLE "waivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"wording_sha256" text NOT NULL,
	"sealed_record" bytea NOT NULL,
	"record_sha256" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waivers_language" CHECK ("language" in ('en', 'es', 'pt'))
);
--> statement-breakpoint
CREATE INDEX "waivers_of_case" ON "waivers" USING btree ("case_id","signed_at");
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"age_band" text NOT NULL,
	"sealed_name" bytea NOT NULL,
	"sealed_allergies" bytea,
	"sealed_contact" bytea,
	"named_by" text NOT NULL,
	"waiver_id" uuid REFERENCES "waivers"("id") ON DELETE SET NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guests_age_band" CHECK ("age_band" in ('adult', 'teen', 'child', 'infant')),
	CONSTRAINT "guests_named_by" CHECK ("named_by" in ('client', 'guest', 'staff'))
);
--> statement-breakpoint
CREATE INDEX "guests_of_case" ON "guests" USING btree ("case_id","created_at");
--> statement-breakpoint
CREATE INDEX "guests_of_waiver" ON "guests" USING btree ("waiver_id") WHERE "waiver_id" is not null;
--> statement-breakpoint
CREATE TABLE "guest_links" (
	"case_id" uuid PRIMARY KEY NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"token_hash" text NOT NULL,
	"sealed_token" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
-- What was signed stays what it was: only the key that seals it may change. It goes with its case, or when what is kept of guests
-- has come to its end; by hand nobody deletes one.
CREATE FUNCTION "keep_waiver"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('site.reseals_waivers', true) = 'on'
		AND (NEW.id, NEW.case_id, NEW.template, NEW.language, NEW.wording_sha256, NEW.record_sha256, NEW.signed_at)
			IS NOT DISTINCT FROM (OLD.id, OLD.case_id, OLD.template, OLD.language, OLD.wording_sha256, OLD.record_sha256, OLD.signed_at)
	THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' AND (current_setting('site.forgets_waivers', true) = 'on' OR NOT EXISTS (SELECT 1 FROM cases WHERE id = OLD.case_id))
	THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'a waiver is kept as it was signed' USING ERRCODE = 'check_violation', CONSTRAINT = 'waivers_kept';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "waivers_kept" BEFORE UPDATE OR DELETE ON "waivers" FOR EACH ROW EXECUTE FUNCTION keep_waiver();
--> statement-breakpoint
CREATE TRIGGER "waivers_whole" BEFORE TRUNCATE ON "waivers" FOR EACH STATEMENT EXECUTE FUNCTION keep_waiver();

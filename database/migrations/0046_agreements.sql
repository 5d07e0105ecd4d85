-- Agreements: what was shown to be signed, by whom it was, and every step of it in a chain that is only ever added to.
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"mode" text,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"amends" uuid,
	"file_id" uuid NOT NULL,
	"file_sha256" text NOT NULL,
	"pages" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"signed_name" text,
	"countersigned_name" text,
	"sealed_file_id" uuid,
	"sealed_sha256" text,
	"sealed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"sealed_at" timestamp with time zone,
	CONSTRAINT "agreements_numbered" UNIQUE("case_id","kind","number"),
	CONSTRAINT "agreements_kind" CHECK ("kind" in ('charter', 'captain', 'terms')),
	CONSTRAINT "agreements_mode" CHECK ("mode" in ('crewed', 'bareboat')),
	CONSTRAINT "agreements_state" CHECK ("state" in ('open', 'signed', 'countersigned', 'sealed', 'refused', 'void')),
	CONSTRAINT "agreements_sealed" CHECK (("state" = 'sealed') = ("sealed_sha256" IS NOT NULL) AND ("sealed_sha256" IS NULL) = ("sealed_file_id" IS NULL))
);
--> statement-breakpoint
-- One at a time is to be signed: nobody signs an older one.
CREATE UNIQUE INDEX "agreements_one_to_sign" ON "agreements" USING btree ("case_id","kind") WHERE "state" in ('open', 'signed', 'countersigned');
--> statement-breakpoint
CREATE TABLE "agreement_events" (
	"agreement_id" uuid NOT NULL REFERENCES "agreements"("id") ON DELETE CASCADE,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"sha256" text NOT NULL,
	"details" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "agreement_events_pkey" PRIMARY KEY("agreement_id","number"),
	CONSTRAINT "agreement_events_role" CHECK ("role" in ('client', 'staff', 'captain', 'site'))
);
--> statement-breakpoint
-- What was shown stays what it was; a state only goes forward, and what both have signed is never void.
CREATE FUNCTION "check_agreement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.case_id, NEW.kind, NEW.number, NEW.mode, NEW.template, NEW.language, NEW.subject, NEW.amends, NEW.file_id, NEW.file_sha256, NEW.pages, NEW.created_at)
		IS DISTINCT FROM (OLD.id, OLD.case_id, OLD.kind, OLD.number, OLD.mode, OLD.template, OLD.language, OLD.subject, OLD.amends, OLD.file_id, OLD.file_sha256, OLD.pages, OLD.created_at)
		OR (OLD.signed_name IS NOT NULL AND NEW.signed_name IS DISTINCT FROM OLD.signed_name)
		OR (OLD.countersigned_name IS NOT NULL AND NEW.countersigned_name IS DISTINCT FROM OLD.countersigned_name)
		OR OLD.state in ('sealed', 'refused', 'void')
		OR NOT (CASE OLD.state
			WHEN 'open' THEN NEW.state in ('signed', 'refused', 'void')
			WHEN 'signed' THEN NEW.state in ('countersigned', 'sealed', 'void')
			ELSE NEW.state = 'sealed' END)
	THEN
		RAISE EXCEPTION 'an agreement only goes forward' USING ERRCODE = 'check_violation', CONSTRAINT = 'agreements_forward';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "agreements_forward" BEFORE UPDATE ON "agreements" FOR EACH ROW EXECUTE FUNCTION check_agreement();
--> statement-breakpoint
-- An agreement goes with its case, or when what is kept of people has come to its end; by hand nobody deletes one.
CREATE FUNCTION "keep_agreement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('site.forgets_agreements', true) IS DISTINCT FROM 'on' AND EXISTS (SELECT 1 FROM cases WHERE id = OLD.case_id) THEN
		RAISE EXCEPTION 'an agreement is kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'agreements_kept';
	END IF;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "agreements_kept" BEFORE DELETE ON "agreements" FOR EACH ROW EXECUTE FUNCTION keep_agreement();
--> statement-breakpoint
-- The chain: the next event names the hash of the last one, nothing is changed, and what is deleted goes with its agreement.
CREATE FUNCTION "check_agreement_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last agreement_events;
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT * INTO last FROM agreement_events WHERE agreement_id = NEW.agreement_id ORDER BY number DESC LIMIT 1;
		IF NEW.number = coalesce(last.number, 0) + 1 AND NEW.previous = coalesce(last.hash, '') THEN
			RETURN NEW;
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (SELECT 1 FROM agreements WHERE id = OLD.agreement_id) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'the events of an agreement are only added to' USING ERRCODE = 'check_violation', CONSTRAINT = 'agreement_events_chained';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "agreement_events_chained" BEFORE INSERT OR UPDATE OR DELETE ON "agreement_events" FOR EACH ROW EXECUTE FUNCTION check_agreement_event();
--> statement-breakpoint
CREATE TRIGGER "agreement_events_whole" BEFORE TRUNCATE ON "agreement_events" FOR EACH STATEMENT EXECUTE FUNCTION check_agreement_event();

-- Bareboat, the charterer chooses the captain, in a contract of its own: whom, by which license, and the links by which captains sign.
ALTER TABLE "captains" ADD COLUMN "email" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TABLE "captain_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"captain_id" text REFERENCES "captains"("id") ON DELETE SET NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"license" text NOT NULL,
	"license_number" text NOT NULL,
	"license_valid_until" date,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "captain_choices_kind" CHECK ("kind" in ('listed', 'named', 'self')),
	CONSTRAINT "captain_choices_license" CHECK ("license" in ('oupv', 'master-25', 'master-50', 'master-100', 'master-200', 'master-500', 'master-1600', 'master'))
);
--> statement-breakpoint
-- One captain at a time: who chose another has ended the one before.
CREATE UNIQUE INDEX "captain_choices_current" ON "captain_choices" USING btree ("charter_id") WHERE "ended_at" IS NULL;
--> statement-breakpoint
CREATE TABLE "captain_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"choice_id" uuid NOT NULL REFERENCES "captain_choices"("id") ON DELETE CASCADE,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "captain_links_of_choice" ON "captain_links" USING btree ("choice_id");
--> statement-breakpoint
-- A captain may send back what the charterer has signed; of every other kind that is only void.
CREATE OR REPLACE FUNCTION "check_agreement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.case_id, NEW.kind, NEW.number, NEW.mode, NEW.template, NEW.language, NEW.subject, NEW.amends, NEW.file_id, NEW.file_sha256, NEW.pages, NEW.created_at)
		IS DISTINCT FROM (OLD.id, OLD.case_id, OLD.kind, OLD.number, OLD.mode, OLD.template, OLD.language, OLD.subject, OLD.amends, OLD.file_id, OLD.file_sha256, OLD.pages, OLD.created_at)
		OR (OLD.signed_name IS NOT NULL AND NEW.signed_name IS DISTINCT FROM OLD.signed_name)
		OR (OLD.countersigned_name IS NOT NULL AND NEW.countersigned_name IS DISTINCT FROM OLD.countersigned_name)
		OR OLD.state in ('sealed', 'refused', 'void')
		OR NOT (CASE OLD.state
			WHEN 'open' THEN NEW.state in ('signed', 'refused', 'void')
			WHEN 'signed' THEN NEW.state in ('countersigned', 'sealed', 'void') OR (NEW.state = 'refused' AND OLD.kind = 'captain')
			ELSE NEW.state = 'sealed' END)
	THEN
		RAISE EXCEPTION 'an agreement only goes forward' USING ERRCODE = 'check_violation', CONSTRAINT = 'agreements_forward';
	END IF;
	RETURN NEW;
END
$$;

-- Whatever is kept of people has an end: accounts that nobody uses, the log of what staff did, and what was asked by right.
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"who" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_by" uuid NOT NULL REFERENCES "accounts"("id") ON DELETE CASCADE,
	"asked_at" timestamp with time zone NOT NULL,
	"agreed_by" uuid REFERENCES "accounts"("id") ON DELETE SET NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "privacy_requests_kind" CHECK ("kind" in ('erase', 'export')),
	CONSTRAINT "privacy_requests_once" UNIQUE ("kind", "who")
);
--> statement-breakpoint
CREATE INDEX "privacy_requests_by_end" ON "privacy_requests" USING btree ("ends_at");
--> statement-breakpoint
-- When an account was last used outlives its sessions. Whoever has not been seen yet counts from now on.
ALTER TABLE "accounts" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "closing_notice_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "accounts_by_last_use" ON "accounts" USING btree ("last_used_at") WHERE role = 'client';
--> statement-breakpoint
CREATE FUNCTION "note_account_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE accounts SET last_used_at = NEW.updated_at
	WHERE id = NEW.account_id AND last_used_at < NEW.updated_at - interval '1 day';
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_note_use" AFTER INSERT OR UPDATE OF "updated_at" ON "sessions"
	FOR EACH ROW EXECUTE FUNCTION "note_account_use"();
--> statement-breakpoint
-- The log is only ever added to, and forgotten after seven years: never sooner, whoever asks.
DROP TRIGGER "activity_append_only" ON "activity";
--> statement-breakpoint
CREATE TRIGGER "activity_append_only" BEFORE UPDATE OR TRUNCATE ON "activity"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_activity_change"();
--> statement-breakpoint
CREATE TRIGGER "activity_kept_seven_years" BEFORE DELETE ON "activity"
	FOR EACH ROW WHEN (OLD.at > now() - interval '7 years') EXECUTE FUNCTION "refuse_activity_change"();

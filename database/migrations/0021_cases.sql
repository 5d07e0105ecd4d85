-- Charters, inquiries and applications are cases: their history, what was written about them and who may open them without
-- an account are kept once. What hangs on a case refers to its row here, which comes and goes with the case itself.
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "cases" ("id")
	SELECT "id" FROM "charter_requests" UNION SELECT "id" FROM "financing_applications"
	UNION SELECT "id" FROM "contact_messages" UNION SELECT "id" FROM "quote_requests";
--> statement-breakpoint
CREATE FUNCTION "open_case"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO cases (id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "close_case"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM cases WHERE id = OLD.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "charter_requests_open_case" BEFORE INSERT ON "charter_requests"
	FOR EACH ROW EXECUTE FUNCTION "open_case"();
--> statement-breakpoint
CREATE TRIGGER "charter_requests_close_case" AFTER DELETE ON "charter_requests"
	FOR EACH ROW EXECUTE FUNCTION "close_case"();
--> statement-breakpoint
CREATE TRIGGER "financing_applications_open_case" BEFORE INSERT ON "financing_applications"
	FOR EACH ROW EXECUTE FUNCTION "open_case"();
--> statement-breakpoint
CREATE TRIGGER "financing_applications_close_case" AFTER DELETE ON "financing_applications"
	FOR EACH ROW EXECUTE FUNCTION "close_case"();
--> statement-breakpoint
CREATE TRIGGER "contact_messages_open_case" BEFORE INSERT ON "contact_messages"
	FOR EACH ROW EXECUTE FUNCTION "open_case"();
--> statement-breakpoint
CREATE TRIGGER "contact_messages_close_case" AFTER DELETE ON "contact_messages"
	FOR EACH ROW EXECUTE FUNCTION "close_case"();
--> statement-breakpoint
CREATE TRIGGER "quote_requests_open_case" BEFORE INSERT ON "quote_requests"
	FOR EACH ROW EXECUTE FUNCTION "open_case"();
--> statement-breakpoint
CREATE TRIGGER "quote_requests_close_case" AFTER DELETE ON "quote_requests"
	FOR EACH ROW EXECUTE FUNCTION "close_case"();
--> statement-breakpoint
CREATE TABLE "case_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"event" text,
	"from_status" text,
	"to_status" text,
	"changed_by" text NOT NULL,
	"account_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "case_history" ("id", "case_id", "event", "from_status", "to_status", "changed_by", "reason", "changed_at")
	SELECT "id", "charter_id", "event", "from_status", "to_status", "changed_by", "reason", "changed_at" FROM "charter_history";
--> statement-breakpoint
INSERT INTO "case_history" ("id", "case_id", "event", "from_status", "to_status", "changed_by", "account_id", "reason", "details", "changed_at")
	SELECT "id", "application_id", "kind", "from_status", "to_status", "changed_by", "changed_by_account", "reason", "details", "changed_at"
	FROM "financing_history";
--> statement-breakpoint
CREATE INDEX "case_history_of_case" ON "case_history" USING btree ("case_id","changed_at");
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"written_by" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"document_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "case_messages_kind" CHECK ("kind" in ('mail', 'note', 'system', 'lender', 'applicant'))
);
--> statement-breakpoint
INSERT INTO "case_messages" ("id", "case_id", "kind", "written_by", "subject", "body", "created_at")
	SELECT "id", "charter_id", "kind", "written_by", "subject", "body", "created_at" FROM "charter_messages";
--> statement-breakpoint
-- An answer to an inquiry that is not there any more is nobody's.
INSERT INTO "case_messages" ("id", "case_id", "kind", "written_by", "subject", "body", "created_at")
	SELECT r."id", r."inquiry_id", 'mail', r."author", r."subject", r."body", r."sent_at"
	FROM "inquiry_replies" r JOIN "cases" c ON c."id" = r."inquiry_id";
--> statement-breakpoint
INSERT INTO "case_messages" ("id", "case_id", "kind", "account_id", "subject", "body", "document_ids", "created_at", "read_at")
	SELECT "id", "application_id", "message_type", "written_by", "subject", "content", "document_ids", "created_at", "read_at"
	FROM "financing_messages";
--> statement-breakpoint
CREATE INDEX "case_messages_of_case" ON "case_messages" USING btree ("case_id","created_at");
--> statement-breakpoint
CREATE INDEX "case_messages_unread" ON "case_messages" USING btree ("case_id")
	WHERE read_at is null and kind in ('system', 'lender', 'applicant');
--> statement-breakpoint
CREATE TABLE "case_grants" (
	"token_hash" text NOT NULL,
	"case_id" uuid NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_grants_pkey" PRIMARY KEY("token_hash","case_id"),
	CONSTRAINT "case_grants_made_by" CHECK ("made_by" in ('mail', 'submission', 'link'))
);
--> statement-breakpoint
INSERT INTO "case_grants" ("token_hash", "case_id", "made_by", "created_at", "last_used_at", "expires_at")
	SELECT "token_hash", "charter_id", 'mail', "created_at", "created_at", "expires_at" FROM "charter_links"
	UNION ALL
	SELECT "browser_hash", "application_id", "made_by", "created_at", "last_used_at", "expires_at" FROM "financing_grants";
--> statement-breakpoint
CREATE INDEX "case_grants_of_case" ON "case_grants" USING btree ("case_id","created_at");
--> statement-breakpoint
CREATE INDEX "case_grants_by_end" ON "case_grants" USING btree ("expires_at");
--> statement-breakpoint
DROP TABLE "charter_history", "charter_messages", "charter_links", "inquiry_replies", "financing_history", "financing_messages", "financing_grants";

-- What staff make of an inquiry: who sees to it, where it stands, what it became.
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" uuid;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "charter_id" uuid;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state" CHECK ("state" in ('new', 'answered', 'closed'));
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "accounts"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "assigned_to" uuid;
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "answered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "charter_id" uuid;
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_state" CHECK ("state" in ('new', 'answered', 'closed'));
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "accounts"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- What was mailed to somebody who wrote, in the words it was sent in.
CREATE TABLE "inquiry_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"author" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "inquiry_replies_of_inquiry" ON "inquiry_replies" USING btree ("inquiry_id","sent_at");
--> statement-breakpoint
-- Both forms as one list, which is how staff work through them.
CREATE VIEW "inquiries" AS
	SELECT "id", 'contact' AS "kind", "first_name" || ' ' || "last_name" AS "name", "email", "phone",
		"occasion" AS "topic", "preferred_on" AS "day", "number_of_guests" AS "guests", "message",
		"contact_method", "duration", "preferred_time",
		"suspected_spam", "sent_quickly", "created_at", "state", "assigned_to", "answered_at", "charter_id", "version"
	FROM "contact_messages"
	UNION ALL
	SELECT "id", 'quote', "name", "email", "phone", "event_type", "event_on", "guests", "message",
		NULL, NULL, NULL,
		"suspected_spam", "sent_quickly", "created_at", "state", "assigned_to", "answered_at", "charter_id", "version"
	FROM "quote_requests";

-- The language in which a client wrote, and in which they are answered; of an account, the one its owner has chosen.
ALTER TABLE "charter_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL CONSTRAINT "charter_requests_language" CHECK ("language" in ('en', 'es', 'pt'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL CONSTRAINT "contact_messages_language" CHECK ("language" in ('en', 'es', 'pt'));--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL CONSTRAINT "quote_requests_language" CHECK ("language" in ('en', 'es', 'pt'));--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "language" text DEFAULT 'en' NOT NULL CONSTRAINT "financing_applications_language" CHECK ("language" in ('en', 'es', 'pt'));--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "language" text DEFAULT 'en' NOT NULL CONSTRAINT "profiles_language" CHECK ("language" in ('en', 'es', 'pt'));--> statement-breakpoint
CREATE OR REPLACE VIEW "inquiries" AS
	SELECT "id", 'contact' AS "kind", "first_name" || ' ' || "last_name" AS "name", "email", "phone",
		"occasion" AS "topic", "preferred_on" AS "day", "number_of_guests" AS "guests", "message",
		"contact_method", "duration", "preferred_time",
		"suspected_spam", "sent_quickly", "created_at", "state", "assigned_to", "answered_at", "charter_id", "version",
		"language"
	FROM "contact_messages"
	UNION ALL
	SELECT "id", 'quote', "name", "email", "phone", "event_type", "event_on", "guests", "message",
		NULL, NULL, NULL,
		"suspected_spam", "sent_quickly", "created_at", "state", "assigned_to", "answered_at", "charter_id", "version",
		"language"
	FROM "quote_requests";

-- Which browser may open which application, and until when. Before, a signed cookie said so for as long as it was kept.
CREATE TABLE "financing_grants" (
	"browser_hash" text NOT NULL,
	"application_id" uuid NOT NULL REFERENCES "financing_applications"("id") ON DELETE CASCADE,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "financing_grants_pkey" PRIMARY KEY("browser_hash","application_id"),
	CONSTRAINT "financing_grants_made_by" CHECK ("financing_grants"."made_by" in ('submission', 'link'))
);
--> statement-breakpoint
CREATE INDEX "financing_grants_of_application" ON "financing_grants" USING btree ("application_id","created_at");
--> statement-breakpoint
CREATE INDEX "financing_grants_by_end" ON "financing_grants" USING btree ("expires_at");
--> statement-breakpoint
-- Whoever has lost the link asks for one by the address.
CREATE INDEX "financing_applications_of_address" ON "financing_applications" USING btree (lower("email"));
--> statement-breakpoint
-- Keys that belong to nobody answer nobody: they are kept for a day only, and no caller could be made up for them.
DELETE FROM "idempotency_keys";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "caller" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_route_key_pk";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_caller_route_key_pk" PRIMARY KEY("caller","route","key");
--> statement-breakpoint
-- How many mails of a kind an address, or a record, has caused within the hour.
ALTER TABLE "outbox" ADD COLUMN "kind" text DEFAULT 'news' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about" text;
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_status";
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_status" CHECK ("outbox"."status" in ('queued', 'sent', 'failed', 'withheld'));
--> statement-breakpoint
DROP INDEX "outbox_unsent";
--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE status in ('queued', 'failed');
--> statement-breakpoint
CREATE INDEX "outbox_to_whom" ON "outbox" USING btree (lower("recipient"),"kind","created_at");
--> statement-breakpoint
CREATE INDEX "outbox_about_what" ON "outbox" USING btree ("about","kind","created_at") WHERE about is not null;

-- A link that a client's account asks for ends with the session that asked for it, however that ends.
ALTER TABLE "case_grants" ADD COLUMN "session_id" uuid REFERENCES "sessions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "case_grants" DROP CONSTRAINT "case_grants_made_by";--> statement-breakpoint
ALTER TABLE "case_grants" ADD CONSTRAINT "case_grants_made_by" CHECK ("made_by" in ('mail', 'submission', 'link', 'account'));--> statement-breakpoint
ALTER TABLE "case_grants" ADD CONSTRAINT "case_grants_of_account" CHECK (("made_by" = 'account') = ("session_id" IS NOT NULL));--> statement-breakpoint
CREATE INDEX "case_grants_of_session" ON "case_grants" USING btree ("session_id") WHERE session_id is not null;

-- People are found by the digits of their telephone number too, however they or we wrote it.
DROP INDEX "charter_requests_search";
--> statement-breakpoint
CREATE INDEX "charter_requests_search" ON "charter_requests" USING gin ((lower(contact_name || ' ' || contact_email || ' ' || contact_phone || ' ' || yacht_name || ' ' || right(id::text, 8) || ' ' || regexp_replace(contact_phone, '[^0-9]', '', 'g'))) gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "customers_search";
--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ((lower(name || ' ' || coalesce(email, '') || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))) gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "financing_applications_search";
--> statement-breakpoint
-- What staff search applications by (features/financing/repository/pipeline.ts writes the same expression).
CREATE INDEX "financing_applications_search" ON "financing_applications" USING gin ((lower(first_name || ' ' || last_name || ' ' || email || ' ' || id::text || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))) gin_trgm_ops);
--> statement-breakpoint
-- What staff search inquiries by (features/inquiries/repository/staff.ts), as the view has it for each of its tables.
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ((lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || message || ' ' || right(id::text, 8) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "quote_requests_search" ON "quote_requests" USING gin ((lower(name || ' ' || email || ' ' || phone || ' ' || message || ' ' || right(id::text, 8) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))) gin_trgm_ops);

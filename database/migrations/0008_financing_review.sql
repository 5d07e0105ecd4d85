-- What a colleague makes of each file of an application. A file that was sent back stays to be seen, and counts for nothing.
ALTER TABLE "financing_documents" ADD COLUMN "review" text DEFAULT 'open' NOT NULL;
--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "review_reason" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "financing_documents" ADD CONSTRAINT "financing_documents_review" CHECK (review in ('open', 'accepted', 'sent_back'));
--> statement-breakpoint
ALTER TABLE "financing_documents" ADD CONSTRAINT "financing_documents_sent_back_why" CHECK (review <> 'sent_back' or review_reason <> '');
--> statement-breakpoint
-- What staff search applications by (features/financing/repository/pipeline.ts writes the same expression).
CREATE INDEX "financing_applications_search" ON "financing_applications" USING gin ((lower(first_name || ' ' || last_name || ' ' || email || ' ' || id::text)) gin_trgm_ops);

CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sealed_key" bytea NOT NULL,
	"scan" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_state" CHECK ("stored_files"."state" in ('writing', 'kept', 'doomed')),
	CONSTRAINT "stored_files_scan" CHECK ("stored_files"."scan" in ('none', 'waiting', 'clean', 'infected'))
);
--> statement-breakpoint
CREATE INDEX "stored_files_unkept" ON "stored_files" USING btree ("created_at") WHERE state <> 'kept';
--> statement-breakpoint
CREATE INDEX "stored_files_unscanned" ON "stored_files" USING btree ("created_at") WHERE scan = 'waiting';
--> statement-breakpoint
CREATE TABLE "financing_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"purpose" text NOT NULL,
	"charter_date" text NOT NULL,
	"service_selected" text NOT NULL,
	"estimated_amount_cents" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"sealed_date_of_birth" bytea,
	"sealed_ssn_last4" bytea,
	"citizenship_status" text NOT NULL,
	"employment_status" text NOT NULL,
	"profession" text NOT NULL,
	"employer_name" text NOT NULL,
	"employer_phone" text NOT NULL,
	"time_at_employer" text NOT NULL,
	"monthly_net_income_cents" bigint NOT NULL,
	"other_income_cents" bigint,
	"housing_status" text NOT NULL,
	"monthly_housing_payment_cents" bigint NOT NULL,
	"estimated_credit_score" text NOT NULL,
	"suspected_spam" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"has_legal_hold" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "financing_applications_status" CHECK ("financing_applications"."status" in ('draft', 'needs_docs', 'under_review', 'conditionally_approved', 'approved', 'declined', 'finalizing', 'complete', 'withdrawn')),
	CONSTRAINT "financing_applications_amounts" CHECK ("financing_applications"."estimated_amount_cents" >= 0 and "financing_applications"."monthly_net_income_cents" >= 0 and coalesce("financing_applications"."other_income_cents", 0) >= 0 and "financing_applications"."monthly_housing_payment_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX "financing_applications_by_age" ON "financing_applications" USING btree ("submitted_at");
--> statement-breakpoint
CREATE INDEX "financing_applications_of_account" ON "financing_applications" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "financing_applications_closed" ON "financing_applications" USING btree ("closed_at") WHERE closed_at is not null;
--> statement-breakpoint
CREATE TABLE "financing_consents" (
	"application_id" uuid NOT NULL REFERENCES "financing_applications"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	CONSTRAINT "financing_consents_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "financing_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL REFERENCES "financing_applications"("id") ON DELETE CASCADE,
	"type" text NOT NULL,
	"file_id" uuid NOT NULL REFERENCES "stored_files"("id") ON DELETE RESTRICT,
	"sealed_file_name" bytea NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "financing_documents_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE INDEX "financing_documents_of_application" ON "financing_documents" USING btree ("application_id","uploaded_at");
--> statement-breakpoint
CREATE TABLE "financing_requested_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL REFERENCES "financing_applications"("id") ON DELETE CASCADE,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "financing_requested_documents_once" UNIQUE("application_id","name")
);
--> statement-breakpoint
CREATE TABLE "financing_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL REFERENCES "financing_applications"("id") ON DELETE CASCADE,
	"message_type" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"document_ids" uuid[] DEFAULT '{}' NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "financing_messages_of_application" ON "financing_messages" USING btree ("application_id","created_at");
--> statement-breakpoint
CREATE INDEX "financing_messages_unread" ON "financing_messages" USING btree ("application_id") WHERE read_at is null;
--> statement-breakpoint
CREATE TABLE "financing_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL REFERENCES "financing_applications"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"changed_by" text NOT NULL,
	"changed_by_account" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "financing_history_of_application" ON "financing_history" USING btree ("application_id","changed_at");
--> statement-breakpoint
CREATE TABLE "financing_drafts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"step" integer NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "financing_drafts_by_age" ON "financing_drafts" USING btree ("updated_at");

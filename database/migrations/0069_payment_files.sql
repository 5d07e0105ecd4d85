-- Photographs and PDFs of slips and receipts beside recorded payments; they go with the charter's client, the payments stay.
CREATE TABLE "money_payment_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL REFERENCES "money_payments"("id"),
	"file_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_payment_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE INDEX "money_payment_files_of_payment" ON "money_payment_files" USING btree ("payment_id","added_at");

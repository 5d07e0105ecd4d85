-- Photographs and estimates of damage are kept like the files of a payment, but beside the charter's damage hold.
ALTER TABLE "money_payment_files" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_payment_files" ADD COLUMN "charter_id" uuid;--> statement-breakpoint
ALTER TABLE "money_payment_files" ADD CONSTRAINT "money_payment_files_of_one" CHECK (num_nonnulls("payment_id", "charter_id") = 1);--> statement-breakpoint
CREATE INDEX "money_payment_files_of_charter" ON "money_payment_files" USING btree ("charter_id","added_at");

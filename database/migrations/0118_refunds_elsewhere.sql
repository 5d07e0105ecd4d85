-- Refunds of card payments that were made on the card company's own pages, until a colleague enters them.
CREATE TABLE "money_refunds_elsewhere" (
	"provider_refund" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL REFERENCES "money_payments"("id"),
	"cents" bigint NOT NULL,
	"state" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_refunds_elsewhere_above_nothing" CHECK ("cents" > 0)
);
--> statement-breakpoint
CREATE INDEX "money_refunds_elsewhere_of_payment" ON "money_refunds_elsewhere" USING btree ("payment_id");

-- What a yacht may carry by her papers. Of yachts that are there nothing is known yet: until somebody records a paper of hers,
-- she is offered for as many guests as before.
ALTER TABLE "yachts" ADD COLUMN "charter_mode" text DEFAULT 'either' NOT NULL;--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "gross_tons" numeric(7, 1);--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "certificate_number" text;--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "certificate_passengers" integer;--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "certificate_valid_until" date;--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "insurance_valid_until" date;--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "livery_valid_until" date;--> statement-breakpoint
ALTER TABLE "yachts" ADD CONSTRAINT "yachts_charter_mode" CHECK ("charter_mode" in ('either', 'crewed', 'bareboat'));--> statement-breakpoint
ALTER TABLE "yachts" ADD CONSTRAINT "yachts_gross_tons_not_negative" CHECK ("gross_tons" >= 0);--> statement-breakpoint
ALTER TABLE "yachts" ADD CONSTRAINT "yachts_certificate_passengers_positive" CHECK ("certificate_passengers" >= 1);

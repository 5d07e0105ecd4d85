-- Whether a yacht's all-in price is a basic charter's, which its cards name. The service that writes the sheets keeps it; here
-- it is made for the yachts that are there already, by the rule of product 3.8 and the one of 0023 for a full day.
ALTER TABLE "yachts" ADD COLUMN "is_all_in_basic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "yachts" SET "is_all_in_basic" = true WHERE "all_in_cents" IS NOT NULL AND NOT EXISTS (
	SELECT FROM "yacht_pricing" WHERE "yacht_id" = "yachts"."id" AND "pricing_type" = 'with_amenities'
		AND coalesce("price8_hours_cents", "price10_hours_cents", "price12_hours_cents", "price24_hours_cents",
			"price_weekly_cents") IS NOT NULL
);

-- A price of 0 is none: such a yacht was shown as $0 per day, before all others. Saving makes it none; here it is made none
-- where it is stored already. A listing of 0 rests on one and is made anew, by the rules of 0023 for a full day and 0110 for a
-- basic charter.
UPDATE "yachts" SET "price_per_day_cents" = NULL WHERE "price_per_day_cents" = 0;--> statement-breakpoint
UPDATE "yacht_pricing" SET
	"price3_hours_cents" = nullif("price3_hours_cents", 0), "price4_hours_cents" = nullif("price4_hours_cents", 0),
	"price5_hours_cents" = nullif("price5_hours_cents", 0), "price6_hours_cents" = nullif("price6_hours_cents", 0),
	"price8_hours_cents" = nullif("price8_hours_cents", 0), "price10_hours_cents" = nullif("price10_hours_cents", 0),
	"price12_hours_cents" = nullif("price12_hours_cents", 0), "price24_hours_cents" = nullif("price24_hours_cents", 0),
	"price_weekly_cents" = nullif("price_weekly_cents", 0)
WHERE 0 IN ("price3_hours_cents", "price4_hours_cents", "price5_hours_cents", "price6_hours_cents", "price8_hours_cents",
	"price10_hours_cents", "price12_hours_cents", "price24_hours_cents", "price_weekly_cents");--> statement-breakpoint
UPDATE "yachts" SET "all_in_cents" = headline.cents, "is_all_in_basic" = coalesce(headline.is_basic, false)
FROM "yachts" listed LEFT JOIN (
	SELECT DISTINCT ON ("yacht_id") "yacht_id", "pricing_type" = 'without_amenities' AS is_basic,
		base + floor(base * "gratuity_percent" / 10000 + 0.5) * 100 + floor(base * "sales_tax_percent" / 10000 + 0.5) * 100
			+ floor(base * coalesce("apa_percent", 0) / 10000 + 0.5) * 100 AS cents
	FROM "yacht_pricing", LATERAL (
		SELECT floor(coalesce("price8_hours_cents", "price10_hours_cents", "price12_hours_cents", "price24_hours_cents",
			"price_weekly_cents")::numeric / 100 + 0.5) * 100 AS base
	) full_day
	WHERE base IS NOT NULL
	ORDER BY "yacht_id", "pricing_type" = 'without_amenities'
) headline ON headline."yacht_id" = listed."id"
WHERE listed."id" = "yachts"."id" AND "yachts"."all_in_cents" = 0;

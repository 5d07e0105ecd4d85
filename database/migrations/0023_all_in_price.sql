-- What a yacht is listed with by her price sheets; the service that writes the sheets keeps it. Here it is made for those
-- that are there already, by the rules of product 3.3, 3.7 and features/fleet/domain/amenities.ts.
ALTER TABLE "yachts" ADD COLUMN "all_in_cents" integer;--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "amenities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "is_priced" boolean GENERATED ALWAYS AS (coalesce(all_in_cents, price_per_day_cents) is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "yachts" ADD CONSTRAINT "yachts_all_in_not_negative" CHECK ("yachts"."all_in_cents" >= 0);--> statement-breakpoint
UPDATE "yachts" SET "all_in_cents" = headline.cents FROM (
	SELECT DISTINCT ON ("yacht_id") "yacht_id",
		base + floor(base * "gratuity_percent" / 10000 + 0.5) * 100 + floor(base * "sales_tax_percent" / 10000 + 0.5) * 100
			+ floor(base * coalesce("apa_percent", 0) / 10000 + 0.5) * 100 AS cents
	FROM "yacht_pricing", LATERAL (
		SELECT floor(coalesce("price8_hours_cents", "price10_hours_cents", "price12_hours_cents", "price24_hours_cents",
			"price_weekly_cents")::numeric / 100 + 0.5) * 100 AS base
	) full_day
	WHERE base IS NOT NULL
	ORDER BY "yacht_id", "pricing_type"
) headline WHERE headline."yacht_id" = "yachts"."id";--> statement-breakpoint
UPDATE "yachts" SET "amenities" = listed.amenities FROM (
	SELECT "yacht_id", array_agg(amenity.id ORDER BY amenity.place) AS amenities
	FROM "yacht_pricing", (VALUES
		(1, 'jet-ski', '\mjet skis?\M'), (2, 'seabob', '\mseabobs?\M'), (3, 'water-slide', '\mslide\M'),
		(4, 'paddleboards', '\mpaddle ?boards?\M'), (5, 'kayaks', '\mkayaks?\M'), (6, 'snorkel-gear', '\msnorkel'),
		(7, 'fishing-gear', '\mfishing\M|\mtackle\M'), (8, 'tender', '\mtenders?\M')
	) amenity (place, id, words)
	WHERE "pricing_type" = 'with_amenities' AND array_to_string("amenities_included", E'\n') ~* amenity.words
	GROUP BY "yacht_id"
) listed WHERE listed."yacht_id" = "yachts"."id";--> statement-breakpoint
-- Those with a price come first; else the order and what it answers without the table are as before.
DROP INDEX "yachts_listing";--> statement-breakpoint
CREATE INDEX "yachts_listing" ON "yachts" USING btree ("is_priced" DESC, "is_featured" DESC, coalesce("length_ft", 40) DESC, "id") INCLUDE ("length_ft", "number") WHERE archived_at is null;

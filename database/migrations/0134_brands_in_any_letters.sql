-- "Bénéteau" and "Beneteau" are one category; a brand in other letters has one too, and so has one with a long name. The address of
-- a category has 60 letters at most. The accents had been cut out of it, and brands in other letters had an empty one.
ALTER TABLE "yachts" DROP COLUMN "brand_slug";
--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "brand_slug" text NOT NULL GENERATED ALWAYS AS (coalesce(nullif(trim(both '-' from left(regexp_replace(replace(plain_text(brand), '''', ''), '[^a-z0-9]+', '-', 'g'), 60)), ''),
	'brand-' || left(md5(plain_text(brand)), 12))) STORED;
--> statement-breakpoint
CREATE INDEX "yachts_brand" ON "yachts" USING btree ("brand_slug");

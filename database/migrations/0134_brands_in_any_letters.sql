-- "Bénéteau" and "Beneteau" are one category. A brand with other letters has one of its own, and so has one with a long name:
-- both by a hash, because what is left of "Верфь 2", or the first 60 letters, may be what is left of another brand. The accents
-- had been cut out of it, and brands in other letters had an empty one. Signs that are no letters, as in "Sea Ray™", are left
-- out.
ALTER TABLE "yachts" DROP COLUMN "brand_slug";
--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "brand_slug" text NOT NULL GENERATED ALWAYS AS (coalesce(nullif(
	CASE WHEN plain_text(brand) !~ '[^\u0001-\u00bf\u2000-\u214f]|.{61}'
	THEN trim(both '-' from regexp_replace(replace(plain_text(brand), '''', ''), '[^a-z0-9]+', '-', 'g')) END, ''),
	'brand-' || left(md5(plain_text(brand)), 12))) STORED;
--> statement-breakpoint
CREATE INDEX "yachts_brand" ON "yachts" USING btree ("brand_slug");

-- What staff write of yachts, their prices and the home page's cards, in the other languages; and the words that a yacht is found by.
ALTER TABLE "yachts" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "yacht_pricing" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "showcase_yachts" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Without accents, so that "solarium" finds "solárium"; of no extension, so that a managed server needs no right to make one.
-- A list's lines stand in JSON as \n, which would be a letter of the word behind it. Said to be immutable, since array_to_string is only stable for
-- the sake of types that are not text.
CREATE FUNCTION yacht_words(
  name text, brand text, model text, location text, marina text, description text, engine_type text, features text[],
  translations jsonb
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('pg_catalog.simple', translate(lower(
  name || ' ' || brand || ' ' || model || ' ' || location || ' ' || marina || ' ' || description || ' ' ||
  coalesce(engine_type, '') || ' ' || array_to_string(features, ' ') || ' ' ||
  replace(jsonb_path_query_array(translations, '$.*.*.text')::text, '\n', ' ')
), 'áàâãäåçéèêëíìîïñóòôõöúùûüý', 'aaaaaaceeeeiiiinooooouuuuy'));--> statement-breakpoint
ALTER TABLE "yachts" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (
  yacht_words(name, brand, model, location, marina, description, engine_type, features, translations)
) STORED;--> statement-breakpoint
CREATE INDEX "yachts_words" ON "yachts" USING gin ("words");

-- The fleet in the order in which it is shown: a page of it is read off this index, which also answers how many there are.
DROP INDEX "yachts_listing";--> statement-breakpoint
CREATE INDEX "yachts_listing" ON "yachts" USING btree ("is_featured" DESC, coalesce("length_ft", 40) DESC, "id") INCLUDE ("length_ft") WHERE archived_at is null;

-- Each charter keeps who hires its captain. Those that are there get it by the rule by which new ones do (`modeFor`): with captain
-- and crew while so many guests are lawful so on the days of departure and return, else bareboat where they are lawful so.
ALTER TABLE "charter_requests" ADD COLUMN "mode" text DEFAULT 'crewed' NOT NULL;--> statement-breakpoint
ALTER TABLE "charter_requests" ADD CONSTRAINT "charter_requests_mode" CHECK ("mode" in ('crewed', 'bareboat'));--> statement-breakpoint
UPDATE "charter_requests" SET "mode" = 'bareboat' FROM "yachts"
WHERE "yachts"."id" = "charter_requests"."yacht_id" AND ("charter_mode" = 'bareboat' OR (
  "charter_mode" = 'either'
  AND num_nonnulls("gross_tons", "registration_number", "certificate_number", "certificate_passengers",
    "certificate_valid_until", "insurance_valid_until", "livery_valid_until") > 0
  AND "guest_count" <= least("capacity", 12)
  AND "guest_count" > least(
    CASE WHEN "certificate_valid_until" >= ("departs_at" AT TIME ZONE 'America/New_York')::date
      THEN "certificate_passengers" END,
    CASE WHEN "certificate_valid_until" >= ("returns_at" AT TIME ZONE 'America/New_York')::date
      AND "certificate_passengers" IS NOT NULL THEN "certificate_passengers"
      WHEN "gross_tons" >= 100 THEN 12 ELSE 6 END)
));

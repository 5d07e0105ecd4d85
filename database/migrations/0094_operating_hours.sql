-- Between which hours a yacht's charters of hours begin and end: both are set, or neither. A return may be after midnight.
ALTER TABLE "yachts"
	ADD COLUMN "earliest_departure" text DEFAULT 'any' NOT NULL,
	ADD COLUMN "latest_return" text DEFAULT 'any' NOT NULL,
	ADD CONSTRAINT "yachts_hours_both_or_none" CHECK (("earliest_departure" = 'any') = ("latest_return" = 'any')),
	ADD CONSTRAINT "yachts_hours_of_the_clock" CHECK (
		"earliest_departure" ~ '^(any|0[5-8]:(00|30)|09:00)$' AND "latest_return" ~ '^(any|2[0-3]:(00|30)|0[0-3]:(00|30)|04:00)$'
	);

-- For how many guests a quote was offered: its client accepts it for so many, and a dispute is answered with the quote's own number.
-- Null: quoted before that was kept. What the charter has by now may be another number, so it is not written there.
ALTER TABLE "charter_quotes" ADD COLUMN "guest_count" integer;
--> statement-breakpoint
ALTER TABLE "charter_quotes" ADD CONSTRAINT "charter_quotes_guests" CHECK ("guest_count" >= 1);

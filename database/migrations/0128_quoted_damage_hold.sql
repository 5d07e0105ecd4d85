-- The damage hold that a quote's conditions name, so that its client owes the amount they read. Null: what the yacht asks for now.
ALTER TABLE "charter_quotes" ADD COLUMN "damage_hold_cents" bigint;
--> statement-breakpoint
ALTER TABLE "charter_quotes" ADD CONSTRAINT "charter_quotes_damage_hold_not_negative" CHECK ("damage_hold_cents" >= 0);

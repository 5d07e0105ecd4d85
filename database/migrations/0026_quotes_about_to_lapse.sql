-- Staff are told which quotes lapse, and which have of late.
CREATE INDEX "charter_quotes_lapsing" ON "charter_quotes" USING btree ("held_until") WHERE accepted_at is null;

-- When an account made a quote request its own by the address that it was sent from: once that address turns out wrong, it is not theirs.
-- Null also where it was claimed before this was kept: such a request stays with its account, as one that it sent itself.
ALTER TABLE "quote_requests" ADD COLUMN "claimed_at" timestamp with time zone;

-- When an account made a charter its own by the address that it was asked for from: once that address turns out wrong, it is not theirs.
ALTER TABLE "charter_requests" ADD COLUMN "claimed_at" timestamp with time zone;

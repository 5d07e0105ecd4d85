-- A block, or time that staff hold, occupies a yacht with her turnaround as a charter does. Where it ends itself stands beside it;
-- what was entered before had no turnaround, and ends where it did.
ALTER TABLE "calendar_entries" ADD COLUMN "ends_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_ends_within" CHECK ("ends_at" > lower("occupied") AND "ends_at" <= upper("occupied"));

-- A confirmed charter to which nobody came.
ALTER TABLE "charter_requests" DROP CONSTRAINT "charter_requests_status";
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD CONSTRAINT "charter_requests_status"
	CHECK ("status" in ('pending', 'reviewed', 'contacted', 'quoted', 'confirmed', 'completed', 'no-show', 'cancelled'));

-- Which pictures staff have uploaded, and when each was wanted last: what nothing shows any more has an end (sweep-uploaded-pictures).
-- Those that are there already are wanted as of now: none is taken away before it has been unused for as long as any other.
CREATE TABLE "uploaded_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"wanted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploaded_pictures_newest" ON "uploaded_pictures" USING btree ("upload_id");
--> statement-breakpoint
INSERT INTO "uploaded_pictures" ("hash", "name", "upload_id", "wanted_at")
SELECT substr("subject_id", 4, 32), max("subject_id"), max("id"::text)::uuid, now() FROM "activity"
WHERE "action" = 'picture uploaded' AND "subject_id" ~ '^up-[0-9a-f]{32}-'
GROUP BY 1;

-- Who came aboard, as it was checked at the dock: by the list or by a guest's own code. Only ever added to; the newest counts.
CREATE TABLE "boardings" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"case_id" uuid NOT NULL REFERENCES "cases"("id") ON DELETE CASCADE,
	"guest_id" uuid NOT NULL,
	"is_aboard" boolean NOT NULL,
	"by_code" boolean NOT NULL,
	"noted_by" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "boardings_of_case" ON "boardings" USING btree ("case_id","id");
--> statement-breakpoint
CREATE FUNCTION "keep_boarding"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND (current_setting('site.forgets_waivers', true) = 'on' OR NOT EXISTS (SELECT 1 FROM cases WHERE id = OLD.case_id)) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'what was noted at the dock is kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'boardings_kept';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "boardings_kept" BEFORE UPDATE OR DELETE ON "boardings" FOR EACH ROW EXECUTE FUNCTION keep_boarding();
--> statement-breakpoint
-- The codes that guests are given for having signed: each is good for whom it was signed for.
CREATE TABLE "guest_codes" (
	"code_hash" text NOT NULL,
	"guest_id" uuid NOT NULL REFERENCES "guests"("id") ON DELETE CASCADE,
	CONSTRAINT "guest_codes_pkey" PRIMARY KEY("code_hash","guest_id")
);
--> statement-breakpoint
CREATE INDEX "guest_codes_of_guest" ON "guest_codes" USING btree ("guest_id");

-- The answer to a dispute: its draft, and what was laid down at the card company and handed in to the bank.
ALTER TABLE "money_disputes" ADD COLUMN "is_answered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE "money_dispute_packs" (
	"dispute_id" text PRIMARY KEY NOT NULL REFERENCES "money_disputes"("id"),
	"covering" text NOT NULL,
	"left_out" text[] NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_dispute_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL REFERENCES "money_disputes"("id"),
	"kind" text NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"file_id" uuid,
	"sealed_evidence" bytea,
	"provider_file" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "money_dispute_answers_kind" CHECK ("kind" in ('staged', 'submitted')),
	CONSTRAINT "money_dispute_answers_state" CHECK ("state" in ('wanted', 'done', 'failed')),
	CONSTRAINT "money_dispute_answers_ended" CHECK (("state" = 'wanted') = ("done_at" is null))
);
--> statement-breakpoint
CREATE INDEX "money_dispute_answers_of_dispute" ON "money_dispute_answers" USING btree ("dispute_id","made_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "money_dispute_answers_one_at_a_time" ON "money_dispute_answers" USING btree ("dispute_id") WHERE state = 'wanted';
--> statement-breakpoint
-- The bank takes one answer, once.
CREATE UNIQUE INDEX "money_dispute_answers_submitted_once" ON "money_dispute_answers" USING btree ("dispute_id") WHERE kind = 'submitted' and state <> 'failed';
--> statement-breakpoint
-- What was sent stays as it was, and ends once; who the client was is forgotten in time.
CREATE FUNCTION "check_dispute_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.dispute_id, NEW.kind, NEW.made_by, NEW.made_at) IS DISTINCT FROM (OLD.id, OLD.dispute_id, OLD.kind, OLD.made_by, OLD.made_at)
		OR (OLD.state <> 'wanted' AND (NEW.state, NEW.done_at, NEW.note, NEW.tries) IS DISTINCT FROM (OLD.state, OLD.done_at, OLD.note, OLD.tries))
		OR NEW.tries < OLD.tries
		OR (OLD.provider_file IS NOT NULL AND NEW.provider_file IS DISTINCT FROM OLD.provider_file)
		OR (NEW.file_id IS NOT NULL AND NEW.file_id IS DISTINCT FROM OLD.file_id)
		OR (NEW.sealed_evidence IS NOT NULL AND OLD.sealed_evidence IS NULL)
	THEN
		RAISE EXCEPTION 'an answer to a dispute stays as it was sent' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "money_dispute_answers_forward" BEFORE UPDATE ON "money_dispute_answers"
	FOR EACH ROW EXECUTE FUNCTION "check_dispute_answer"();
--> statement-breakpoint
CREATE TRIGGER "money_dispute_answers_stay" BEFORE DELETE OR TRUNCATE ON "money_dispute_answers"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_money_change"();

CREATE TABLE "waiting_security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"address" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"position" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL CONSTRAINT "security_events_id_unique" UNIQUE,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"address" text NOT NULL,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_of_kind" ON "security_events" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "security_events_of_account" ON "security_events" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "security_events_by_age" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE TABLE "security_chain" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	"sent_position" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "security_chain" VALUES (1, 0, repeat('0', 64), 0);--> statement-breakpoint
CREATE FUNCTION "refuse_security_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Security events are only ever added to';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "security_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "security_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_security_event_change"();

-- What could take an account over asks its owner again; when the session was last confirmed is kept with it. Signing in confirms.
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "sessions" SET "confirmed_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "confirmed_at" SET DEFAULT now(), ALTER COLUMN "confirmed_at" SET NOT NULL;
--> statement-breakpoint
-- Since when an account has the role it has: an administrator made today agrees to nothing today.
ALTER TABLE "accounts" ADD COLUMN "role_since" timestamp with time zone;
--> statement-breakpoint
UPDATE "accounts" SET "role_since" = "created_at";
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "role_since" SET DEFAULT now(), ALTER COLUMN "role_since" SET NOT NULL;
--> statement-breakpoint
-- What a name looks like (lookOf in features/accounts/domain.ts), for a new one that looks the same to be refused.
ALTER TABLE "accounts" ADD COLUMN "look" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "accounts" SET "look" = replace(replace(translate(
	regexp_replace(regexp_replace(normalize("username", NFKD), '[\u0300-\u036f]', '', 'g'), '[!-/:-@[-`{-~[:space:]]', '', 'g'),
	'01iıłøаеорсухкмтвніјѕɑοαρνικυ',
	'olllloaeopcyxkmtbhljsaoapvlku'
), 'rn', 'm'), 'vv', 'w');
--> statement-breakpoint
CREATE INDEX "accounts_by_look" ON "accounts" USING btree ("look");
--> statement-breakpoint
-- A link that takes a change of address back knows the second factor of that moment: one that came later goes with it.
ALTER TABLE "account_links" ADD COLUMN "second_factor_id" uuid;
--> statement-breakpoint
-- A colleague's new password waits for another's word or for a day: nobody takes one off alone and at once.
CREATE TABLE "password_requests" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"asked_by" uuid NOT NULL,
	"without_second_factor" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_of_account"
	FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_asked_by"
	FOREIGN KEY ("asked_by") REFERENCES "accounts"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- How often the same thing happened within an hour: the log has a line for the first time and for each ten times as many.
CREATE TABLE "activity_counts" (
	"subject" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activity_counts_pk" PRIMARY KEY("subject","actor","action","hour")
);
--> statement-breakpoint
CREATE INDEX "activity_counts_by_age" ON "activity_counts" USING btree ("hour");
--> statement-breakpoint
-- A mail to somebody whose account is closed is still sent; then nothing of it stays.
ALTER TABLE "outbox" ADD COLUMN "forget_once_sent" boolean DEFAULT false NOT NULL;

ALTER TABLE "accounts" ADD COLUMN "staff_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "staff_roles" = '{administrator,underwriting}' WHERE "role" = 'administrator';--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_staff_roles" CHECK ("accounts"."staff_roles" <@ array['administrator', 'charter-desk', 'content', 'underwriting', 'read-only']::text[]);

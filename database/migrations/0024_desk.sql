ALTER TABLE "financing_applications" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_applications_of_assignee" ON "financing_applications" USING btree ("assigned_to");

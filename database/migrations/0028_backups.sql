-- How backups went of late: staff's health page and the log read it.
CREATE TABLE "backup_results" (
	"kind" text PRIMARY KEY NOT NULL,
	"last_succeeded_at" timestamp with time zone,
	"last_failed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "backup_results_kind" CHECK ("kind" in ('backup', 'archive'))
);
